print("a\tb\tc".expandtabs(4), "a\tb".expandtabs())
