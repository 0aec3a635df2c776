class Tag(str):
    def wrap(self): return f"<{self}>"
t = Tag("b")
print(t, t.wrap(), t.upper(), t == "b", {t: 1}["b"], isinstance(t, str), len(t), t + "c")
