s = ""
for i in range(5):
    s += str(i) + ","
print(s[:-1], s.rstrip(","), len(s))
