template = "%08.3f|%-6s|"
print(template % (2.5, "ab"), "%#G" % 0.25, "%#x" % 255, f"%{3}d|" % 5)
whole = "%d items"
print(whole % 3)
whole %= 4
print(whole)
