import difflib
s = difflib.SequenceMatcher(None, "qabxcd", "abycdf")
print(s.get_opcodes(), s.get_matching_blocks(), s.find_longest_match(0, 6, 0, 6))
