import random
random.seed(42)
print([random.random() for _ in range(3)], random.randint(1, 100), random.choice("abcdef"), random.uniform(1, 2), random.randrange(0, 100, 5), random.getrandbits(40))
