def g():
    try:
        yield 1
        yield 2
    except ValueError as e:
        yield f"caught {e}"
    finally:
        print("cleanup")
x = g()
print(next(x), x.throw(ValueError("boom")))
x.close()
y = g(); next(y); y.close()
