"""What a table of data looks like: its search, its head, the rows of one page, what turns the pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import String, document, same

from .data_view import View
from .table_parts import Line, make, mark_sorted, press

if TYPE_CHECKING:
    from typing import Any

# What a click on means itself, not its row.
CONTROLS = "a,button,input,select,textarea,label,summary"


class TableView(View):
    """A table."""

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

    def build(self) -> None:
        """Make everything but the rows."""
        look = self.options["look"]
        self.clear()
        self.build_search(self.node)
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
        self.build_head(look["texts"])
        self.body.onclick = lambda event: self.pressed(event)
        self.body.onkeydown = lambda event: self.typed(event)
        self.build_foot()

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
            self.pick_box(make("td", "b-table-pick", self.line))
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
        press(column["label"], "b-press b-table-sort", head, lambda: self.sort_by(column))

    def element(self, key: Any) -> Line:
        """A new row."""
        line = super().element(key)
        cell = line.element.firstChild
        if self.options["look"]["selectable"] != "":
            cell = cell.nextSibling
        columns: list[Any] = self.options["columns"]
        for _ in columns:
            line.texts.append(cell.firstChild)
            cell = cell.nextSibling
        return line

    def mark(self, line: Line, chosen: bool) -> None:
        """Show whether a row is selected."""
        if chosen != line.element.classList.contains("b-table-chosen"):
            line.element.classList.toggle("b-table-chosen", chosen)
            if self.options["look"]["selectable"] == "":
                if chosen:
                    line.element.setAttribute("aria-current", "true")
                else:
                    line.element.removeAttribute("aria-current")

    def count(self, found: list[int]) -> None:
        """Bring the box in the head to what is selected."""
        if self.options["look"]["selectable"] == "multiple":
            picked = [row for row in found if self.picked.has(self.rows_of.key_list[row])]
            self.all.checked = len(picked) > 0 and len(picked) == len(found)
            self.all.indeterminate = len(picked) > 0 and len(picked) < len(found)

    def nothing(self) -> None:
        """The line that stands in for no rows."""
        cell = make("td", "b-table-none", make("tr", "", None))
        columns: list[Any] = self.options["columns"]
        cell.colSpan = max(1, len(columns) + (0 if self.options["look"]["selectable"] == "" else 1))
        self.none(cell)
        self.body.replaceChildren(cell.parentNode)

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

    def pick_all(self) -> None:
        """The box in the head was changed: it stands for all rows that are found."""
        for row in self.rows_of.found:
            if self.all.checked is True:
                self.picked.add(self.rows_of.key_list[row])
            else:
                self.picked.delete(self.rows_of.key_list[row])
        self.tell_picked()
