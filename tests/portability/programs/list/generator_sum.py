print(sum(i * i for i in range(10)), ",".join(str(i) for i in range(4)), sorted(x for x in "bca"))
