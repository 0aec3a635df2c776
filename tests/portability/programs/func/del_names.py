x = [1, 2]
y = x
del x
try:
    x
except NameError:
    print("gone", y)
