"""An author's module becomes a script that defines itself, or fails at its line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import quickjs  # type: ignore[import-untyped,unused-ignore]

from bascule.build.errors import BuildError
from bascule.build.javascript import defining

PATH = Path("x.js")
# What the page has: `define`, and one element that a script is asked to fill.
PAGE = """
var defined = {}, said = [];
var BasculeScripts = {define(name, mount) { defined[name] = mount; }};
function run(name, ...data) {
  const node = {}, handle = defined[name](node, data[0], (event, value) => said.push([event, value]));
  for (const one of data.slice(1)) handle.update && handle.update(one);
  handle.unmount && handle.unmount();
  return JSON.stringify([node, said]);
}
"""


def ran(source: str, *data: object) -> list[object]:
    context = quickjs.Context()
    context.eval(PAGE)
    context.eval(defining("x.js", source, PATH))
    said = context.eval(f"run('x.js', {', '.join(json.dumps(one) for one in data)})")
    made: list[object] = json.loads(said)
    return made


def test_mount_update_and_unmount_are_called() -> None:
    source = """
        let times = 0;
        export function mount(node, props, emit) { node.text = props.text; emit("ready", {times: ++times}); }
        export  function update(node, props) { node.text += props.text; }
        export
        function unmount(node) { node.gone = true; }
    """
    assert ran(source, {"text": "a"}, {"text": "b"}) == [
        {"text": "ab", "gone": True},
        [["ready", {"times": 1}]],
    ]


def test_mount_alone_is_enough() -> None:
    assert ran("export function mount(node) { node.a = this === undefined; }", 1, 2) == [{"a": True}, []]


@pytest.mark.parametrize(
    "before",
    [
        "// export function mount() {}\n/* export default 3 */",
        "let s = 'export function mount(node) {', t = `export ${1} function update(`, r = /export \"/g;",
        'class Box { export() { return {export: 1}.export; } } let é😀 = "ünï";'.replace("é😀", "é"),
        '"é😀ü"; let a = 1\r\n\r\n\u2028\u2029; "\\\r\n";',
        "// \u2028\n// export \u2028\n",
        "'\u2028 export'; `\u2028`;\nlet a = '\u2029';\n",
        "// import('x')\n/* import('y') */ let a = 'import(1)', b = /import(3)/, $import = 1, $export;",
        "class Box { #import = 1; #export = 2; import() { return {import: 1}.import; } } new Box().import(1);",
        "if (0) /export/.test('x')\nlet d = (1) / 2 / 3;",
    ],
)
def test_only_what_the_parser_calls_an_export_is_one(before: str) -> None:
    assert ran(f"{before} export function mount(node) {{ node.ok = 1; }}", {}) == [{"ok": 1}, []]


def test_what_would_end_a_script_element_is_text() -> None:
    assert ran('export function mount(node) { node.a = "</script><!-".length; }', {}) == [{"a": 12}, []]


@pytest.mark.parametrize(
    ("source", "line", "words"),
    [
        ('import a from "./a.js";\nexport function mount() {}', 1, "imports another file"),
        ('let x;\nexport {mount} from "./a.js"', 2, "imports another file"),
        ("export function mount() {\n  import('./a.js');\n}", 2, "imports another file"),
        (
            "export function mount() {}\n// import()\nlet a = () => `${import('a')}`",
            3,
            "imports another file",
        ),
        (
            "export function mount() {}\nlet n = {};\nn?.import; n.import; import ('a')",
            3,
            "imports another file",
        ),
        ("export function mount() {}\n  export default 3", 2, "and nothing else"),
        ("export function mount() {}\nexport const size = 3", 2, "and nothing else"),
        ("function mount() {}\nexport {mount}", 2, "and nothing else"),
        ("export function mount() {}\nexport function paint() {}", 2, "and nothing else"),
        ("\nexport async function mount() {}", 2, "and nothing else"),
        ("export function update() {}", 1, "exports no mount"),
        ("", 1, "exports no mount"),
        ("export function mount() {\n  let a = ;\n}", 2, "JavaScript: SyntaxError"),
        ("export function mount() {}\nexport function mount() {}", 2, "JavaScript: SyntaxError"),
        ("export function mount() {}\nreturn 1", 2, "JavaScript: SyntaxError"),
        ("export function mount() {}\n})(); (function(){", 2, "JavaScript: SyntaxError"),
        ("export function mount() {}\nlet m = import.meta.url", 2, "import.meta"),
        ("export function mount() {}\nlet w = await 1", 2, "JavaScript: SyntaxError"),
        ("export function mount() {}\nlet w = 1 <!-- 2", 2, "begins a comment"),
    ],
)
def test_what_cannot_be_is_told_with_its_line(source: str, line: int, words: str) -> None:
    with pytest.raises(BuildError) as caught:
        defining("x.js", source, PATH)
    assert (caught.value.file, caught.value.line) == ("x.js", line)
    assert words in caught.value.message


def test_nothing_of_it_runs_in_the_builder() -> None:
    defining("x.js", "while (true) {}\nexport function mount() {}", PATH)
