# Decimals in formats, and what has too many digits.
from decimal import Decimal, InvalidOperation

for text in ("-2729.1360e-9", "-795", "0", "0.00", "9999.6", "1234567.89", "0.0000001", "1E+5", "12.50"):
    d = Decimal(text)
    print([format(d, spec) for spec in (".3e", "E", "g", ".3g", "G", ".2f", ",.1f", "+012.2f", ".1%", ".4", "")])
for ask in (
    lambda: round(Decimal("1267650600228229401496703205375"), 1),
    lambda: Decimal("1e40") // 3,
    lambda: Decimal("1e40") % 3,
    lambda: Decimal("1e27") // 3,
):
    try:
        print(ask())
    except InvalidOperation:
        print("InvalidOperation")
