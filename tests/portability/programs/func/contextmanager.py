from contextlib import contextmanager, suppress, closing, nullcontext, ExitStack
@contextmanager
def tag(name):
    print(f"<{name}>")
    try:
        yield name.upper()
    except ValueError as e:
        print("caught", e)
    finally:
        print(f"</{name}>")
with tag("p") as t:
    print(t)
    raise ValueError("bad")
with suppress(KeyError, IndexError):
    {}["x"]
with nullcontext(5) as n:
    print(n)
with ExitStack() as st:
    print(st.enter_context(tag("a")))
    st.callback(lambda: print("callback"))
