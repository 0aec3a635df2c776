"""`each`: what is rendered and sent when a list changes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bascule.components import Button, button, component, div, each, li, ul, use_effect, use_memo, use_state
from bascule.host.pilot import Pilot

_LINE = component(lambda item: li(str(item)))


class Board:
    """A list whose rows log their renders and that they go; `rows` is its state."""

    def __init__(self, rows: list[Any], key: Any = "id") -> None:
        self.log: list[Any] = []
        self.rows: Any = None
        self.extra: Any = None

        @component
        def Line(row: Any, extra: Any = None) -> Any:
            clicks = use_state(0)
            name = row["id"] if isinstance(row, dict) else row
            use_effect(lambda: lambda: self.log.append(f"{name} gone"), ())
            self.log.append(name)
            return li(
                f"{name}{row['text'] if isinstance(row, dict) else ''}{extra or ''}{'!' * clicks.value}",
                button(f"click {name}", on_click=lambda: clicks.set(clicks.value + 1)),
            )

        @component
        def Show() -> Any:
            self.rows = use_state(rows)
            self.extra = use_state(None)
            return ul(each(self.rows.value, Line, key=key, extra=self.extra.value), li("end"))

        self.component = Show

    async def set(self, page: Pilot, rows: list[Any]) -> list[Any]:
        """What is logged when the list becomes another one."""
        del self.log[:]
        self.rows.set(rows)
        await page.settled()
        return self.log


def rows(*names: str) -> list[Any]:
    return [{"id": name, "text": ""} for name in names]


def shown(page: Pilot) -> str:
    return "".join(one.text.partition("click")[0].strip() for one in page.find_all("listitem")[:-1])


async def test_only_items_that_are_new_or_differ_are_rendered() -> None:
    first = rows("a", "b", "c", "d")
    board = Board(first)
    async with Pilot(board.component) as page:
        assert board.log == ["a", "b", "c", "d"]
        await page.click("click b")
        assert shown(page) == "ab!cd"
        assert await board.set(page, [*first, *rows("e")]) == ["e"]
        assert await board.set(page, [*rows("z"), *first]) == ["e gone", "z"]
        assert await board.set(page, [*first[:2], *first[3:]]) == ["z gone", "c gone"]
        assert await board.set(page, [first[3], first[1], first[0]]) == []
        assert shown(page) == "db!a"
        changed = [first[3], {"id": "b", "text": "+"}, {"id": "a", "text": ""}]
        assert await board.set(page, changed) == ["b"]
        assert shown(page) == "db+!a"
        assert await board.set(page, []) == ["d gone", "b gone", "a gone"]
        assert shown(page) == ""


async def test_only_rows_that_changed_are_sent_and_the_list_when_it_did() -> None:
    first = rows("a", "b", "c")
    board = Board(first)
    async with Pilot(board.component) as page:
        start = len(page.page.batches)
        for changed in ([first[0], {"id": "b", "text": "+"}, first[2]], first, first[::-1], first[::-1]):
            await board.set(page, changed)
        sent = [sorted(tree[0] for _, tree in batch) for batch in page.page.batches[start:]]
        # The owner's tree is sent once more at its second render, and no more as it is.
        assert sent == [["li", "ul"], ["li"], [""]]


async def test_a_prop_for_all_renders_all_and_keeps_their_state() -> None:
    board = Board(rows("a", "b"))
    async with Pilot(board.component) as page:
        await page.click("click b")
        del board.log[:]
        board.extra.set("?")
        await page.settled()
        assert board.log == ["a", "b"]
        assert shown(page) == "a?b?!"


async def test_a_list_that_was_changed_in_place_is_shown_when_its_owner_renders() -> None:
    first = rows("a")
    board = Board(first)
    async with Pilot(board.component) as page:
        first.append({"id": "b", "text": ""})
        del board.log[:]
        board.extra.set("")
        await page.settled()
        assert board.log == ["a", "b"]
        assert shown(page) == "ab"


async def test_any_change_shows_what_a_plain_list_shows() -> None:
    dice = random.Random(7)
    pool = {name: {"id": name, "text": ""} for name in "abcdefgh"}
    board = Board([])
    async with Pilot(board.component) as page:
        for _ in range(60):
            names = dice.sample("abcdefgh", dice.randrange(9))
            if names and dice.random() < 0.5:
                pool[names[0]] = {"id": names[0], "text": str(dice.randrange(10))}
            await board.set(page, [pool[name] for name in names])
            assert shown(page) == "".join(name + pool[name]["text"] for name in names)


async def test_a_key_that_comes_twice_names_component_and_key_and_the_list_recovers() -> None:
    first = rows("a", "b")
    board = Board(first)
    async with Pilot(board.component) as page:
        log = await board.set(page, [*first, *rows("c", "b")])
        assert "Line: two items have the key 'b'" in page.text
        assert log == ["a gone", "b gone"]
        assert await board.set(page, first) == ["a", "b"]
        assert shown(page) == "ab"


@pytest.mark.parametrize("key", [None, lambda item: "k" + item])
async def test_text_is_its_own_key_and_a_function_may_make_one(key: Any) -> None:
    board = Board(["x", "y"], key)
    async with Pilot(board.component) as page:
        assert await board.set(page, ["y", "w", "x"]) == ["w"]
        assert shown(page) == "ywx"


async def test_other_components_take_the_places_of_the_old_ones() -> None:
    One = component(lambda item: li("one " + item))  # noqa: N806
    Two = component(lambda item: li("two " + item))  # noqa: N806

    @component
    def Show() -> Any:
        second = use_state(False)
        return [
            Button("Next", on_click=lambda: second.set(True)),
            ul(each(["a", "b"], Two if second.value else One)),
        ]

    async with Pilot(Show) as page:
        assert [one.text for one in page.find_all("listitem")] == ["one a", "one b"]
        await page.click("Next")
        assert [one.text for one in page.find_all("listitem")] == ["two a", "two b"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (lambda: each("abc", _LINE), "each: items must be a list, not 'abc'"),
        (lambda: each([], lambda item: item), "each: component must be a @component"),  # type: ignore[arg-type]
        (lambda: each([], _LINE, key=3), "each: key must be a name or a function of the item, not 3"),
    ],
)
def test_bad_arguments_are_refused(given: Any, said: str) -> None:
    with pytest.raises(TypeError, match=said.replace("(", r"\(")):
        given()


async def test_an_item_without_its_key_says_so() -> None:
    for given, said in (
        ("id", "each: <lambda>: no 'id', its key, in {'name': 'a'}"),
        (
            None,
            "each: <lambda>: key= is missing: name what tells items apart, key=\"id\", as of {'name': 'a'}",
        ),
        (lambda item: 1.5, "each: <lambda>: key must be text or a whole number, not 1.5"),
    ):
        with pytest.raises(TypeError) as caught:  # at once, where the author's line is on the stack
            each([{"name": "a"}], _LINE, key=given)
        assert said in str(caught.value)
    later = [{"name": "a", "id": 1}, {"name": "b"}]
    async with Pilot(component(lambda: each(later, _LINE, key="id"))) as page:
        assert "each: <lambda>: no 'id', its key, in {'name': 'b'}" in page.text


async def test_of_those_who_ask_for_equality_only_two_are_rendered() -> None:
    log: list[str] = []

    @component
    def Line(item: str, chosen: Any) -> Any:
        log.append(item)
        return li(item + ("*" if chosen.equals(item) else ""), on_click=lambda: chosen.set(item))

    @component
    def Show() -> Any:
        chosen = use_state("b")
        names = use_memo(lambda: [chr(97 + n) for n in range(26)], ())
        return div(each(names, Line, chosen=chosen), Button("None", on_click=lambda: chosen.set(None)))

    async with Pilot(Show) as page:
        assert page.text.split()[:3] == ["a", "b*", "c"]
        for name, rendered in (("c", ["b", "c"]), ("z", ["c", "z"]), ("c", ["c", "z"])):
            del log[:]
            await page.click(name)
            assert sorted(log) == rendered
            assert [one for one in page.text.split() if "*" in one] == [name + "*"]
        del log[:]
        await page.click("None")
        assert log == ["c"]


async def test_who_asked_and_went_is_forgotten() -> None:
    cells: list[Any] = []

    @component
    def Line(item: int, chosen: Any) -> Any:
        return li("*" if chosen.equals(item) else "")

    @component
    def Show() -> Any:
        chosen = use_state(None)
        first = use_state(0)
        cells[:] = [chosen, first]
        return ul(each([first.value + n for n in range(50)], Line, chosen=chosen))

    async with Pilot(Show) as page:
        for turn in range(1, 21):
            cells[1].set(turn * 50)
            await page.settled()
        assert len(cells[0]._asked) < 400
