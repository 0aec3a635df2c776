from collections.abc import Mapping, MutableMapping, Sequence, Iterator
class M(Mapping):
    def __init__(self, d): self._d = d
    def __getitem__(self, k): return self._d[k]
    def __iter__(self): return iter(self._d)
    def __len__(self): return len(self._d)
m = M({"b": 1, "a": 2})
print(list(m), m.get("z", 0), "a" in m, list(m.items()), list(m.keys()), list(m.values()), m == {"b": 1, "a": 2}, isinstance(m, Mapping))
