import re
TOK = re.compile(r"\s*(?:(?P<num>\d+(?:\.\d+)?)|(?P<name>[a-z]+)|(?P<op>[-+*/()]))")
def tokens(s):
    i = 0
    while i < len(s):
        m = TOK.match(s, i)
        if not m: raise SyntaxError(s[i:])
        yield m.lastgroup, m.group(m.lastgroup)
        i = m.end()
print(list(tokens("3.5 * (x+ 2)-y")))
