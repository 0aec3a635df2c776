class Node:
    def __init__(self, v, nxt=None): self.v, self.next = v, nxt
def build(xs):
    head = None
    for x in reversed(xs): head = Node(x, head)
    return head
def rev(n):
    prev = None
    while n: n.next, prev, n = prev, n, n.next
    return prev
n = rev(build([1, 2, 3]))
out = []
while n: out.append(n.v); n = n.next
print(out)
