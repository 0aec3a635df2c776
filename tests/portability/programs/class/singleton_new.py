class S:
    _i = None
    def __new__(cls):
        if cls._i is None:
            cls._i = super().__new__(cls)
        return cls._i
print(S() is S())
