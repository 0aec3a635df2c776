"""What a list of data looks like: its search, the items of one page, what turns the pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Array, document, from_json, replace_all, to_json

from .data_view import View
from .table_parts import Line, make

if TYPE_CHECKING:
    from typing import Any

SLOT = "b-list-slot"


def slot(up: Any, classes: str) -> None:
    """A place for a part of an item, still without text."""
    make("span", classes + SLOT, up).appendChild(document.createTextNode(""))


class ListView(View):
    """A list. An item has a slot for each part, or one for what Python makes of it."""

    def take_options(self, options: Any) -> None:
        """It is to be another; the order is Python's to say."""
        changed = to_json(self.options["order"]) != to_json(options["order"])
        super().take_options(options)
        if changed:
            self.order(options["order"])
            self.begin()

    def order(self, given: Any) -> None:
        """Take the order: `[column, 1 or -1]` or None."""
        if given is None:
            self.rows_of.sorted_by = None
        else:
            at: int = given[0]
            self.rows_of.sorted_by = [self.options["columns"][at], given[1]]
        self.show_order()

    def show_order(self) -> None:
        """Show in the menu how items are sorted."""
        if self.menu is not None:
            by = self.rows_of.sorted_by
            self.menu.value = to_json(None if by is None else [by[0]["at"], by[1]])

    def entitle(self) -> None:
        """Write its name."""
        name = self.options["name"]
        if name is None:
            self.body.removeAttribute("aria-label")
        else:
            self.body.setAttribute("aria-label", name)

    def build(self) -> None:
        """Make everything but the items."""
        look = self.options["look"]
        first = self.body is None
        self.clear()
        self.build_tools(look)
        self.body = make("ol" if look["ordered"] is True else "ul", "b-list b-bare b-ruled", self.node)
        if look["ordered"] is not True:
            self.body.setAttribute("role", "list")
        self.entitle()
        if first:
            self.order(self.options["order"])
        self.show_order()
        self.build_line(look)
        self.body.onclick = lambda event: self.pressed(event)
        self.build_foot()

    def build_tools(self, look: Any) -> None:
        """Make what finds and sorts items, side by side."""
        fields: list[Any] = look["sortable"]
        self.menu: Any = None
        if len(fields) == 0:
            self.build_search(self.node)
            return
        texts = look["texts"]
        tools = make("div", "b-line", self.node)
        self.build_search(tools)
        label = make("label", "b-note b-line", tools)
        label.textContent = texts["sort"]
        self.menu = make("select", "b-table-search", label)
        self.choice(texts["unsorted"], None)
        for pair in fields:
            self.choice(pair[1], [pair[0], 1])
            self.choice(replace_all(texts["down"], "{field}", pair[1]), [pair[0], -1])
        self.menu.onchange = lambda _: self.sort_by(self.menu.value)

    def choice(self, label: str, order: Any) -> None:
        """One way to sort."""
        option = make("option", "", self.menu)
        option.value = to_json(order)
        option.textContent = label

    def sort_by(self, order: str) -> None:
        """Another way to sort was chosen."""
        self.order(from_json(order))
        self.begin()

    def build_line(self, look: Any) -> None:
        """Make the item that others are cloned from."""
        self.line = document.createElement("li")
        up = self.line
        if look["selectable"] != "":
            up = make("div", "b-line b-apart", up)
            self.pick_box(make("span", "b-table-pick", up))
        pressed = look["press"] is True
        item = make("button" if pressed else "div", "b-list-item b-press" if pressed else "b-list-item", up)
        if pressed:
            item.type = "button"
        slot(item, "")
        self.named = 0
        if self.options["columns"][0]["key"] != "item":
            body = make("span", "b-list-body", item)
            slot(body, "")
            self.named = 1
            slot(body, "b-note ")
            slot(item, "b-note ")

    def element(self, key: Any) -> Line:
        """A new item."""
        line = super().element(key)
        line.stop = line.element.querySelector(".b-list-item")
        for slot in Array["from"](line.stop.querySelectorAll(f".{SLOT}")):
            line.texts.append(slot.firstChild)
        return line

    def mark(self, line: Line, chosen: bool) -> None:
        """Show which item is the current one."""
        look = self.options["look"]
        if chosen and look["press"] is True and look["selectable"] == "":
            line.stop.setAttribute("aria-current", "true")
        else:
            line.stop.removeAttribute("aria-current")

    def nothing(self) -> None:
        """What stands in for no items."""
        item = make("li", "b-note b-list-none", None)
        self.none(item)
        self.body.replaceChildren(item)

    def pressed(self, event: Any) -> None:
        """An item that is a button was clicked."""
        button = event.target.closest("button.b-list-item")
        line: Line | None = None if button is None else self.line_of.get(button.closest("li"))
        if line:
            self.emit_to("row_click", line.place)
