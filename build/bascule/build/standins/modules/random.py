"""random: the Mersenne Twister, so that a seed gives the sequence it gives on CPython."""

import math as _math

_MASK = 0xFFFFFFFF
TWOPI = 2 * _math.pi


class Random:
    def __init__(self, x=None):
        self.seed(x)

    def seed(self, a=None, version=2):
        self.gauss_next = None
        if a is None:
            import time

            self._key(int(time.time() * 1000000))
            return
        if isinstance(a, float):
            a = hash(a)
        if isinstance(a, (str, bytes, bytearray)):
            import hashlib

            if isinstance(a, str):
                a = a.encode()
            a = int.from_bytes(bytes(a) + hashlib.sha512(bytes(a)).digest(), "big")
        self._key(abs(a))

    def _key(self, n):
        key = []
        while n:
            key.append(n & _MASK)
            n >>= 32
        key = key or [0]
        mt = [19650218]
        for i in range(1, 624):
            mt.append((1812433253 * (mt[i - 1] ^ mt[i - 1] >> 30) + i) & _MASK)
        i = 1
        j = 0
        for _ in range(max(624, len(key))):
            mt[i] = ((mt[i] ^ (mt[i - 1] ^ mt[i - 1] >> 30) * 1664525) + key[j] + j) & _MASK
            i += 1
            j += 1
            if i >= 624:
                mt[0] = mt[623]
                i = 1
            if j >= len(key):
                j = 0
        for _ in range(623):
            mt[i] = ((mt[i] ^ (mt[i - 1] ^ mt[i - 1] >> 30) * 1566083941) - i) & _MASK
            i += 1
            if i >= 624:
                mt[0] = mt[623]
                i = 1
        mt[0] = 0x80000000
        self.mt = mt
        self.at = 624

    def _word(self):
        mt = self.mt
        if self.at >= 624:
            for k in range(624):
                y = (mt[k] & 0x80000000) | (mt[(k + 1) % 624] & 0x7FFFFFFF)
                mt[k] = mt[(k + 397) % 624] ^ (y >> 1) ^ (0x9908B0DF if y & 1 else 0)
            self.at = 0
        y = mt[self.at]
        self.at += 1
        y ^= y >> 11
        y ^= (y << 7) & 0x9D2C5680
        y ^= (y << 15) & 0xEFC60000
        return y ^ (y >> 18)

    def getstate(self):
        return (3, tuple(self.mt) + (self.at,), self.gauss_next)

    def setstate(self, state):
        self.mt = list(state[1][:624])
        self.at = state[1][624]
        self.gauss_next = state[2]

    def random(self):
        a = self._word() >> 5
        b = self._word() >> 6
        return (a * 67108864 + b) / 9007199254740992

    def getrandbits(self, k):
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        out = 0
        shift = 0
        while k > 0:
            w = self._word()
            if k < 32:
                w >>= 32 - k
            out |= w << shift
            shift += 32
            k -= 32
        return out

    def randbytes(self, n):
        return self.getrandbits(n * 8).to_bytes(n, "little")

    def _below(self, n):
        k = n.bit_length()
        r = self.getrandbits(k)
        while r >= n:
            r = self.getrandbits(k)
        return r

    def randrange(self, start, stop=None, step=1):
        if stop is None:
            start, stop = 0, start
        width = stop - start
        if step == 1:
            if width <= 0:
                raise ValueError("empty range for randrange() (" + str(start) + ", " + str(stop) + ", " + str(width) + ")")
            return start + self._below(width)
        n = (width + step - 1) // step if step > 0 else (width + step + 1) // step
        if n <= 0:
            raise ValueError("empty range for randrange()")
        return start + step * self._below(n)

    def randint(self, a, b):
        return self.randrange(a, b + 1)

    def choice(self, seq):
        if not len(seq):
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._below(len(seq))]

    def shuffle(self, x):
        for i in range(len(x) - 1, 0, -1):
            j = self._below(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population, k, *, counts=None):
        population = list(population)
        if counts is not None:
            population = [v for v, n in zip(population, counts) for _ in range(n)]
        n = len(population)
        if not 0 <= k <= n:
            raise ValueError("Sample larger than population or is negative")
        out = [None] * k
        size = 21
        if k > 5:
            size += 4 ** _math.ceil(_math.log(k * 3, 4))
        if n <= size:
            pool = list(population)
            for i in range(k):
                j = self._below(n - i)
                out[i] = pool[j]
                pool[j] = pool[n - i - 1]
        else:
            chosen = set()
            for i in range(k):
                j = self._below(n)
                while j in chosen:
                    j = self._below(n)
                chosen.add(j)
                out[i] = population[j]
        return out

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        n = len(population)
        if cum_weights is None:
            if weights is None:
                return [population[int(self.random() * n)] for _ in range(k)]
            cum_weights = []
            total = 0
            for w in weights:
                total += w
                cum_weights.append(total)
        if len(cum_weights) != n:
            raise ValueError("The number of weights does not match the population")
        total = cum_weights[-1] + 0.0
        if total <= 0.0:
            raise ValueError("Total of weights must be greater than zero")
        out = []
        for _ in range(k):
            x = self.random() * total
            low = 0
            high = n - 1
            while low < high:
                mid = (low + high) // 2
                if x < cum_weights[mid]:
                    high = mid
                else:
                    low = mid + 1
            out.append(population[low])
        return out

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        u = self.random()
        c = 0.5 if mode is None else (mode - low) / (high - low)
        if u > c:
            u = 1.0 - u
            c = 1.0 - c
            low, high = high, low
        return low + (high - low) * _math.sqrt(u * c)

    def normalvariate(self, mu=0.0, sigma=1.0):
        magic = 4 * _math.exp(-0.5) / _math.sqrt(2.0)
        while True:
            u = self.random()
            v = 1.0 - self.random()
            z = magic * (u - 0.5) / v
            if z * z / 4.0 <= -_math.log(v):
                return mu + z * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        z = self.gauss_next
        self.gauss_next = None
        if z is None:
            x = self.random() * TWOPI
            g = _math.sqrt(-2.0 * _math.log(1.0 - self.random()))
            z = _math.cos(x) * g
            self.gauss_next = _math.sin(x) * g
        return mu + z * sigma

    def lognormvariate(self, mu=0.0, sigma=1.0):
        return _math.exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd=1.0):
        return -_math.log(1.0 - self.random()) / lambd

    def gammavariate(self, alpha, beta):
        if alpha > 1.0:
            ainv = _math.sqrt(2.0 * alpha - 1.0)
            bbb = alpha - _math.log(4.0)
            ccc = alpha + ainv
            while True:
                u1 = self.random()
                if not 1e-7 < u1 < 0.9999999:
                    continue
                u2 = 1.0 - self.random()
                v = _math.log(u1 / (1.0 - u1)) / ainv
                x = alpha * _math.exp(v)
                z = u1 * u1 * u2
                r = bbb + ccc * v - x
                if r + 1.0 + _math.log(4.5) - 4.5 * z >= 0.0 or r >= _math.log(z):
                    return x * beta
        if alpha == 1.0:
            return -_math.log(1.0 - self.random()) * beta
        while True:
            u = self.random()
            b = (_math.e + alpha) / _math.e
            p = b * u
            x = p ** (1.0 / alpha) if p <= 1.0 else -_math.log((b - p) / alpha)
            u1 = self.random()
            if p > 1.0:
                if u1 <= x ** (alpha - 1.0):
                    break
            elif u1 <= _math.exp(-x):
                break
        return x * beta

    def betavariate(self, alpha, beta):
        y = self.gammavariate(alpha, 1.0)
        return y / (y + self.gammavariate(beta, 1.0)) if y else 0.0

    def paretovariate(self, alpha):
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        return alpha * (-_math.log(1.0 - self.random())) ** (1.0 / beta)


SystemRandom = Random
_one = Random()
seed = _one.seed
random = _one.random
getrandbits = _one.getrandbits
randbytes = _one.randbytes
randrange = _one.randrange
randint = _one.randint
choice = _one.choice
shuffle = _one.shuffle
sample = _one.sample
choices = _one.choices
uniform = _one.uniform
triangular = _one.triangular
gauss = _one.gauss
normalvariate = _one.normalvariate
lognormvariate = _one.lognormvariate
expovariate = _one.expovariate
gammavariate = _one.gammavariate
betavariate = _one.betavariate
paretovariate = _one.paretovariate
weibullvariate = _one.weibullvariate
getstate = _one.getstate
setstate = _one.setstate
