import logging
class H(logging.Handler):
    def emit(self, r): print(r.levelname, r.name, r.getMessage())
root = logging.getLogger("a")
root.addHandler(H())
root.setLevel(logging.DEBUG)
logging.getLogger("a.b").debug("x %s", 1)
logging.getLogger("a.b.c").critical("y")
