print(dict(zip("cab", range(3))), dict(enumerate("xy")))
