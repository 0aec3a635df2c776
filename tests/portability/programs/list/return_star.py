def f(x):
    return 1, *x
print(f([2, 3]))
