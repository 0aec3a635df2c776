"""What a table of data looks like: its search, its head, the rows of one page, what turns the pages.

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
    String,
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
from .table_parts import Cells, Foot, Held, Line, arrange, looks, make, mark_sorted, number, press, stops
from .table_rows import Rows

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# What a click on means itself, not its row.
CONTROLS = "a,button,input,select,textarea,label,summary"


class View:
    """A table of data in an element. `options` are those of `bascule.components.tables`."""

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
        # The radio buttons of one table are one group.
        self.group = f"b-table-{number()}"
        self.heads: list[Any] = []
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
        """The table is to be another; what its user did stays."""
        old = self.options
        self.options = options
        held: Held | None = None
        if looks(old) != looks(options):
            held = Held(stops(self.node, self.heads, self.rows_of.columns, self.lines))
            self.rows_of.recolumn(options["columns"])
            self.build()
            self.rows_of.order()
        elif to_json(field(old, "selected")) != to_json(field(options, "selected")):
            self.pick_given()
        self.entitle()
        self.cells.gather()
        self.draw()
        if held:
            held.put_back(stops(self.node, self.heads, self.rows_of.columns, self.lines))

    def entitle(self) -> None:
        """Write the caption, and the name of what scrolls."""
        look = self.options["look"]
        self.caption.hidden = look["caption"] is None
        self.caption.className = "b-hidden" if look["captionHidden"] is True else ""
        text: str = "" if look["caption"] is None else look["caption"]
        if self.caption.textContent != text:
            self.caption.textContent = text
        if look["max_height"] is not None:
            self.box.setAttribute("aria-label", look["name"])

    def speak(self) -> None:
        """The host may have another locale or time zone now."""
        formats = Formats(window.BasculeBridge.getHostContext())
        if not same(formats.locale, self.formats.locale) or not same(formats.zone, self.formats.zone):
            self.formats = formats
            self.rows_of.formats = formats
            self.rows_of.texts = []
            self.rows_of.order()
            self.draw()

    # What stays while rows come and go.

    def build(self) -> None:
        """Make everything but the rows."""
        look = self.options["look"]
        texts = look["texts"]
        if self.body is not None:
            self.cells.leave(self.body)
        self.lines = []
        for node in Array["from"](self.node.childNodes):
            if field(prop(node, "dataset"), "cell") is None:
                node.remove()
        if look["searchable"] is True:
            self.search = make("input", "b-table-search", self.node)
            self.search.type = "search"
            self.search.placeholder = texts["search"]
            self.search.setAttribute("aria-label", texts["search"])
            self.search.value = self.rows_of.query
            self.search.oninput = lambda _: self.seek(self.search.value)
        box = make("div", "b-table-box", self.node)
        if look["max_height"] is not None:
            box.style.maxHeight = look["max_height"]
            box.classList.add("b-table-tall")
            box.tabIndex = 0
            box.setAttribute("role", "region")
        self.box = box
        table = make("table", "b-table", box)
        self.caption = make("caption", "", table)
        self.entitle()
        self.head = make("tr", "", make("thead", "", table))
        self.body = make("tbody", "", table)
        self.build_head(texts)
        self.foot = Foot(self.node, texts, lambda by: self.turn(by))
        self.body.onclick = lambda event: self.pressed(event)
        self.body.onkeydown = lambda event: self.typed(event)
        self.body.onchange = lambda event: self.pick(event.target)
        self.pick_given()

    def build_head(self, texts: Any) -> None:
        """Make the heads of columns, and the line that others are cloned from."""
        look = self.options["look"]
        self.line = document.createElement("tr")
        self.heads = []
        if look["press"] is True:
            self.line.className = "b-table-press"
            self.line.tabIndex = 0
        if look["selectable"] != "":
            head = make("td", "b-table-pick", self.head)
            if look["selectable"] == "multiple":
                self.all = make("input", "", head)
                self.all.type = "checkbox"
                self.all.setAttribute("aria-label", texts["all"])
                self.all.onchange = lambda _: self.pick_all()
            box = make("input", "", make("td", "b-table-pick", self.line))
            box.type = "checkbox" if look["selectable"] == "multiple" else "radio"
            if look["selectable"] == "single":
                box.name = self.group
        for column in self.options["columns"]:
            side = "" if column["align"] is None else f"b-{String(column['align'])}"
            cell = side if column["format"] is None else f"{side} b-table-value"
            make("td", cell, self.line).appendChild(document.createTextNode(""))
            head = make("th", side, self.head)
            head.scope = "col"
            self.heads.append(head)
            if column["sort"] is True:
                self.sorter(head, column)
            else:
                head.textContent = column["label"]
        given = look["sort"]
        if given is not None and self.rows_of.sorted_by is None:
            at: int = given[0]
            self.rows_of.sorted_by = [self.options["columns"][at], given[1]]
        mark_sorted(self.heads, self.options["columns"], self.rows_of.sorted_by)

    def sorter(self, head: Any, column: Any) -> None:
        """The button in a column's head."""
        press(column["label"], "b-table-sort", head, lambda: self.sort_by(column))

    # What its user does.

    def sort_by(self, column: Any) -> None:
        """Sort by a column: upwards, then downwards, then not."""
        by = self.rows_of.sorted_by
        if by is None or not same(by[0]["at"], column["at"]):
            self.rows_of.sorted_by = [column, 1]
        else:
            self.rows_of.sorted_by = [column, -1] if by[1] == 1 else None
        mark_sorted(self.heads, self.options["columns"], self.rows_of.sorted_by)
        self.begin()

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

    def pressed(self, event: Any) -> None:
        """A click on a row."""
        line = self.line_at(event)
        if line:
            self.emit_to("row_click", line.place)

    def typed(self, event: Any) -> None:
        """A key on a row: Enter and the space bar press it."""
        if event.key in ("Enter", " ") and same(event.target, event.target.closest("tr")):
            line = self.line_at(event)
            if line:
                event.preventDefault()
                self.emit_to("row_click", line.place)

    def line_at(self, event: Any) -> Line | None:
        """The row that is pressed; None where rows are not, or where a control of its own is."""
        if self.options["look"]["press"] is not True or event.target.closest(CONTROLS) is not None:
            return None
        line: Line | None = self.line_of.get(event.target.closest("tr"))
        return line

    def pick(self, box: Any) -> None:
        """A row's own box was changed."""
        line: Line | None = self.line_of.get(box.closest("tr"))
        if line and box.closest(".b-table-pick") is not None:
            if self.options["look"]["selectable"] == "single":
                self.picked.clear()
            if box.checked is True:
                self.picked.add(line.key_of)
            else:
                self.picked.delete(line.key_of)
            self.tell_picked()

    def pick_all(self) -> None:
        """The box in the head was changed: it stands for all rows that are found."""
        for row in self.rows_of.found:
            if self.all.checked is True:
                self.picked.add(self.rows_of.key_list[row])
            else:
                self.picked.delete(self.rows_of.key_list[row])
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
        if self.options["look"]["selectable"] == "multiple":
            picked = [row for row in found if self.picked.has(self.rows_of.key_list[row])]
            self.all.checked = len(picked) > 0 and len(picked) == len(found)
            self.all.indeterminate = len(picked) > 0 and len(picked) < len(found)
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
        arrange(self.body, lines, sources, [] if rising else staying(sources))
        if len(lines) == 0:
            self.nothing()

    def nothing(self) -> None:
        """The line that stands in for no rows."""
        cell = make("td", "b-table-none", make("tr", "", None))
        columns: list[Any] = self.options["columns"]
        cell.colSpan = max(1, len(columns) + (0 if self.options["look"]["selectable"] == "" else 1))
        made = self.cells.cell_of.get("empty")
        if self.rows_of.query != "":
            cell.textContent = self.options["look"]["texts"]["none"]
        elif made is not None:
            self.cells.place(cell, "empty")
        else:
            cell.textContent = self.options["look"]["empty"]
        self.body.replaceChildren(cell.parentNode)

    def clone(self, key: Any) -> Line:
        """A new line, still empty."""
        line = Line(self.line.cloneNode(True), key)
        cell = line.element.firstChild
        if self.options["look"]["selectable"] != "":
            cell = cell.nextSibling
        columns: list[Any] = self.options["columns"]
        for _ in columns:
            line.texts.append(cell.firstChild)
            line.said.append("")
            cell = cell.nextSibling
        self.line_of.set(line.element, line)
        return line

    def fill(self, line: Line, row: int) -> None:
        """Bring a line to its row."""
        line.place = row
        columns: list[Any] = self.options["columns"]
        for i in range(len(columns)):
            if columns[i]["cells"] is True:
                self.cells.place(line.texts[i].parentNode, f"{row}:{i}")
            else:
                text = self.rows_of.text(row, columns[i])
                if text != line.said[i]:
                    line.said[i] = text
                    line.texts[i].data = text
        look = self.options["look"]
        chosen = self.picked.size > 0 and self.picked.has(line.key_of)
        if look["selectable"] != "":
            box = line.element.firstChild.firstChild
            box.checked = chosen
            box.setAttribute("aria-label", replace_all(look["texts"]["select"], "{row}", line.said[0]))
        if chosen != line.element.classList.contains("b-table-chosen"):
            line.element.classList.toggle("b-table-chosen", chosen)
            if look["selectable"] == "":
                if chosen:
                    line.element.setAttribute("aria-current", "true")
                else:
                    line.element.removeAttribute("aria-current")
