a = [3, 1, 2]
a.append(5); a.insert(0, 9); a.extend([7, 8]); a.remove(1)
print(a, a.pop(), a.pop(0), a.index(2), a.count(5), a[::-1], a[1:3])
a.reverse()
print(a, len(a), 5 in a, a * 2, a + [1])
