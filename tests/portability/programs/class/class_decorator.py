def register(cls):
    cls.registered = True
    return cls
@register
class A: pass
print(A.registered, A.__name__)
