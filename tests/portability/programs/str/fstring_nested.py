w, p = 10, 3
rows = [("apple", 1.5), ("fig", 22.25)]
for k, v in rows:
    print(f"{k:<{w}}|{v:>{w}.{p}f}")
print(f"{'nested ' + f'{w}'} {[f'{i}' for i in range(2)]} {'a' if w else 'b'} {({'k': 1})['k']}")


class Maker:
    def name(self):
        return "made"


print(f"{Maker().name()}", f"{(lambda: 5)()}", f"{''.join(['a', 'b'])}", f"{f'{Maker().name()}'}")
