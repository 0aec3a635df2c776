import re
def snake(s): return re.sub(r"(?<!^)(?=[A-Z])", "_", s).lower()
def camel(s): return re.sub(r"_([a-z])", lambda m: m.group(1).upper(), s)
print(snake("helloWorldFoo"), camel("hello_world_foo"), re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", "getHTTPResponse"))
