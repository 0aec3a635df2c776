"""Elements that belong to a script: mounted, told of new data, unmounted, and else left alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from tests.components.page.toolkit import Toolkit

# Notes what it is told; draws its data, keeps the kids with a key that it finds, in the order of the data.
DRAW = """
window.noted = [];
BasculeScripts.define("draw", (node, data, emit) => {
  noted.push(["mount", data, node.isConnected, node.innerHTML]);
  if (data.broken) throw new Error("cannot draw");
  window.emit = emit;
  const show = data => {
    const kids = [...node.querySelectorAll("b")];
    node.replaceChildren(Object.assign(document.createElement("i"), {textContent: data.text}));
    for (const kid of kids) node.prepend(kid);
  };
  show(data);
  return {
    update(data) { noted.push(["update", data]); if (data.broken) throw new Error("cannot update"); show(data); },
    unmount() { noted.push(["unmount"]); if (data.stuck) throw new Error("cannot unmount"); },
  };
});
"""


async def opened(toolkit: Toolkit, prerendered: str = "") -> None:
    await toolkit.open(prerendered)
    await toolkit.page.add_script_tag(content=DRAW)


async def noted(toolkit: Toolkit) -> Any:
    return await toolkit.page.evaluate("noted.splice(0)")


async def logged(toolkit: Toolkit) -> list[str]:
    calls = await toolkit.page.evaluate("bridgeCalls.splice(0)")
    return [call[3]["message"] for call in calls if call[2] == "log"]


def draw(data: Any, *kids: Any, **props: Any) -> list[Any]:
    return ["div", {"script": ["draw", data], **props}, *kids]


async def test_a_script_mounts_is_updated_and_unmounts(toolkit: Toolkit) -> None:
    await opened(toolkit)
    await toolkit.show([1, ["p", None, draw({"text": "a"}, "fall", ["em", None, "back"])]])
    assert await toolkit.html() == "<p><div><i>a</i></div></p>"
    assert await noted(toolkit) == [["mount", {"text": "a"}, True, "fall<em>back</em>"]]
    # The same data, as JSON: nothing. What is inside is the script's, whatever the kids are now.
    await toolkit.show([1, ["p", None, draw({"text": "a"}, ["em", None, "other"], "more")]])
    assert await noted(toolkit) == []
    assert await toolkit.show([1, ["p", None, draw({"text": "b"}, title="t")]]) == (
        '<p><div title="t"><i>b</i></div></p>'
    )
    assert await noted(toolkit) == [["update", {"text": "b"}]]
    assert await toolkit.show([1, ["p", None, "gone"]]) == "<p>gone</p>"
    assert await noted(toolkit) == [["unmount"]]


async def test_it_unmounts_with_the_instance_around_it(toolkit: Toolkit) -> None:
    await opened(toolkit)
    await toolkit.show([1, ["p", None, ["#", 2]]], [2, ["section", None, draw({"text": "a", "stuck": True})]])
    await noted(toolkit)
    assert await toolkit.show([1, ["p", None]]) == "<p></p>"
    assert await noted(toolkit) == [["unmount"]]
    assert await logged(toolkit) == ["script draw: Error: cannot unmount"]


async def test_it_moves_and_lives(toolkit: Toolkit) -> None:
    await opened(toolkit)
    await toolkit.show([1, ["p", None, draw({"text": "a"}, key="a"), draw({"text": "b"}, key="b")]])
    await noted(toolkit)
    assert await toolkit.show(
        [1, ["p", None, draw({"text": "b"}, key="b"), draw({"text": "a"}, key="a")]]
    ) == ("<p><div><i>b</i></div><div><i>a</i></div></p>")
    assert await noted(toolkit) == []


async def test_what_it_emits_reaches_python(toolkit: Toolkit) -> None:
    await opened(toolkit)
    await toolkit.show([1, ["p", None, ["#", 2]]], [2, draw({"text": "a"}, on={"select": 4, "click": 5})])
    await toolkit.page.evaluate("emit('select', {at: [1, null]}); emit('nothing', 1); emit('__proto__', 1)")
    # Events of the document are none of the script's.
    await toolkit.page.click("i")
    assert await toolkit.events() == [[2, 4, {"at": [1, None]}]]
    await toolkit.page.evaluate("emit('click')")
    assert await toolkit.events() == [[2, 5, None]]
    await toolkit.show([2, draw({"text": "a"}, on={"select": 0})])
    await toolkit.page.evaluate("emit('select', 1)")
    assert await toolkit.events() == [[2, 0, 1]]
    await toolkit.show([2, None])
    await toolkit.page.evaluate("emit('select', 1)")
    assert await toolkit.events() == []


async def test_what_json_cannot_hold_is_logged_and_dropped(toolkit: Toolkit) -> None:
    await opened(toolkit)
    await toolkit.show([1, draw({"text": "a"}, on={"select": 4})])
    await toolkit.page.evaluate(
        "const c = {}; c.c = c; emit('select', 1n); emit('select', c); emit('select', 2)"
    )
    assert await toolkit.events() == [[1, 4, 2]]
    assert ["script draw: TypeError" in line for line in await logged(toolkit)] == [True, True]


async def test_a_script_cannot_say_that_its_mount_failed(toolkit: Toolkit) -> None:
    await opened(toolkit)
    await toolkit.show([1, draw({"text": "a"}, on={"mount-failed": 4})])
    await toolkit.page.evaluate("emit('mount-failed')")
    assert await toolkit.events() == []
    assert await toolkit.html() == "<div><i>a</i></div>"


async def test_what_throws_is_logged_and_the_fallback_stays(toolkit: Toolkit) -> None:
    await opened(toolkit)
    broken = draw({"broken": 1}, ["em", None, "back"], on={"mount-failed": 7})
    assert await toolkit.show([1, ["p", None, broken, "rest"]]) == "<p><div><em>back</em></div>rest</p>"
    assert await logged(toolkit) == ["script draw: Error: cannot draw"]
    assert await toolkit.events() == [[1, 7, None]]
    # It is an element like any other now.
    kids = draw({"broken": 2}, ["em", None, "new"], "!", on={"mount-failed": 7})
    assert await toolkit.show([1, ["p", None, kids, "rest"]]) == "<p><div><em>new</em>!</div>rest</p>"
    await toolkit.show([1, ["p", None, draw({"text": "a"}, key="good")]])
    await logged(toolkit)
    await toolkit.show([1, ["p", None, draw({"broken": 3}, key="good")]])
    assert await logged(toolkit) == ["script draw: Error: cannot update"]
    assert await toolkit.html() == "<p><div><i>a</i></div></p>"


async def test_a_script_that_is_not_there(toolkit: Toolkit) -> None:
    await opened(toolkit)
    tree = ["p", None, ["div", {"script": ["none", 1], "on": {"mount-failed": 3}}, "text"]]
    assert await toolkit.show([1, tree]) == "<p><div>text</div></p>"
    assert await toolkit.events() == [[1, 3, None]]
    assert (await logged(toolkit))[0].startswith("script none: TypeError")
    for script in (["__proto__", 1], ["constructor", 1], [], [3], "draw", ["draw"], None, True):
        await toolkit.update([1, ["p", None, ["div", {"script": script, "key": str(script)}, "text"]]])
        assert await toolkit.html() in ("<p><div>text</div></p>", "<p><div><i></i></div></p>")


async def test_another_script_is_another_element(toolkit: Toolkit) -> None:
    await opened(toolkit)
    await toolkit.page.evaluate(
        "BasculeScripts.define('other', node => { noted.push(['other']); node.textContent = 'o'; })"
    )
    await toolkit.show([1, ["p", None, draw({"text": "a"})]])
    await noted(toolkit)
    assert (
        await toolkit.show([1, ["p", None, ["div", {"script": ["other", {"text": "a"}]}]]])
        == "<p><div>o</div></p>"
    )
    assert await noted(toolkit) == [["unmount"], ["other"]]
    # One that answers nothing takes no notice of new data.
    assert await toolkit.show([1, ["p", None, ["div", {"script": ["other", 2]}]]]) == "<p><div>o</div></p>"
    assert await toolkit.show([1, ["p", None, ["div", None, "plain"]]]) == "<p><div>plain</div></p>"


async def test_kids_with_a_key_stay_the_reconcilers(toolkit: Toolkit) -> None:
    await opened(toolkit)
    b = ["b", {"key": "b"}, ["#", 2]]
    await toolkit.show([1, draw({"text": "t"}, "fall", b, "back")], [2, "two"])
    assert await toolkit.html() == "<div><b>two</b><i>t</i></div>"
    await noted(toolkit)
    assert await toolkit.show([2, ["u", None, "three"]]) == "<div><b><u>three</u></b><i>t</i></div>"
    await toolkit.show([1, draw({"text": "t"}, ["b", {"key": "c"}, "new"], b)])
    # The script is told of kids that came or went, though its data are the same.
    assert await noted(toolkit) == [["update", {"text": "t"}]]
    assert await toolkit.html() == "<div><b>new</b><b><u>three</u></b><i>t</i></div>"
    await toolkit.show([1, draw({"text": "t"}, ["b", {"key": "c"}, "newer"])])
    assert await toolkit.html() == "<div><b>newer</b><i>t</i></div>"


async def test_what_is_prerendered_in_it_waits_for_the_script(toolkit: Toolkit) -> None:
    await opened(toolkit, "<section><div><em>back</em><!---->text</div></section>")
    await toolkit.show([1, ["section", None, draw({"text": "a"})]])
    assert await noted(toolkit) == [["mount", {"text": "a"}, True, "<em>back</em><!---->text"]]
    assert await toolkit.html() == "<section><div><i>a</i></div></section>"


async def test_it_is_no_attribute(toolkit: Toolkit) -> None:
    await opened(toolkit, "<div><em>back</em></div>")
    await toolkit.show([1, ["div", {"script": ["none", "<script>ran = 1</script>"]}, ["em", None, "back"]]])
    assert await toolkit.html() == "<div><em>back</em></div>"
