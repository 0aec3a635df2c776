from dataclasses import dataclass
try:
    @dataclass
    class A:
        x: list = []
except ValueError:
    print("mutable default")
