print(eval("1 + 2", {}), eval("x * 2", {"x": 4}))
print(eval("list({'z': 1, 'a': 2, 'm': 3})"), eval("f'{0.125:.2f}'"))
