import re
print(re.match(r"(?:(a)|(b))+", "ab").groups(), re.match(r"((a)|b)*", "ab").groups(), re.match(r"(a*)*", "b").groups(), re.match(r"(?:(x)|y)*z", "xyz").groups())
