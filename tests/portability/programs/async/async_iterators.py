class Ticker:
    def __init__(self, n): self.n = n
    def __aiter__(self): self.i = 0; return self
    async def __anext__(self):
        if self.i >= self.n: raise StopAsyncIteration
        self.i += 1
        return self.i
async def main():
    async for x in Ticker(3):
        print(x)
    else:
        print("end")
    print([x async for x in Ticker(3) if x != 2])
