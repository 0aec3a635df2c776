import contextvars
v = contextvars.ContextVar("v", default=1)
t = v.set(5)
print(v.get())
v.reset(t)
print(v.get())
