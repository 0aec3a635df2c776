from enum import Enum
class Planet(Enum):
    EARTH = (5.97, 6.37)
    MARS = (0.64, 3.39)
    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius
    def density(self): return round(self.mass / self.radius, 3)
print(Planet.EARTH.mass, Planet.MARS.density(), Planet.MARS.value, Planet((5.97, 6.37)).name)
