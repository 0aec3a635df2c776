for s in ["é", "É", "ß", "中", "²", "٣", "Ⅷ", "½", "\u00a0", "ǅ", "ª", "\u2003"]:
    print(ascii(s), s.isalpha(), s.isdigit(), s.isalnum(), s.isspace(), s.isupper(), s.islower(), s.isnumeric(), s.isdecimal())
