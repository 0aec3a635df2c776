class HttpError(Exception):
    status = 500
    @property
    def friendly(self): return f"{self.status}: {self}"
class NotFound(HttpError):
    status = 404
try:
    raise NotFound("gone")
except HttpError as e:
    print(e.friendly)
