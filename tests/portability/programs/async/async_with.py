class CM:
    async def __aenter__(self): print("in"); return 5
    async def __aexit__(self, t, v, tb): print("out", t.__name__ if t else None); return True
async def main():
    async with CM() as x, CM() as y:
        print(x + y)
        raise ValueError("q")
    print("after")
