print("hello".translate(str.maketrans("el", "ip")), "a-b_c".translate(str.maketrans({"-": " ", "_": None})), "abc".translate(str.maketrans("a", "x", "c")), "abc".translate({97: "Z", 98: 120}))
