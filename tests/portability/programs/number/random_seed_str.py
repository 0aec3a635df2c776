import random
r = random.Random("hello")
print(r.random(), r.randint(0, 10**12), r.normalvariate(0, 1))
