from functools import partialmethod
class Cell:
    def __init__(self): self.state = None
    def set(self, v): self.state = v
    on = partialmethod(set, True)
c = Cell()
c.on()
print(c.state)
