try:
    assert 1 == 2, "not equal"
except AssertionError as e:
    print("AssertionError", e)
assert True
