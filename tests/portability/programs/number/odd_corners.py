"""What the fuzzer found: formats without a type, nothing left of a bytearray."""

from decimal import Decimal, InvalidOperation

for spec in ("#5.0", "#.0", "#.1", "#.2", "#.3", ".0", ".1", ".2", "-#5.0", "#", "#010.2"):
    print(spec, [format(x, spec) for x in (1.005, 0.5, 10.0, 9.96, 123.456, 0.0, 1e20, 1e-7, -2.5)])
for b in (bytearray(b" x "), bytearray(b"  "), bytearray(b"")):
    print(b.strip(), b.lstrip(), b.rstrip(b"x "), bytes(b).strip())
for text in ("-Infinity", "Infinity", "NaN", "-0", "-1", "2"):
    try:
        print(text, Decimal(text).sqrt())
    except InvalidOperation:
        print(text, "InvalidOperation")
