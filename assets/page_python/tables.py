"""The dialect's vocabulary: what the facade and the built-ins become, which methods are lowered, which are refused."""

from __future__ import annotations

# Helpers of the facade that become an expression: name, number of arguments, JavaScript with {0}, {1} for arguments.
# An argument stands once and in order, so that its effects happen once and in order.
INLINE = {
    "typeof": (1, "typeof {0}"),
    "is_array": (1, "is_array__js({0})"),
    "is_number": (1, 'typeof {0} === "number"'),
    "is_integer": (1, "Number.isInteger({0})"),
    "is_function": (1, 'typeof {0} === "function"'),
    "same": (2, "{0} === {1}"),
    "prop": (2, "{0}[{1}]"),
    "set_prop": (3, "{0}[{1}] = {2}"),
    "trim": (1, "{0}.trim()"),
    "replace_all": (3, "{0}.split({1}).join({2})"),
    "index_of": (2, "{0}.indexOf({1})"),
    "sort": (2, "{0}.sort({1})"),
    "from_json": (1, "JSON.parse({0})"),
    "field": (2, "{0}?.[{1}]"),
}

# Helpers that need a function of their own; it is put into a bundle that uses it.
FUNCTIONS = {
    "own": '(e, t) => e && typeof e === "object" && Object.hasOwn(e, t) ? e[t] : null',
    "put": "(e, t, n) => { Object.defineProperty(e, t, "
    "{value: n, writable: true, enumerable: true, configurable: true}); }",
    "delete": "(e, t) => { delete e[t]; }",
    "keys": "(e) => Object(e) === e ? Object.keys(e) : []",
    "is_object": '(e) => typeof e === "object" && e !== null && !is_array__js(e)',
    "to_json": "(e) => JSON.stringify(e, (e, t) => t ?? null)",
}
# Globals that a bundle gives a short name when it asks for them this often.
SHARED = {"window": "window", "document": "document", "is_array": "Array.isArray"}
OFTEN = 5
COUNTS = {"own": 2, "put": 3, "delete": 2, "keys": 1, "is_object": 1, "to_json": 1}

# Helpers with a lowering of their own in the emitter.
SPECIAL = ("new", "splice")

# Globals that are constructed when called …
CONSTRUCTORS = frozenset(
    "Map Set WeakMap Error TypeError Promise Date Proxy RegExp URL Event CustomEvent FormData File Blob FileReader "
    "Response ReadableStream DecompressionStream TextEncoder TextDecoder Uint8Array ArrayBuffer AbortController "
    "MessageChannel MutationObserver ResizeObserver IntersectionObserver".split()
)
# … and those that are only called: handed about they would lose their `this`.
CALLED = frozenset(
    "setTimeout clearTimeout requestAnimationFrame cancelAnimationFrame queueMicrotask getComputedStyle matchMedia "
    "addEventListener removeEventListener structuredClone atob btoa fetch".split()
)
CONVERSIONS = frozenset({"String", "Number", "Boolean", "Symbol"})
OBJECTS = frozenset(
    "window document navigator location console performance JSON Object Array Reflect Math EventTarget Node Element "
    "HTMLElement WebAssembly undefined NaN Infinity".split()
)
GLOBALS = CONSTRUCTORS | CALLED | CONVERSIONS | OBJECTS
FACADE = GLOBALS | INLINE.keys() | FUNCTIONS.keys() | set(SPECIAL)

BUILTINS = frozenset(
    "len range enumerate isinstance list str bool min max abs callable any all super".split()
)

# Names JavaScript keeps for itself; a local of that name is renamed.
RESERVED = frozenset(
    "abstract arguments await boolean byte case catch char const debugger default delete do double enum eval export "
    "extends final finally float function goto implements instanceof int interface let long native new null package "
    "private protected public short static super switch synchronized this throw throws transient true false typeof "
    "undefined var void volatile yield NaN Infinity".split()
)

# Methods lowered wherever they stand: name → (counts of arguments allowed, JavaScript with {o} and {0}).
METHODS = {
    "append": ((1,), "{o}.push({0})"),
    "extend": ((1,), "{o}.push(...{0})"),
    "startswith": ((1,), "{o}.startsWith({0})"),
    "endswith": ((1,), "{o}.endsWith({0})"),
    "lower": ((0,), "{o}.toLowerCase()"),
    "upper": ((0,), "{o}.toUpperCase()"),
    "split": ((1,), "{o}.split({0})"),
    "join": ((1,), "{0}.join({o})"),
}

