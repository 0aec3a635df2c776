print("a\nb\r\nc\rd".splitlines(), "a\nb\n".splitlines(), "a\nb\n".splitlines(True), "".splitlines(), "\n".splitlines(keepends=True), "x\x0by\u2028z".splitlines())
