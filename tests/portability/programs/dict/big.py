d = {f"k{i}": i for i in range(3000)}
print(list(d)[:3], list(d)[-3:], sum(d.values()), "k2999" in d)
