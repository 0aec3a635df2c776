print(sorted([43682, -25860287287521709, 742]), sorted([2**64, 1, 2**65, -2**64], reverse=True))
print(sorted([[2**60], [1], [2**60, 1]]), sorted([2.5, 1, True, 2**70, -1.0]), max([2**60, 5, 2**61]))
class Only:
    def __init__(self, x, y):
        self.x, self.y = x, y
    def __lt__(self, other):
        return self.x < other.x
    def __repr__(self):
        return f"{self.x}{self.y}"
print(sorted([Only(i % 3, i) for i in range(40)]), sorted([Only(i % 3, i) for i in range(10)], reverse=True))
for mixed in ([1, "a"], ["a", 1], [1, None, 2.5], [[1], ["a"]], [2**60, "a"]):
    try:
        print(sorted(mixed))
    except TypeError:
        print("TypeError")
