from collections.abc import Mapping, Sequence, Iterable, Callable, Hashable, Sized, MutableMapping, Set
print(isinstance({}, Mapping), isinstance([], Sequence), isinstance("a", Sequence), isinstance({1}, Iterable), isinstance(len, Callable), isinstance([], Hashable), isinstance((), Sized), isinstance([], Mapping), isinstance({1}, Set), isinstance({}, MutableMapping), isinstance(5, Iterable))
