class Plugin:
    registry = []
    def __init_subclass__(cls, /, tag=None, **kw):
        super().__init_subclass__(**kw)
        cls.tag = tag
        Plugin.registry.append(cls.__name__)
class A(Plugin, tag="a"): pass
class B(Plugin): pass
print(Plugin.registry, A.tag, B.tag)
