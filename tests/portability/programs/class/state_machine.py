class Light:
    next_state = {"green": "yellow", "yellow": "red", "red": "green"}
    def __init__(self): self.state = "red"
    def step(self): self.state = self.next_state[self.state]; return self.state
l = Light()
print([l.step() for _ in range(5)])
