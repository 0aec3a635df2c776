import random
r = random.Random(7)
a = list(range(10))
r.shuffle(a)
print(a, r.sample(range(100), 5), r.choices("abc", k=5), r.choices([1, 2, 3], weights=[1, 0, 5], k=4), r.gauss(0, 1), r.betavariate(1, 2), r.expovariate(1.5), r.triangular(0, 1, 0.5))
