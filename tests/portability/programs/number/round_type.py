print(type(round(2.5)).__name__, type(round(2.5, 0)).__name__, type(round(3)).__name__, round(2.5, None), round(12345.678, 0))
