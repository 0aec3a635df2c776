class Dog:
    kind = "canine"
    def __init__(self, name): self.name = name
    def speak(self): return f"{self.name} says woof"
    def __repr__(self): return f"Dog({self.name!r})"
d = Dog("Rex")
print(d, d.speak(), d.kind, Dog.kind, [d], str(d), f"{d}", isinstance(d, Dog), type(d).__name__, d.__class__.__name__)
