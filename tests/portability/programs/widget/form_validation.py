import re
RULES = {"email": lambda v: re.fullmatch(r"[^@]+@[^@]+\.\w+", v) or "not an address", "age": lambda v: v.isdigit() and 0 < int(v) < 150 or "not an age"}
def check(form):
    return {k: r for k, f in RULES.items() if isinstance(r := f(form.get(k, "")), str)}
print(check({"email": "a@b.co", "age": "30"}), check({"email": "x", "age": "abc"}), check({}))
