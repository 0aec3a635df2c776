print("  a b ".strip() + "|", "xxaxx".strip("x"), "abcab".lstrip("ab"), "abcba".rstrip("ab"), "\t\n a\u00a0\u2003".strip() + "|")
