import csv, io
rows = list(csv.reader(io.StringIO('a,b\n1,"x, y"\n2,"q ""z"""\n')))
print(rows, list(csv.DictReader(io.StringIO("n,v\na,1\nb,2"))))
o = io.StringIO()
w = csv.writer(o)
w.writerow(["a", 'b"c', "d,e", None, 1.5])
print(repr(o.getvalue()))
