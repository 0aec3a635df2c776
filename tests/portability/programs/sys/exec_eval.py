print(eval("1 + 2", {}), eval("x * 2", {"x": 4}))
