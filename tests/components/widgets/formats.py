"""What `use_format` writes, in the host's language."""

from datetime import date, datetime

from bascule.components import Column, Text, component, use_format, widget


@component
def Written():
    write = use_format()
    try:
        said = write.date("soon")
    except ValueError as error:
        said = str(error)
    return Column(
        [
            Text(text)
            for text in (
                write.number(1234567.891),
                write.number(0.256, "percent"),
                write.number(12.5, {"minimumFractionDigits": 2}),
                write.number(float("inf")),
                write.number(2**70),
                write.currency(-1250, "EUR"),
                write.date(date(2026, 3, 1)),
                write.datetime(datetime(2026, 3, 1, 15, 30)),
                write.datetime("2026-03-01T15:30:00Z"),
                write.date("2026-03-01", {"weekday": "long", "day": "numeric"}),
                write.relative(-1, "day"),
                write.relative(3, "month"),
                write.list(["<b>", "b", 3]),
                write.list(["a", "b"], "or"),
                said,
                write.lacks,
            )
        ],
        id="written",
    )


@widget
def Formats():
    return Written()
