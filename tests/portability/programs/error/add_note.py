e = ValueError("x")
e.add_note("hint")
print(e.__notes__, e)
