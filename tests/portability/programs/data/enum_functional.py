from enum import Enum
A = Enum("A", "X Y Z")
B = Enum("B", {"P": 10, "Q": 20})
print(list(A), A.Y.value, B.Q.value, B(10))
