import traceback
def inner(): raise ValueError("deep")
def outer(): inner()
try:
    outer()
except ValueError as e:
    text = traceback.format_exc()
    print(text.splitlines()[0], "|", text.splitlines()[-1], traceback.format_exception_only(type(e), e))
