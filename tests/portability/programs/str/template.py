from string import Template
t = Template("$name owes $$${amount}")
print(t.substitute(name="ann", amount=3), t.safe_substitute(name="bob"))
try:
    t.substitute(name="x")
except KeyError as e:
    print("missing", e)
