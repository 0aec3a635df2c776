"""logging: to the page's console, which the development host shows, unless a handler says otherwise."""

CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0
_names = {50: "CRITICAL", 40: "ERROR", 30: "WARNING", 20: "INFO", 10: "DEBUG", 0: "NOTSET"}


def getLevelName(level):
    if isinstance(level, str):
        for n, name in _names.items():
            if name == level:
                return n
        return "Level " + level
    return _names.get(level, "Level " + str(level))


def addLevelName(level, name):
    _names[level] = name


def getLevelNamesMapping():
    return {v: k for k, v in _names.items()}


def _level(level):
    if isinstance(level, str):
        n = getLevelName(level)
        if not isinstance(n, int):
            raise ValueError("Unknown level: " + repr(level))
        return n
    return level


class LogRecord:
    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None):
        import time

        self.name = name
        self.levelno = level
        self.levelname = getLevelName(level)
        self.pathname = pathname
        self.filename = pathname
        self.module = name
        self.lineno = lineno
        self.msg = msg
        self.args = args[0] if len(args) == 1 and isinstance(args[0], dict) and args[0] else args
        self.exc_info = exc_info
        self.exc_text = None
        self.funcName = func
        self.created = time.time()
        self.msecs = int(self.created * 1000) % 1000
        self.process = self.thread = 0
        self.processName = self.threadName = "MainThread"

    def getMessage(self):
        msg = str(self.msg)
        return msg % self.args if self.args else msg


class Formatter:
    default_msec_format = "%s,%03d"

    def __init__(self, fmt=None, datefmt=None, style="%", validate=True, *, defaults=None):
        self._fmt = fmt or {"%": "%(message)s", "{": "{message}", "$": "${message}"}[style]
        self.datefmt = datefmt
        self.style = style
        self.defaults = defaults or {}

    def formatTime(self, record, datefmt=None):
        from datetime import datetime

        t = datetime.fromtimestamp(record.created)
        return t.strftime(datefmt) if datefmt else t.strftime("%Y-%m-%d %H:%M:%S") + "," + f"{record.msecs:03d}"

    def formatException(self, exc_info):
        from traceback import format_exception

        return "".join(format_exception(exc_info[1])).rstrip("\n")

    def format(self, record):
        record.message = record.getMessage()
        if "asctime" in self._fmt:
            record.asctime = self.formatTime(record, self.datefmt)
        values = {**self.defaults, **vars(record)}
        if self.style == "%":
            text = self._fmt % values
        elif self.style == "{":
            text = self._fmt.format(**values)
        else:
            from string import Template

            text = Template(self._fmt).substitute(values)
        if record.exc_info and record.exc_info[1] is not None:
            text += "\n" + self.formatException(record.exc_info)
        return text


class Filter:
    def __init__(self, name=""):
        self.name = name

    def filter(self, record):
        return not self.name or record.name == self.name or record.name.startswith(self.name + ".")


class _Filters:
    def addFilter(self, f):
        self.filters.append(f)

    def removeFilter(self, f):
        self.filters.remove(f)

    def filter(self, record):
        for f in self.filters:
            if not (f.filter(record) if hasattr(f, "filter") else f(record)):
                return False
        return True


class Handler(_Filters):
    def __init__(self, level=NOTSET):
        self.level = _level(level)
        self.formatter = None
        self.filters = []
        self.name = None

    def setLevel(self, level):
        self.level = _level(level)

    def setFormatter(self, formatter):
        self.formatter = formatter

    def format(self, record):
        return (self.formatter or Formatter()).format(record)

    def emit(self, record):
        raise NotImplementedError("emit must be implemented by Handler subclasses")

    def handle(self, record):
        if not hasattr(self, "filters"):
            self.filters = []
        if self.filter(record):
            self.emit(record)

    def flush(self):
        pass

    def close(self):
        pass


class StreamHandler(Handler):
    terminator = "\n"

    def __init__(self, stream=None):
        super().__init__()
        self.stream = stream

    def emit(self, record):
        text = self.format(record)
        if self.stream is None:
            print(text)
        else:
            self.stream.write(text + self.terminator)


class NullHandler(Handler):
    def emit(self, record):
        pass

    def handle(self, record):
        pass


