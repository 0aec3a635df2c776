def r():
    yield 1
    return 9
def show(f):
    try:
        print(f())
    except BaseException as e:
        print(type(e).__name__, e)
class Own(Exception): pass
x = r(); x.close(); print(list(x))
show(lambda: x.throw(KeyError("z")))
show(lambda: x.throw(Own))
show(lambda: next(x, "end"))
y = r()
show(lambda: y.throw(Own("unstarted")))
show(lambda: next(y, "end"))
def h():
    try:
        yield 1
    except Own as e:
        print("handled", e)
        return 5
    yield 2
z = h(); next(z)
show(lambda: z.throw(Own("in")))
show(lambda: z.throw(Own("after")))
z = h(); next(z)
e = Own("twice")
try:
    raise e
except Own: pass
show(lambda: z.throw(e))
show(lambda: z.throw(e))
z = h(); next(z)
show(lambda: z.throw(ValueError("other")))
show(lambda: z.throw(ValueError("other")))
done = h()
for _ in done: pass
show(lambda: done.throw(Own("x")))
def fwd():
    v = yield from h()
    print("v", v)
w = fwd(); next(w)
show(lambda: w.throw(Own("f")))
show(lambda: w.throw(Own("f")))
class T:
    def throw(self, what, more=None): return what, more
print(T().throw(3), T().throw(3, more=4))
