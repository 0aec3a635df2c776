import inspect
def f(): pass
async def g(): pass
def h(): yield
class A: pass
print(inspect.isfunction(f), inspect.iscoroutinefunction(g), inspect.isgeneratorfunction(h), inspect.isclass(A), inspect.iscoroutinefunction(f), inspect.ismethod(A().__init__) or True)
