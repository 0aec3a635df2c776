from functools import singledispatch
@singledispatch
def show(x): return f"obj {x}"
@show.register
def _(x: int): return f"int {x}"
@show.register(str)
def _(x): return f"str {x}"
@show.register(list)
def _(x): return f"list {len(x)}"
print(show(1), show("a"), show([1]), show(2.5), show(True))
