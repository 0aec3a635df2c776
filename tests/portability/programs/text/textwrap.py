import textwrap
t = "The quick brown fox jumps over the lazy dog and runs away"
print(textwrap.fill(t, 20), textwrap.wrap(t, 15), textwrap.shorten(t, 25), textwrap.indent("a\nb\n\nc", "> "), textwrap.dedent("""
    x
      y
    z
"""), textwrap.wrap("averyveryverylongword x", 8), textwrap.fill("a b", 5, initial_indent="* ", subsequent_indent="  "))
