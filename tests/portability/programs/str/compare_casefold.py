print("STRASSE".casefold() == "straße".casefold(), "İ".lower() == "i̇", "ﬁ".upper(), "K".lower())
