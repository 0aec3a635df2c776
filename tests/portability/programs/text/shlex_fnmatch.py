import fnmatch
print(fnmatch.fnmatch("a.py", "*.py"), fnmatch.filter(["a.py", "b.txt"], "*.t*"), fnmatch.fnmatchcase("A", "a"))
