print(repr("it's"), repr('say "hi"'), repr("both ' and \""), repr("tab\t nl\n bs\\"), repr("é中😀"), repr("\x00\x7f\xa0\u2028"), ["a'b"], ascii("é😀"))
