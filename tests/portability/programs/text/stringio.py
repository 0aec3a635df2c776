import io
s = io.StringIO()
s.write("line1\n"); print("line2", file=s)
s.seek(0)
print(s.readline(), s.read(), s.getvalue(), [l for l in io.StringIO("a\nb\n")], io.StringIO("x\ny").readlines())
with io.StringIO("q") as f: print(f.read())
b = io.BytesIO(b"ab")
print(b.read(1), b.getvalue())
