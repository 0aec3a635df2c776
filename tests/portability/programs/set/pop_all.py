s = {1}
print(s.pop(), s)
try:
    s.pop()
except KeyError:
    print("empty")
