adders = {n: (lambda x: x + n) for n in range(3)}
print([adders[k](10) for k in adders])
gens = list((lambda v: v * k) for k in range(3))
print([g(2) for g in gens])
def make(): 
    return [lambda y: (x, y) for x in "ab"]
print([f(1) for f in make()])
