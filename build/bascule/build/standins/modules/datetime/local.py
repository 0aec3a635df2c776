"""The page's own time and zone."""


def _now_ms():
    import js

    return float(js.performance.timeOrigin + js.performance.now())


def _local_offset(ms):
    import js

    return timedelta(minutes=-int(js.Date.new(float(ms) + 0.25).getTimezoneOffset()))


def _local_offset_at(us):
    ms = (us - _EPOCH * 86400000000) // 1000
    first = _local_offset(ms)
    return _local_offset(ms - first._us() // 1000)


def _local_name(ms):
    return "UTC" if not _local_offset(ms) else "UTC" + _offset_text(_local_offset(ms))
