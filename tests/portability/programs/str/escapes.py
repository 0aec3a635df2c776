print("\x41\u0042\U00000043\103", "a\
b", r"\n", "\N{BULLET}", len("\\"), "a" "b" 'c')
