d = {1: "a", True: "b", 1.0: "c", 0: "z", False: "y"}
print(d, len(d))
