class O: x = 1
o = O()
setattr(o, "y", 2)
print(getattr(o, "x"), getattr(o, "y"), getattr(o, "z", "none"), hasattr(o, "z"), hasattr(o, "x"))
delattr(o, "y")
print(hasattr(o, "y"))
