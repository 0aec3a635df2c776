import re
for bad in ("(", "[a", "*a", "a**", "(?P<1a>x)", ")"):
    try:
        re.compile(bad)
        print("compiled", bad)
    except re.error:
        print("error")
