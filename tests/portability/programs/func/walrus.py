data = [1, 5, 2, 8]
if (n := len(data)) > 3:
    print(n)
print([y for x in data if (y := x * 2) > 4], y)
while (item := data.pop()) != 1:
    print(item)
