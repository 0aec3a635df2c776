import inspect
def f(a): pass
async def co(): pass
async def ag(): yield 1
def gen(): yield 1
class A:
    def m(self): yield 1
every = (f, co, ag, gen, A().m, A, len)
print([inspect.iscoroutinefunction(x) for x in every])
print([inspect.isgeneratorfunction(x) for x in every])
print([inspect.isasyncgenfunction(x) for x in every])
