"""Rows of data in the page: what is searched, which page is shown, which rows are selected, the lines that show them.

What a line looks like, and what stands around the lines, is said by `TableView` and `ListView`.

Rules of this state:
- `lines` are the rows that stand in the body, in order. A line is found again by its row's key; it is cloned, filled
  where its texts changed, and moved only if it must be.
- Kids of the element with `data-cell` are the reconciler's: rows, and cells made by Python, which wait there for their
  line, hidden, and go back there when it goes.
- Texts reach the page as text: nothing here reads markup.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import (
    Array,
    Map,
    Math,
    Set,
    WeakMap,
    document,
    field,
    is_array,
    prop,
    replace_all,
    same,
    to_json,
    window,
)

from .formats import Formats
from .rising import staying
from .table_parts import Cells, Foot, Held, Line, arrange, cell_name, looks, make, number, stops
from .table_rows import Rows

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class View:
    """Rows in an element. `options` are those of `bascule.components.tables` or of `lists`."""

    def __init__(self, node: Any, options: Any, emit: Callable[[str, Any], None]) -> None:
        self.node = node
        self.emit_to = emit
        self.options = options
        self.formats = Formats(window.BasculeBridge.getHostContext())
        self.rows_of = Rows(options["columns"], self.formats)
        self.page_at = 0
        self.lines: list[Line] = []
        self.line_of: Any = WeakMap()
        self.cells = Cells(node)
        self.picked = Set()
        self.body: Any = None
        self.shown = ""
        # The radio buttons of one element are one group.
        self.group = f"b-table-{number()}"
        self.heads: list[Any] = []
        self.search: Any = None
        self.foot: Any = None
        self.line: Any = None
        self.named = 0  # the column that a row is called after
        self.build()

    def take_rows(self, data: Any) -> None:
        """Rows have come. Without keys a selected row that is another now is so no more, if Python does not say."""
        rows = self.rows_of
        own = rows.placed and field(self.options, "selected") is None
        places: list[int] = Array["from"](self.picked) if own else []
        before = [rows.content(at) for at in places]
        rows.take(data)
        for i, at in enumerate(places):
            if not rows.placed or rows.content(at) != before[i]:
                self.picked.delete(at)
        self.cells.gather()
        if self.picked.size < len(places):
            self.tell_picked()
        else:
            self.draw()

    def take_options(self, options: Any) -> None:
        """It is to be another; what its user did stays."""
        old = self.options
        anew = looks(old) != looks(options)
        self.options = options
        held: Held | None = None
        if anew:
            if self.node.contains(document.activeElement) is True:
                held = Held(stops(self.node, self.heads, self.rows_of.columns, self.lines))
            self.rows_of.recolumn(options["columns"])
            self.build()
            self.rows_of.order()
        elif to_json(field(old, "selected")) != to_json(field(options, "selected")):
            self.pick_given()
        self.entitle()
        self.cells.gather()
        # Texts are as they were, then, and no cell of Python's may have come.
        if anew or options["look"]["cells"] is True or len(self.lines) == 0:
            self.draw()
        else:
            for line in self.lines:
                self.show_picked(line)
            self.count(self.rows_of.found)
        if held:
            held.put_back(stops(self.node, self.heads, self.rows_of.columns, self.lines))

    # What tables and lists do in their own ways.

    def build(self) -> None:
        """Make everything but the rows."""

    def entitle(self) -> None:
        """Write its name."""

    def element(self, key: Any) -> Line:
        """A new line, its texts still empty."""
        return Line(self.line.cloneNode(True), key)

    def mark(self, _line: Line, _chosen: bool) -> None:
        """Show whether a row is selected."""

    def count(self, _found: list[int]) -> None:
        """Rows were found or selected."""

    def nothing(self) -> None:
        """Show what stands in for no rows."""

    def speak(self) -> None:
        """The host may have another locale or time zone now."""
        formats = Formats(window.BasculeBridge.getHostContext())
        if not same(formats.locale, self.formats.locale) or not same(formats.zone, self.formats.zone):
            self.formats = formats
            self.rows_of.formats = formats
            self.rows_of.texts = []
            self.rows_of.order()
            self.draw()

    def clear(self) -> None:
        """Take out all that was made; cells of Python wait."""
        if self.body is not None:
            self.cells.leave(self.body)
        self.lines = []
        for node in Array["from"](self.node.childNodes):
            if field(prop(node, "dataset"), "cell") is None:
                node.remove()

    def build_search(self, up: Any) -> None:
        """Make what is typed into to find rows, if there is one."""
        look = self.options["look"]
        if look["searchable"] is True:
            words: str = look["texts"]["search"]
            self.search = make("input", "b-table-search", up)
            self.search.type = "search"
            self.search.placeholder = words
            self.search.setAttribute("aria-label", words)
            self.search.value = self.rows_of.query
            self.search.oninput = lambda _: self.seek(self.search.value)

    def build_foot(self) -> None:
        """Make what turns the pages, and hear of boxes."""
        self.foot = Foot(self.node, self.options["look"]["texts"], lambda by: self.turn(by))
        self.body.onchange = lambda event: self.pick(event.target)
        self.pick_given()

    def pick_box(self, up: Any) -> None:
        """Make the box that selects a row."""
        box = make("input", "", up)
        box.type = "checkbox" if self.options["look"]["selectable"] == "multiple" else "radio"
        if self.options["look"]["selectable"] == "single":
            box.name = self.group

    # What its user does.

    def seek(self, query: str) -> None:
        """Show only rows that have all words."""
        self.rows_of.query = query
        self.begin()

    def begin(self) -> None:
        """Find and sort again, and show the first page."""
        self.page_at = 0
        self.rows_of.order()
        self.draw()

    def turn(self, by: int) -> None:
        """Another page, if there is one."""
        at = self.page_at + by
        if at >= 0 and at < self.pages():
            self.page_at = at
            self.draw()

    def pick(self, box: Any) -> None:
        """A row's own box was changed."""
        place = box.closest(".b-table-pick")
        line: Line | None = None if place is None else self.line_of.get(place.closest("tr,li"))
        if line:
            if self.options["look"]["selectable"] == "single":
                self.picked.clear()
            if box.checked is True:
                self.picked.add(line.key_of)
            else:
                self.picked.delete(line.key_of)
            self.tell_picked()

    def tell_picked(self) -> None:
        """Tell Python, and show."""
        keys = self.rows_of.key_list
        self.draw()
        self.emit_to("select", [i for i in range(len(keys)) if self.picked.has(keys[i])])

    def pick_given(self) -> None:
        """Python says which rows are selected."""
        given = field(self.options, "selected")
        self.picked.clear()
        if is_array(given):
            for key in given:
                self.picked.add(key)
        elif given is not None:
            self.picked.add(given)

    # The rows of the page.

    def pages(self) -> int:
        """How many pages there are."""
        size: int = self.options["look"]["size"]
        return 1 if size == 0 else max(1, Math.ceil(len(self.rows_of.found) / size))

    def draw(self) -> None:
        """Bring the body and the foot to what is to be shown."""
        found = self.rows_of.found
        size: int = self.options["look"]["size"]
        self.page_at = min(self.page_at, self.pages() - 1)
        start = self.page_at * size
        shown = found if size == 0 else found[start : min(start + size, len(found))]
        self.show(shown)
        counts = [start + 1 if len(shown) > 0 else 0, start + len(shown), len(found)]
        words = [self.formats.text(count, "number") for count in counts]
        self.foot.draw(words, self.page_at, self.pages(), self.rows_of.query != "")
        self.count(found)
        if self.options["look"]["cells"] is True:
            text: str = to_json(shown)
            if text != self.shown:
                self.shown = text
                self.emit_to("shown", shown)

    def show(self, shown: list[int]) -> None:
        """Bring the lines to rows: those that stay are kept by their key, as few as can be are moved."""
        old = self.lines
        places = Map()
        for i in range(len(old)):
            places.set(old[i].key_of, i)
        sources: list[int] = []
        lines: list[Line] = []
        last = -1
        rising = True
        for row in shown:
            key = self.rows_of.key_list[row]
            at: int = places.get(key) if places.has(key) else -1
            line = old[at] if at >= 0 else self.clone(key)
            if at >= 0:
                places.delete(key)
                rising = rising and at > last
                last = at
            sources.append(at)
            lines.append(line)
            self.fill(line, row)
        gone: list[int] = Array["from"](places.values())
        self.lines = lines
        self.cells.remove(self.body, old, gone)
        active = document.activeElement
        arrange(self.body, lines, sources, [] if rising else staying(sources))
        # Where the browser cannot move a node and keep its focus.
        if active is not None and not same(active, document.activeElement) and active.isConnected is True:
            active.focus({"preventScroll": True})
        if len(lines) == 0:
            self.nothing()

    def none(self, cell: Any) -> None:
        """Say in an element that there are no rows, or that none was found."""
        made = self.cells.cell_of.get("empty")
        if self.rows_of.query != "":
            cell.textContent = self.options["look"]["texts"]["none"]
        elif made is not None:
            self.cells.place(cell, "empty")
        else:
            cell.textContent = self.options["look"]["empty"]

    def clone(self, key: Any) -> Line:
        """A new line, still empty."""
        line = self.element(key)
        for _ in line.texts:
            line.said.append("")
        self.line_of.set(line.element, line)
        return line

    def fill(self, line: Line, row: int) -> None:
        """Bring a line to its row."""
        line.place = row
        columns: list[Any] = self.options["columns"]
        for i in range(len(line.texts)):
            if columns[i]["cells"] is True:
                self.cells.place(line.texts[i].parentNode, cell_name(line.key_of, i))
            else:
                text = self.rows_of.text(row, columns[i])
                if text != line.said[i]:
                    line.said[i] = text
                    line.texts[i].data = text
        self.show_picked(line)

    def show_picked(self, line: Line) -> None:
        """Show whether a line's row is selected."""
        look = self.options["look"]
        chosen = self.picked.size > 0 and self.picked.has(line.key_of)
        if look["selectable"] != "":
            box = line.element.querySelector(".b-table-pick > input")
            box.checked = chosen
            name: str = line.texts[self.named].parentNode.textContent
            box.setAttribute("aria-label", replace_all(look["texts"]["select"], "{row}", name))
        self.mark(line, chosen)
