"""What a table of data is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Array, Map, String, document, prop, replace_all, same, to_json

from .dom import move

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# Of these a table has one at most.
STOPS = [
    ".b-table-search",
    ".b-line > .b-table-search",
    ".b-line > label > select",
    ".b-table-box",
    ".b-table-box > table > thead input",
    ".b-table-foot > button",
    ".b-table-foot > button + button",
]
# The part of its look for which a table is made anew.
LOOKS = [
    "size",
    "searchable",
    "selectable",
    "sort",
    "sortable",
    "max_height",
    "texts",
    "cells",
    "empty",
    "press",
]

views = 0


def number() -> int:
    """Another one at each call."""
    global views
    views += 1
    return views


def looks(options: Any) -> str:
    """All of a table's options for which it is made anew."""
    look = options["look"]
    return to_json([options["columns"], [prop(look, name) for name in LOOKS]])


def mark_sorted(heads: list[Any], columns: list[Any], by: Any) -> None:
    """Say in the heads how rows are sorted: `by` is `[column, 1 or -1]` or None."""
    for i in range(len(heads)):
        if by is not None and same(columns[i]["at"], by[0]["at"]):
            heads[i].setAttribute("aria-sort", "ascending" if by[1] == 1 else "descending")
        else:
            heads[i].removeAttribute("aria-sort")


def cell_name(key: Any, at: int) -> str:
    """What a cell is called that Python makes: it goes with its row's key (`bascule.components.data_rows`)."""
    name = f"{String(key)}:{at}"
    return f"'{name}" if isinstance(key, str) else name


class Line:
    """One row in the page: its element, the text nodes of its cells, what they say."""

    __slots__ = ("element", "key_of", "place", "said", "stop", "texts")

    def __init__(self, element: Any, key: Any) -> None:
        self.element = element
        self.stop = element  # what takes the focus
        self.key_of = key
        self.place = 0
        self.texts: list[Any] = []
        self.said: list[str] = []


def make(tag: str, classes: str, up: Any) -> Any:
    """A new element, last in another."""
    node = document.createElement(tag)
    if classes != "":
        node.className = classes
    if up is not None:
        up.appendChild(node)
    return node


def press(label: str, classes: str, up: Any, run: Callable[[], None]) -> Any:
    """A new button."""
    button = make("button", classes, up)
    button.type = "button"
    button.textContent = label
    button.onclick = lambda _: run()
    return button


def arrange(body: Any, lines: list[Line], sources: list[int], stay: list[bool]) -> None:
    """Put the lines in order, from the last to the first; `stay` empty: those of before are in order."""
    anchor: Any = None
    i = len(sources) - 1
    while i >= 0:
        if sources[i] < 0:
            end = i + 1
            while i > 0 and sources[i - 1] < 0:
                i -= 1
            several = document.createDocumentFragment()
            for at in range(i, end):
                several.appendChild(lines[at].element)
            body.insertBefore(several, anchor)
        elif len(stay) > 0 and not stay[i]:
            move(body, lines[i].element, anchor)
        anchor = lines[i].element
        i -= 1


def stops(node: Any, heads: list[Any], columns: list[Any], lines: list[Line]) -> Any:
    """What may hold the focus in a table, by names that outlive it: a `Map`."""
    made = Map()
    for path in STOPS:
        made.set(path, node.querySelector(":scope > " + path))
    for i in range(len(heads)):
        made.set(to_json(["head", columns[i]["key"]]), heads[i].querySelector("button"))
    for line in lines:
        made.set(to_json(["row", line.key_of]), line.stop)
        made.set(to_json(["pick", line.key_of]), line.element.querySelector(".b-table-pick > input"))
    return made


class Held:
    """Which of them has the focus, and where its caret is."""

    def __init__(self, known: Any) -> None:
        self.name = ""
        active = document.activeElement
        for pair in known:
            if active is not None and same(pair[1], active):
                self.name = pair[0]
                self.start = prop(active, "selectionStart")
                self.end = prop(active, "selectionEnd")

    def put_back(self, known: Any) -> None:
        """Focus what now has its name."""
        node = known.get(self.name)
        if node is not None:
            node.focus({"preventScroll": True})
            if self.start is not None:
                node.setSelectionRange(self.start, self.end)


class Foot:
    """What says which rows these are, and turns the pages."""

    def __init__(self, up: Any, texts: Any, turn: Callable[[int], None]) -> None:
        self.texts = texts
        self.element = make("div", "b-table-foot", up)
        self.count = make("span", "", self.element)
        self.count.setAttribute("role", "status")
        self.back = press(texts["previous"], "b-table-turn", self.element, lambda: turn(-1))
        self.next = press(texts["next"], "b-table-turn", self.element, lambda: turn(1))

    def draw(self, words: list[str], at: int, pages: int, always: bool) -> None:
        """Say which rows these are: `words` are the first, the last and their number. One page says nothing."""
        self.element.hidden = pages == 1 and not always
        self.back.hidden = pages == 1
        self.next.hidden = pages == 1
        self.back.setAttribute("aria-disabled", String(at == 0))
        self.next.setAttribute("aria-disabled", String(at == pages - 1))
        text: str = self.texts["range"]
        text = replace_all(text, "{from}", words[0])
        text = replace_all(text, "{to}", words[1])
        self.count.textContent = replace_all(text, "{count}", words[2])


class Cells:
    """The cells that Python makes: kids of the table's element, out of sight until their line is there."""

    def __init__(self, node: Any) -> None:
        self.node = node
        self.cell_of = Map()

    def gather(self) -> None:
        """Take note of the cells that have come; forget those that have gone."""
        for node in Array["from"](self.node.children):
            name = node.dataset.cell
            if name is not None:
                self.cell_of.set(name, node)

    def remove(self, body: Any, old: list[Line], gone: list[int]) -> None:
        """Take lines out, all at once where none stays; their cells stay."""
        if len(gone) == len(old):
            self.leave(body)
            body.replaceChildren()
        else:
            for at in gone:
                self.leave(old[at].element)
                old[at].element.remove()

    def place(self, up: Any, name: str) -> None:
        """Put a cell where it belongs; what stood there goes back."""
        made = self.cell_of.get(name)
        if made is not None and made.isConnected is not True:
            self.cell_of.delete(name)
            made = None
        for other in Array["from"](up.children):
            if not same(other, made):
                self.shelve(other)
        if made is not None and not same(made.parentNode, up):
            made.hidden = False
            up.appendChild(made)

    def shelve(self, cell: Any) -> None:
        """A cell waits, out of sight."""
        cell.hidden = True
        self.node.appendChild(cell)

    def leave(self, element: Any) -> None:
        """A line goes: its cells stay."""
        for cell in Array["from"](element.querySelectorAll("[data-cell]")):
            self.shelve(cell)
