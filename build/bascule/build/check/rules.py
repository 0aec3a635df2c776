"""What is refused, and why: one row a rule.

A rule names a kind of code, not a sample of it. `engines` are those on which it cannot mean what it means on CPython;
on the others the same code is fine, lowered where it must be.
"""

from __future__ import annotations

from bascule.build.models import Model

BOTH = ("micropython", "brython")
MICROPYTHON = ("micropython",)
BRYTHON = ("brython",)


class Rule(Model):
    """A rule's code, the engines it concerns, what it says (`{}` is the name at fault) and the way out."""

    code: str
    engines: tuple[str, ...]
    message: str
    help: str


RULES: dict[str, Rule] = {
    rule.code: rule
    for rule in (
        Rule(code="BP000", engines=BOTH, message="not Python: {}", help="mend the syntax"),
        Rule(code="BP001", engines=BOTH, message="the module {} makes no sense in a page", help="{}"),
        Rule(
            code="BP002",
            engines=BOTH,
            message="the module {} is not there in a page",
            help="do this part in your server's tool",
        ),
        Rule(
            code="BP003",
            engines=BOTH,
            message="{} is not part of the stand-in for this module",
            help="use what is, or do it in your server's tool",
        ),
        Rule(
            code="BP010",
            engines=MICROPYTHON,
            message="{} makes code that nothing has lowered for this engine",
            help="write the code out, look the function up in a dict, or build for brython",
        ),
        Rule(
            code="BP011",
            engines=BOTH,
            message="{}: a page has no files and no keyboard to wait for",
            help="pass the data in the tool's result; ask with a form",
        ),
        Rule(
            code="BP012",
            engines=MICROPYTHON,
            message="{} gives other names here",
            help="keep the values in a dict of your own",
        ),
        Rule(
            code="BP013",
            engines=MICROPYTHON,
            message="objects have no {} here",
            help="keep what you need in a variable",
        ),
        Rule(
            code="BP014",
            engines=MICROPYTHON,
            message="metaclasses are not called here",
            help="use a class decorator or __init_subclass__",
        ),
        Rule(
            code="BP015",
            engines=MICROPYTHON,
            message="a subclass of {} cannot have __new__ here",
            help="use a function that makes the value, or a class that holds it",
        ),
        Rule(
            code="BP016",
            engines=MICROPYTHON,
            message="the type of a builtin function has another name here",
            help="compare the function itself",
        ),
        Rule(
            code="BP017",
            engines=BOTH,
            message="an OSError with a number turns into another class on CPython",
            help="raise the class you mean, such as FileNotFoundError",
        ),
        Rule(
            code="BP018",
            engines=MICROPYTHON,
            message="a {} cannot be a key",
            help="use a tuple or a frozenset",
        ),
        Rule(
            code="BP019",
            engines=BOTH,
            message="this pattern would match otherwise: {}",
            help="write it without that part",
        ),
        Rule(
            code="BP020",
            engines=MICROPYTHON,
            message="an asynchronous comprehension over {} cannot be written for this engine",
            help="write the loop out",
        ),
        Rule(
            code="BP021",
            engines=MICROPYTHON,
            message="{} is new syntax that this engine lacks",
            help="write it in the older form",
        ),
        Rule(
            code="BP022",
            engines=MICROPYTHON,
            message="{} of a class is not called here",
            help="call a class method",
        ),
        Rule(
            code="BP028",
            engines=BRYTHON,
            message="{} is PyScript's, which only micropython and pyodide have",
            help="use window, document and when, or build for another engine",
        ),
        Rule(code="BP027", engines=MICROPYTHON, message="{} does not arrive on this engine", help="{}"),
        Rule(code="BP023", engines=BRYTHON, message="{} does not mean the same here", help="{}"),
        Rule(
            code="BP025",
            engines=BRYTHON,
            message="{} is read after its except clause, where CPython has forgotten it",
            help="keep the exception under a name of your own",
        ),
        Rule(
            code="BP026",
            engines=MICROPYTHON,
            message="a dataclass field cannot start as a {}",
            help="use field(default_factory=…)",
        ),
        Rule(
            code="BP024",
            engines=MICROPYTHON,
            message="bytes and bytearrays lack {} here",
            help="use a list of numbers, or str",
        ),
    )
}

# Modules that make no sense in a page, and what to use instead.
SENSELESS: dict[str, str] = {
    **dict.fromkeys(
        "socket ssl http http.client urllib.request requests httpx aiohttp smtplib ftplib imaplib poplib select selectors"  # noqa: E501
        " xmlrpc socketserver".split(),
        "call a tool of your server with use_tool_call",
    ),
    **dict.fromkeys(
        "threading _thread queue multiprocessing concurrent concurrent.futures".split(),
        "use async functions and asyncio",
    ),
    **dict.fromkeys(
        "subprocess signal pty resource pwd grp fcntl platform".split(), "do it in your server's tool"
    ),
    **dict.fromkeys(
        "pathlib shutil tempfile glob fileinput mmap zipfile tarfile gzip bz2 lzma".split(),
        "pass the data in the tool's result",
    ),
    **dict.fromkeys(
        "sqlite3 dbm shelve pickle marshal".split(),
        "query in your server and pass plain data in the tool's result",
    ),
    **dict.fromkeys("tkinter turtle curses".split(), "use bascule.components"),
    **dict.fromkeys("ctypes cffi".split(), "a page runs no native code"),
    **dict.fromkeys(
        "pdb cProfile profile trace timeit unittest doctest pytest".split(),
        "run it on CPython, where the widget runs too",
    ),
}

# What of a module a page must do without, where the engine's own module is used.
MISSING: dict[str, dict[str, frozenset[str]]] = {
    "micropython": {
        "inspect": frozenset("isasyncgenfunction iscoroutinefunction isgeneratorfunction".split()),
        "sys": frozenset(
            "byteorder_ getrecursionlimit setrecursionlimit getsizeof getrefcount settrace setprofile _getframe intern"
            " stdin flags executable prefix getdefaultencoding displayhook excepthook hash_info float_info int_info".split()  # noqa: E501
        ),
    },
    "brython": {
        "sys": frozenset("getsizeof getrefcount settrace _getframe stdin flags".split()),
        "traceback": frozenset(
            "format_exc print_exc format_exception print_exception format_tb extract_tb".split()
        ),
    },
}

# Attributes that an engine's objects lack or fill otherwise.
ATTRIBUTES: dict[str, frozenset[str]] = {
    "micropython": frozenset(
        "__doc__ __annotations__ __qualname__ __self__ __func__ __code__ __closure__ __defaults__ __kwdefaults__"
        " __globals__ __subclasses__ __mro_entries__ __signature__ __type_params__ __weakref__ __reduce__ __sizeof__"
        " tb_lineno tb_frame tb_next gi_frame cr_frame f_locals f_back".split()
    ),
    "brython": frozenset(
        "__code__ __closure__ __sizeof__ __reduce__ __weakref__ __type_params__ gi_frame cr_frame".split()
    ),
}
