def run(f):
    try:
        r = f()
    except:
        return "bad"
    else:
        return f"ok {r}"
    finally:
        print("done")
print(run(lambda: 1), run(lambda: 1 / 0))
