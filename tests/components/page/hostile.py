"""Strings that run code, break out or confuse where something is not text: 500 and more, made from parts."""

from __future__ import annotations

SCHEMES = (
    "javascript:", "JavaScript:", "JAVASCRIPT:", "java\tscript:", "java\nscript:", "java\rscript:",
    "\u0001javascript:", " javascript:", "\u00a0javascript:", "\u2028javascript:", "\ufeffjavascript:",
    "\u0000javascript:", "j\u0000avascript:", "javascript\t:", "vbscript:", "livescript:",
    "javascript://x%0a", "javascript:/*\n*/", "view-source:javascript:", "data:text/html,<script>",
    "data:text/html;base64,", "DATA:text/html,<img src=x onerror=", "data:,<script>",
    "data:application/xhtml+xml,<x>", "data:image/svg+xml,<svg onload=", "data:text/xml,<x>",
    "data: text/html,<script>", "\tdata:text/html,", "data:text/html;charset=utf-8,<svg/onload=",
    "feed:javascript:", "blob:javascript:",
)  # fmt: skip
CODE = ("ran++", "window.ran++//", "parent.ran++", "eval('ran++')", "void(ran++)", "alert(ran++)")
MARKUP = (
    "<script>ran++</script>", "<SCRIPT>ran++</SCRIPT>", "</script><script>ran++</script>",
    "<img src=x onerror=ran++>", "<svg onload=ran++>", "<svg><script>ran++</script></svg>",
    "<iframe srcdoc='<script>parent.ran++</script>'>", "<body onload=ran++>", "<details open ontoggle=ran++>",
    "<input autofocus onfocus=ran++>", "<a href=javascript:ran++>x</a>",
    "<math><mi xlink:href='javascript:ran++'>x</mi></math>",
    "<style>*{background:url(javascript:ran++)}</style>", "<base href='javascript:ran++//'>",
    "<meta http-equiv=refresh content='0;url=javascript:ran++'>", "<!--><img src=x onerror=ran++>-->",
    "<![CDATA[<script>ran++</script>]]>", "<template><script>ran++</script></template>",
    "<noscript><p title='</noscript><img src=x onerror=ran++>'>", "<object data='javascript:ran++'>",
    "<embed src='javascript:ran++'>", "<form action='javascript:ran++'><button>",
    "<video><source onerror=ran++>", "<marquee onstart=ran++>", "<x contenteditable onblur=ran++>",
    "<link rel=stylesheet href='javascript:ran++'>",
    "<textarea><img title='</textarea><img src=x onerror=ran++>'>", "<title></title><script>ran++</script>",
    "&lt;script&gt;ran++&lt;/script&gt;", "&#60;script&#62;ran++&#60;/script&#62;",
    "\\x3cscript\\x3eran++\\x3c/script\\x3e", "\\u003cscript\\u003eran++\\u003c/script\\u003e",
)  # fmt: skip
QUOTES = ("", '"', "'", "`", '">', "'>", "\\'", "*/", "-->", "]]>", "</textarea>", "</title>", ";", "}")
STYLES = (
    "red;background:url(javascript:ran++)", "expression(ran++)", "url(javascript:ran++)",
    "url('javascript:ran++')", "red}*{color:blue", "red;}</style><script>ran++</script>",
    "\\65xpression(ran++)", "-moz-binding:url(x#ran++)", "red !important", "var(--x);color:blue", "red/*",
    "url(\"data:text/html,<script>ran++</script>\")", "@import 'javascript:ran++'", "behavior:url(x)",
    "red\n;color:blue", "\u0000red",
)  # fmt: skip

STRINGS: list[str] = [scheme + code for scheme in SCHEMES for code in CODE]
STRINGS += [quote + markup for quote in QUOTES for markup in MARKUP]
STRINGS += [quote + style for quote in ("", '"', "'", ";") for style in STYLES]
STRINGS += [
    "",
    " ",
    "\x00",
    "\ud83d\ude00",
    "\u202e",
    "null",
    "undefined",
    "__proto__",
    "constructor",
    "[object Object]",
    "\u2028",
]
