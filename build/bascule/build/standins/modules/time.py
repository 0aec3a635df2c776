"""time."""

import time as _time

struct_fields = ("tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday", "tm_isdst")


class struct_time(tuple):
    def __getattr__(self, name):
        if name in struct_fields:
            return self[struct_fields.index(name)]
        if name == "tm_zone":
            return "UTC"
        if name == "tm_gmtoff":
            return 0
        raise AttributeError(name)

    def __repr__(self):
        return "time.struct_time(" + ", ".join(n + "=" + str(v) for n, v in zip(struct_fields, self)) + ")"

    def __str__(self):
        return self.__repr__()


def time():
    import js

    return float(js.Number(js.performance.timeOrigin) + js.performance.now()) / 1000


def time_ns():
    return int(time() * 1000) * 1000000


def _now():
    import js

    return js.performance.now() / 1000


def monotonic():
    return float(_now())


def perf_counter():
    return float(_now())


def process_time():
    return float(_now())


def monotonic_ns():
    return int(_now() * 1e9)


def perf_counter_ns():
    return int(_now() * 1e9)


def gmtime(seconds=None):
    from datetime import datetime, timezone

    t = datetime.fromtimestamp(time() if seconds is None else seconds, timezone.utc)
    return struct_time(t.timetuple()[:8] + (0,))


def localtime(seconds=None):
    from datetime import datetime

    return datetime.fromtimestamp(time() if seconds is None else seconds).timetuple()


def mktime(t):
    from datetime import datetime

    return datetime(*t[:6]).timestamp()


def strftime(template, t=None):
    from datetime import datetime

    t = localtime() if t is None else t
    return datetime(*t[:6]).strftime(template)


def strptime(text, template):
    from datetime import datetime

    return datetime.strptime(text, template).timetuple()


def asctime(t=None):
    return strftime("%a %b %e %H:%M:%S %Y", t)


def ctime(seconds=None):
    return asctime(localtime(seconds))


def sleep(seconds):
    raise RuntimeError("time.sleep would stop the page: await asyncio.sleep instead")


timezone = 0
tzname = ("UTC", "UTC")
