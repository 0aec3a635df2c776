class Stack(list):
    def push(self, x): self.append(x)
    def peek(self): return self[-1]
s = Stack([1])
s.push(2)
print(s, s.peek(), len(s), s[0], s + [3], isinstance(s, list), list(s), s == [1, 2])