class Logger(_Filters):
    def __init__(self, name, level=NOTSET):
        self.name = name
        self.level = _level(level)
        self.parent = None
        self.propagate = True
        self.handlers = []
        self.filters = []
        self.disabled = False

    def setLevel(self, level):
        self.level = _level(level)

    def getEffectiveLevel(self):
        log = self
        while log is not None:
            if log.level:
                return log.level
            log = log.parent
        return NOTSET

    def isEnabledFor(self, level):
        return not self.disabled and level >= self.getEffectiveLevel()

    def addHandler(self, handler):
        if handler not in self.handlers:
            self.handlers.append(handler)

    def removeHandler(self, handler):
        if handler in self.handlers:
            self.handlers.remove(handler)

    def hasHandlers(self):
        log = self
        while log is not None:
            if log.handlers:
                return True
            log = log.parent if log.propagate else None
        return False

    def getChild(self, suffix):
        return getLogger(suffix if self is root else self.name + "." + suffix)

    def _log(self, level, msg, args, exc_info=None, extra=None, stack_info=False, stacklevel=1):
        if exc_info is True:
            exc_info = (None, None, None)
        elif isinstance(exc_info, BaseException):
            exc_info = (type(exc_info), exc_info, None)
        record = LogRecord(self.name, level, "", 0, msg, args, exc_info)
        for k in extra or {}:
            setattr(record, k, extra[k])
        self.handle(record)

    def handle(self, record):
        if self.disabled or not self.filter(record):
            return
        log = self
        found = False
        while log is not None:
            for h in log.handlers:
                found = True
                if record.levelno >= getattr(h, "level", 0):
                    h.handle(record)
            log = log.parent if log.propagate else None
        if not found and record.levelno >= WARNING:
            print(record.getMessage())

    def log(self, level, msg, *args, **more):
        if self.isEnabledFor(level):
            self._log(level, msg, args, **more)

    def debug(self, msg, *args, **more):
        if self.isEnabledFor(DEBUG):
            self._log(DEBUG, msg, args, **more)

    def info(self, msg, *args, **more):
        if self.isEnabledFor(INFO):
            self._log(INFO, msg, args, **more)

    def warning(self, msg, *args, **more):
        if self.isEnabledFor(WARNING):
            self._log(WARNING, msg, args, **more)

    warn = warning

    def error(self, msg, *args, **more):
        if self.isEnabledFor(ERROR):
            self._log(ERROR, msg, args, **more)

    def exception(self, msg, *args, exc_info=True, **more):
        self.error(msg, *args, exc_info=exc_info, **more)

    def critical(self, msg, *args, **more):
        if self.isEnabledFor(CRITICAL):
            self._log(CRITICAL, msg, args, **more)

    fatal = critical

    def __repr__(self):
        return "<Logger " + self.name + " (" + getLevelName(self.getEffectiveLevel()) + ")>"


class LoggerAdapter:
    def __init__(self, logger, extra=None):
        self.logger = logger
        self.extra = extra

    def process(self, msg, more):
        more["extra"] = self.extra
        return msg, more

    def log(self, level, msg, *args, **more):
        msg, more = self.process(msg, more)
        self.logger.log(level, msg, *args, **more)

    def debug(self, msg, *args, **more):
        self.log(DEBUG, msg, *args, **more)

    def info(self, msg, *args, **more):
        self.log(INFO, msg, *args, **more)

    def warning(self, msg, *args, **more):
        self.log(WARNING, msg, *args, **more)

    def error(self, msg, *args, **more):
        self.log(ERROR, msg, *args, **more)


root = Logger("root", WARNING)
_loggers = {}


def getLogger(name=None):
    if not name or name == "root":
        return root
    log = _loggers.get(name)
    if log is None:
        log = _loggers[name] = Logger(name)
        above = name.rpartition(".")[0]
        log.parent = getLogger(above) if above else root
    return log


def basicConfig(*, level=None, format=None, datefmt=None, style="%", stream=None, handlers=None, force=False, **more):
    if force:
        root.handlers = []
    if not root.handlers:
        for h in handlers or [StreamHandler(stream)]:
            if h.formatter is None:
                h.setFormatter(Formatter(format or "%(levelname)s:%(name)s:%(message)s", datefmt, style))
            root.addHandler(h)
    if level is not None:
        root.setLevel(level)


def debug(msg, *args, **more):
    _ready()
    root.debug(msg, *args, **more)


def info(msg, *args, **more):
    _ready()
    root.info(msg, *args, **more)


def warning(msg, *args, **more):
    _ready()
    root.warning(msg, *args, **more)


def error(msg, *args, **more):
    _ready()
    root.error(msg, *args, **more)


def exception(msg, *args, **more):
    _ready()
    root.exception(msg, *args, **more)


def critical(msg, *args, **more):
    _ready()
    root.critical(msg, *args, **more)


def log(level, msg, *args, **more):
    _ready()
    root.log(level, msg, *args, **more)


def _ready():
    if not root.handlers:
        basicConfig()


def disable(level=CRITICAL):
    root.disabled = True


def captureWarnings(capture):
    pass


def shutdown():
    pass
