"""HTML and SVG elements as functions: `div("Hello", class_="note", on_click=greet)`.

Children are positional: text, numbers, elements, components, lists of them; `None`, `True` and `False` are holes that
keep their place. Keywords are attributes, see `attributes`. What is missing here is `h("tag", …)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import element, fragment, tag_named

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def h(tag: str, *children: Any, **props: Any) -> list[Any]:
    """An element by its name."""
    return element(tag_named(tag), children, props)


def group(*children: Any) -> list[Any]:
    """Several nodes without an element around them."""
    return fragment(children)


def _named(name: str) -> Callable[..., list[Any]]:
    tag = tag_named(name)

    def make(*children: Any, **props: Any) -> list[Any]:
        return element(tag, children, props)

    return make


a = _named("a")
abbr = _named("abbr")
address = _named("address")
article = _named("article")
aside = _named("aside")
audio = _named("audio")
b = _named("b")
blockquote = _named("blockquote")
br = _named("br")
button = _named("button")
caption = _named("caption")
circle = _named("circle")
cite = _named("cite")
code = _named("code")
col = _named("col")
colgroup = _named("colgroup")
data = _named("data")
datalist = _named("datalist")
dd = _named("dd")
del_ = _named("del")
details = _named("details")
dfn = _named("dfn")
dialog = _named("dialog")
div = _named("div")
dl = _named("dl")
dt = _named("dt")
ellipse = _named("ellipse")
em = _named("em")
fieldset = _named("fieldset")
figcaption = _named("figcaption")
figure = _named("figure")
footer = _named("footer")
form = _named("form")
g = _named("g")
h1 = _named("h1")
h2 = _named("h2")
h3 = _named("h3")
h4 = _named("h4")
h5 = _named("h5")
h6 = _named("h6")
header = _named("header")
hr = _named("hr")
i = _named("i")
img = _named("img")
input = _named("input")  # noqa: A001 (HTML's word)
ins = _named("ins")
kbd = _named("kbd")
label = _named("label")
legend = _named("legend")
li = _named("li")
line = _named("line")
main = _named("main")
mark = _named("mark")
menu = _named("menu")
meter = _named("meter")
nav = _named("nav")
ol = _named("ol")
optgroup = _named("optgroup")
option = _named("option")
output = _named("output")
p = _named("p")
path = _named("path")
picture = _named("picture")
polygon = _named("polygon")
polyline = _named("polyline")
pre = _named("pre")
progress = _named("progress")
q = _named("q")
rect = _named("rect")
s = _named("s")
samp = _named("samp")
search = _named("search")
section = _named("section")
select = _named("select")
small = _named("small")
source = _named("source")
span = _named("span")
strong = _named("strong")
sub = _named("sub")
summary = _named("summary")
sup = _named("sup")
svg = _named("svg")
table = _named("table")
tbody = _named("tbody")
td = _named("td")
textarea = _named("textarea")
tfoot = _named("tfoot")
th = _named("th")
thead = _named("thead")
time = _named("time")
tr = _named("tr")
track = _named("track")
tspan = _named("tspan")
u = _named("u")
ul = _named("ul")
var = _named("var")
video = _named("video")
wbr = _named("wbr")
