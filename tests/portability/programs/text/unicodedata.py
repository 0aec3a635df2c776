import unicodedata
print(unicodedata.normalize("NFC", "e\u0301") == "é", len(unicodedata.normalize("NFD", "é")), unicodedata.category("A"))
