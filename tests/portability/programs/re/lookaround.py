import re
print(re.findall(r"\w+(?=:)", "a: b: c"), re.findall(r"(?<=\$)\d+", "$5 6 $70"), re.findall(r"\b(?!un)\w+", "undo redo"), re.findall(r"(?<!-)\b\d", "1 -2 3"), re.sub(r"(?<=\d)(?=(\d{3})+$)", ",", "1234567"))
