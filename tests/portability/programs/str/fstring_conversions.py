class T:
    def __repr__(self): return "T!"
    def __str__(self): return "tee"
    def __format__(self, spec): return f"fmt({spec})"
t = T()
print(f"{t} {t!r} {t!s} {t!a} {t:x>3} {t!s:>5}", format(t, "q"), "{:z}".format(t), [t], str(t))
