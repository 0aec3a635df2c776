class G:
    def __getattribute__(self, n):
        if n.startswith("x"): raise AttributeError("custom " + n)
        return super().__getattribute__(n)
try: G().xy
except AttributeError as e: print(e)
