import warnings
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter("always")
    warnings.warn("old", DeprecationWarning)
    warnings.warn("hm")
print([(str(x.message), x.category.__name__) for x in w])
