import logging, io
buf = io.StringIO()
h = logging.StreamHandler(buf)
h.setFormatter(logging.Formatter("%(levelname)s:%(name)s:%(message)s"))
log = logging.getLogger("app")
log.addHandler(h)
log.setLevel(logging.INFO)
log.propagate = False
log.debug("no"); log.info("n=%d", 5); log.warning("w %s", "x"); log.error("e")
try:
    1 / 0
except ZeroDivisionError:
    log.exception("failed")
print(buf.getvalue().splitlines()[:4], log.isEnabledFor(logging.DEBUG), logging.getLevelName(30), log.name, log.level)
