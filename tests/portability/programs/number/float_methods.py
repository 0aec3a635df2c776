print((2.5).as_integer_ratio(), (3.0).is_integer(), (0.1).hex(), float.fromhex("0x1.8p1"), (5).as_integer_ratio(), (2.5).conjugate(), float("1e3").is_integer())
print((1e22).is_integer(), (1e-05).as_integer_ratio(), (2E+3).hex(), (1.5e3).is_integer())
