class Oops(Exception): pass
class A:
    def go(self):
        with self:
            raise Oops("bad")
    def __enter__(self): return self
    def __exit__(self, *a): return False
# a comment

A().go()
