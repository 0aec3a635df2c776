"""The rows of a table: which are found, in which order, which of them are on the page. Knows nothing of the DOM."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Number, is_array, is_number, own, same, sort, to_json

from .formats import compare

if TYPE_CHECKING:
    from typing import Any

    from .formats import Formats

COLLATION: Any = {"numeric": True, "sensitivity": "base"}


class Rows:
    """Rows, by their place in what Python has sent; every list of rows here is one of places."""

    __slots__ = ("cells", "columns", "formats", "found", "key_list", "placed", "query", "sorted_by", "texts")

    def __init__(self, columns: list[Any], formats: Formats) -> None:
        self.columns = columns
        self.formats = formats
        self.cells: list[Any] = []
        self.key_list: list[Any] = []
        self.texts: list[str] = []  # what is searched, made at the first search
        self.placed = True
        self.query = ""
        self.sorted_by: Any = None  # `[column, 1 or -1]`, None for the order in which they came
        self.found: list[int] = []

    def take(self, data: Any) -> None:
        """New rows: `{size, cells, keys}`, cells by column; `keys` may be the number of a column.

        Without keys a row is known by its place.
        """
        keys = own(data, "keys")
        self.placed = keys is None
        self.cells = data["cells"]
        if is_number(keys):
            at: int = keys
            keys = self.cells[at]
        self.key_list = []
        size: int = data["size"]
        for i in range(size):
            self.key_list.append(i if keys is None else keys[i])
        self.texts = []
        self.order()

    def cell(self, row: int, column: Any) -> Any:
        """The value of a cell; None while the column's cells are still to come."""
        at: int = column["at"]
        return self.cells[at][row] if at < len(self.cells) else None

    def recolumn(self, columns: list[Any]) -> None:
        """Other columns: the one that is sorted by is found again by its key; gone, rows are not sorted."""
        by = self.sorted_by
        self.columns = columns
        self.texts = []
        self.sorted_by = None
        if by is not None:
            for column in columns:
                known = same(column["key"], by[0]["key"])
                if known and (self.sorted_by is None or same(column["at"], by[0]["at"])):
                    self.sorted_by = [column, by[1]]

    def content(self, row: int) -> str:
        """What a row holds, to be compared; "" where none is."""
        return to_json([values[row] for values in self.cells]) if row < len(self.key_list) else ""

    def text(self, row: int, column: Any) -> str:
        """What a cell shows."""
        return self.formats.text(self.cell(row, column), column["format"])

    def order(self) -> None:
        """Find and sort."""
        found: list[int] = []
        words = [word for word in self.query.lower().split(" ") if word != ""]
        if len(words) > 0 and len(self.texts) == 0:
            for i in range(len(self.key_list)):
                self.texts.append(self.searched(i))
        for i in range(len(self.key_list)):
            if len(words) == 0 or all(word in self.texts[i] for word in words):
                found.append(i)  # noqa: PERF401 - page Python
        if self.sorted_by is not None:
            self.arrange(found, self.sorted_by[0], self.sorted_by[1])
        self.found = found

    def searched(self, row: int) -> str:
        """The text of a row in small letters."""
        searched = [column for column in self.columns if own(column, "quiet") is not True]
        return "\n".join([self.text(row, column).lower() for column in searched])

    def arrange(self, found: list[int], column: Any, sign: int) -> None:
        """Sort rows by a column; those without a value come last either way."""
        collator = self.formats.intl("Collator", COLLATION)
        values = [comparable(self.cell(i, column)) for i in range(len(self.key_list))]

        def before(a: int, b: int) -> float:
            one = values[a]
            other = values[b]
            if one is None or other is None:
                return (1 if one is None else 0) - (1 if other is None else 0)
            return sign * compare(one, other, collator)

        sort(found, before)


def comparable(value: Any) -> Any:
    """What a value is sorted by: a number, text or None. A float that is no number comes with those without a value."""
    if is_array(value):
        return None if value[1] == "NaN" else Number(value[1])
    if value is None or isinstance(value, str) or is_number(value):
        return value
    return Number(value) if isinstance(value, bool) else to_json(value)
