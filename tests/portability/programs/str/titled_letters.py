for text in ("a\u03a3", "a.\u03a3 a\u03a3b", "a\u0301\u03a3", "\u01c6a \u00dfx \ufb01x \u0149", "\u10d0\u10d0", "\u1fb2x \u1fc7", "\U00010428\U00010428", "\u0130\u0130", "they're a\u00aab \u2170x", "ABC\u03a3", "\u01c5x \u1f88"):
    print(ascii(text.title()), ascii(text.capitalize()), ascii(text.swapcase()))
