"""warnings: shown in the page's console."""

_filters = [("default", None)]
_records = [None]
_seen = set()


class WarningMessage:
    def __init__(self, message, category):
        self.message = message
        self.category = category
        self.filename = ""
        self.lineno = 0

    def __str__(self):
        return "{message : " + repr(self.message) + ", category : " + repr(self.category.__name__) + "}"


def warn(message, category=None, stacklevel=1, source=None):
    if isinstance(message, Warning):
        category = type(message)
    else:
        category = category or UserWarning
        message = category(message)
    action = "default"
    for a, kind in _filters:
        if kind is None or issubclass(category, kind):
            action = a
            break
    if action == "error":
        raise message
    if action == "ignore":
        return
    key = (str(message), category.__name__)
    if action != "always":
        if key in _seen:
            return
        _seen.add(key)
    if _records[0] is not None:
        _records[0].append(WarningMessage(message, category))
    else:
        print(category.__name__ + ": " + str(message))


def warn_explicit(message, category, filename, lineno, **more):
    warn(message, category)


def simplefilter(action, category=None, lineno=0, append=False):
    _filters.insert(0, (action, category))


def filterwarnings(action, message="", category=None, module="", lineno=0, append=False):
    _filters.insert(0, (action, category))


def resetwarnings():
    _filters[:] = []


class catch_warnings:
    def __init__(self, *, record=False, module=None, action=None, category=None):
        self.record = record
        self.action = action

    def __enter__(self):
        self.before = (list(_filters), _records[0])
        if self.record:
            _records[0] = []
        if self.action:
            simplefilter(self.action)
        return _records[0] if self.record else None

    def __exit__(self, *error):
        _filters[:] = self.before[0]
        _records[0] = self.before[1]


def deprecated(message, **more):
    return lambda f: f
