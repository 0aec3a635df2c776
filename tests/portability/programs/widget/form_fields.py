import re
class Field:
    def __init__(self, kind, *, required=True, default=None, check=None): self.kind, self.required, self.default, self.check = kind, required, default, check
    def __set_name__(self, owner, name): self.name = name
    def __get__(self, obj, owner=None): return self if obj is None else obj.__dict__.get(self.name, self.default)
    def __set__(self, obj, value):
        if not isinstance(value, self.kind): raise TypeError(f"{self.name}: expected {self.kind.__name__}, got {type(value).__name__}")
        if self.check and not self.check(value): raise ValueError(f"{self.name}: bad value {value!r}")
        obj.__dict__[self.name] = value
class Form:
    @classmethod
    def fields(cls): return {k: v for k, v in vars(cls).items() if isinstance(v, Field)}
    @classmethod
    def load(cls, data):
        form, errors = cls(), {}
        for n, f in cls.fields().items():
            if n not in data:
                if f.required: errors[n] = "missing"
                continue
            try: setattr(form, n, data[n])
            except (TypeError, ValueError) as e: errors[n] = str(e)
        return form, errors
class Signup(Form):
    email = Field(str, check=lambda s: re.fullmatch(r"[^@\s]+@[^@\s]+\.\w+", s))
    age = Field(int, check=lambda n: 0 < n < 150)
    nick = Field(str, required=False, default="anon")
f, e = Signup.load({"email": "a@b.co", "age": 30}); print(f.email, f.age, f.nick, e)
print(Signup.load({"email": "nope", "age": "x"})[1], Signup.load({})[1], list(Signup.fields()))
