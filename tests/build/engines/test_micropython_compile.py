"""Python to `.mpy`: the pinned format, the author's file in it, and his line where MicroPython cannot compile."""

from __future__ import annotations

import pytest

from bascule.build.engines import micropython_compile
from bascule.build.engines.micropython_compile import compiled, importable
from bascule.build.errors import BuildError


def test_the_format_is_the_interpreters_and_the_bytes_are_the_same_twice() -> None:
    made = compiled("x = 'ä'\n", "widgets/sales.py")
    assert made[:2] == b"M\x06"
    assert b"widgets/sales.py" in made
    compiled.cache_clear()
    assert compiled("x = 'ä'\n", "widgets/sales.py") == made


def test_what_micropython_cannot_compile_is_told_with_the_authors_line() -> None:
    with pytest.raises(BuildError, match="MicroPython") as caught:
        compiled("x = 1\nmatch x:\n    case 1:\n        pass\n", "sales.py")
    assert (caught.value.file, caught.value.line) == ("sales.py", 2)


def test_without_the_compiler_the_page_gets_the_source_and_the_authors_file_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert list(importable("kit/sales", "x = 1\n", "sales.py")) == ["kit/sales.mpy"]
    monkeypatch.setattr(micropython_compile, "CROSS", None)
    made = importable("kit/sales", "x = 1\n", "sales.py")
    assert made[".source/kit/sales"] == b"x = 1\n"
    assert b"/rom/.source/kit/sales" in made["kit/sales.py"]
    assert b"'sales.py'" in made["kit/sales.py"]
