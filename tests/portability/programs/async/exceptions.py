async def fail(): raise KeyError("k")
async def main():
    try:
        await fail()
    except KeyError as e:
        print("caught", e)
    finally:
        print("finally")
