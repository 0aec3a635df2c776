class AppError(Exception):
    def __init__(self, msg, code=0):
        super().__init__(msg)
        self.code = code
class NotFound(AppError):
    def __str__(self): return f"[{self.code}] {self.args[0]}"
try:
    raise NotFound("no page", code=404)
except AppError as e:
    print(e, e.code, repr(e), e.args, type(e).__name__, isinstance(e, Exception))
