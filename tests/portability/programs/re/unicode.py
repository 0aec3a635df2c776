import re
print(re.findall(r"\w+", "héllo wörld 中文 ñ_1"), re.sub(r"[^\w\s]", "", "¡hola! ¿qué?"), re.findall(r"\d", "1٣"), re.match(r"É", "é", re.I) is not None, re.search("😀", "a😀b").span(), re.findall(".", "a😀b"), re.split(r"\W+", "añb-çd é"))