_JS_ONLY = "CPython has no such method: "
# Methods refused wherever they stand, with the way out.
REFUSED = {
    "items": "records have no .items(): loop over keys(x) and read own(x, key), or use a Map and loop over it",
    "update": "there is no .update(): set the fields one by one, or {**a, **b}",
    "setdefault": "there is no .setdefault(): ask .has() of a Map and .set() it",
    "popitem": "there is no .popitem() in JavaScript",
    "fromkeys": "there is no .fromkeys() in JavaScript",
    "copy": "there is no .copy(): write [*items] or {**record}",
    "count": "there is no .count(): loop",
    "index": "there is no .index(): use index_of(x, y), -1 when absent",
    "find": "str.find and JavaScript's find are different things: use index_of(x, y)",
    "rfind": "use a loop, or split(sep)",
    "insert": "use splice(items, index, 0, item)",
    "sort": "JavaScript sorts as text: use sort(items, compare)",
    "replace": "JavaScript replaces the first only: use replace_all(text, old, to)",
    "strip": "the two languages' white space differs: use trim(text)",
    "lstrip": "use trim(text), or startswith and a slice",
    "rstrip": "use trim(text), or endswith and a slice",
    "format": "use an f-string with plain {names}",
    "format_map": "use an f-string with plain {names}",
    "removeprefix": "use startswith and a slice",
    "removesuffix": "use endswith and a slice",
    "partition": "use index_of and slices",
    "rpartition": "use index_of and slices",
    "rsplit": "use split(sep)",
    "splitlines": "use split(sep)",
    "capitalize": "there is no such method in JavaScript",
    "title": "there is no such method in JavaScript: an attribute is read with prop(x, name)",
    "swapcase": "there is no such method in JavaScript",
    "casefold": "use lower()",
    "center": "there is no such method in JavaScript",
    "ljust": "there is no such method in JavaScript",
    "rjust": "there is no such method in JavaScript",
    "zfill": "there is no such method in JavaScript",
    "translate": "there is no such method in JavaScript",
    "expandtabs": "there is no such method in JavaScript",
    "encode": "use TextEncoder",
    "decode": "use TextDecoder",
    "isdigit": "compare the characters",
    "isalpha": "compare the characters",
    "isalnum": "compare the characters",
    "isdecimal": "compare the characters",
    "isnumeric": "compare the characters",
    "isspace": 'compare with trim(text) == ""',
    "isupper": "compare with text.upper()",
    "islower": "compare with text.lower()",
    "isidentifier": "compare the characters",
    "push": _JS_ONLY + "use append",
    "unshift": _JS_ONLY + "use splice(items, 0, 0, item)",
    "shift": _JS_ONLY + "use pop(0)",
    "slice": _JS_ONLY + "use x[a:b]",
    "splice": _JS_ONLY + "use splice(items, i, count, *new)",
    "concat": _JS_ONLY + "use [*a, *b]",
    "includes": _JS_ONLY + "use in",
    "indexOf": _JS_ONLY + "use index_of(x, y)",
    "startsWith": _JS_ONLY + "use startswith",
    "endsWith": _JS_ONLY + "use endswith",
    "toLowerCase": _JS_ONLY + "use lower()",
    "toUpperCase": _JS_ONLY + "use upper()",
    "toString": _JS_ONLY + "use String(x)",
    "trim": _JS_ONLY + "use trim(text)",
    "hasOwnProperty": _JS_ONLY + "use own(x, key)",
}
# Of the refused ones, those that a class here may define and then call on its instances are all but the lowered.

# What methods answer, by name, whatever they are called on.
ANSWERS = {
    "startswith": "bool", "endswith": "bool", "lower": "str", "upper": "str", "join": "str", "split": "list[str]",
    "has": "bool", "delete": "bool", "contains": "bool", "matches": "bool", "hasAttribute": "bool",
}  # fmt: skip

# What helpers, globals and built-ins answer, written as annotations.
RETURNS = {
    "typeof": "str", "is_array": "bool", "is_number": "bool", "is_integer": "bool", "is_function": "bool",
    "same": "bool", "trim": "str", "replace_all": "str", "index_of": "int", "is_object": "bool", "to_json": "str",
    "keys": "list[str]", "splice": "list", "sort": "list", "String": "str", "Number": "float", "Boolean": "bool",
    "len": "int", "isinstance": "bool", "str": "str", "bool": "bool", "callable": "bool", "any": "bool", "all": "bool",
    "list": "list", "atob": "str", "btoa": "str",
}  # fmt: skip
MATH = {"floor": "int", "ceil": "int", "trunc": "int", "round": "int"}

# Kinds whose truth is the same in both languages. NaN is true in Python, an empty list in JavaScript.
TESTABLE = ("bool", "str", "int", "none", "instance", "function", "class")

# Calls that only answer: in which order they are made cannot be told.
PURE = (
    (INLINE.keys() - {"set_prop", "sort"}) | {"own", "keys", "is_object", "to_json"} | CONVERSIONS | BUILTINS
)
PURE_METHODS = (METHODS.keys() - {"append", "extend"}) | {
    "get", "has", "getElementById", "querySelector", "querySelectorAll", "getAttribute", "hasAttribute", "matches",
    "closest",
}  # fmt: skip

# Names of fields that a record, text, list, number or bool has without being given them (ECMAScript 2025).
INHERITED = frozenset(
    "__proto__ __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ constructor hasOwnProperty "
    "isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf length at concat copyWithin entries every "
    "fill filter find findIndex findLast findLastIndex flat flatMap forEach includes indexOf join keys lastIndexOf "
    "map pop push reduce reduceRight reverse shift slice some sort splice toReversed toSorted toSpliced unshift "
    "values with anchor big blink bold charAt charCodeAt codePointAt endsWith fixed fontcolor fontsize isWellFormed "
    "italics link localeCompare match matchAll normalize padEnd padStart repeat replace replaceAll search small "
    "split startsWith strike sub substr substring sup toLocaleLowerCase toLocaleUpperCase toLowerCase toUpperCase "
    "toWellFormed trim trimEnd trimLeft trimRight trimStart toExponential toFixed toPrecision".split()
)
