import types
def g(): yield 1
class A:
    def m(self): pass
print(isinstance(g, types.FunctionType), isinstance(g(), types.GeneratorType), isinstance(A().m, types.MethodType), isinstance(len, types.BuiltinFunctionType), isinstance(types, types.ModuleType), types.NoneType is type(None))
