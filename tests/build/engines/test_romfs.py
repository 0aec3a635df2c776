"""ROMFS images, read by the interpreter that ships."""

from __future__ import annotations

import pytest

from bascule.build.engines.romfs import image
from tests.build.engines.support import python

LIST = """
import os
def walk(folder):
    for entry in os.ilistdir(folder):
        path = folder + '/' + entry[0]
        if entry[1] == 0x4000:
            walk(path)
        else:
            print(path, sum(open(path, 'rb').read()), os.stat(path)[6])
walk('/rom')
"""


def test_files_of_every_size_come_back_byte_for_byte() -> None:
    sizes = [0, 1, 127, 128, 129, 16383, 16384, 70_000]
    files = {f"data/of/{size}": bytes(i * 7 % 256 for i in range(size)) for size in sizes}
    assert python(LIST, image(files)) == [
        f"/rom/{path} {sum(content)} {len(content)}" for path, content in sorted(files.items())
    ]


def test_modules_packages_and_names_that_are_not_ascii_are_found() -> None:
    files = {
        "lone.py": b"x = 1",
        "package/__init__.py": b"from package.inner import y",
        "package/inner.py": b"y = 2",
        "d\u00e9j\u00e0/\u6f22.txt": "\u6f22".encode(),
    }
    source = "import lone, package\nprint(lone.x, package.y, open('/rom/d\u00e9j\u00e0/\u6f22.txt').read())"
    assert python(source, image(files)) == ["1 2 \u6f22"]


def test_the_order_of_the_files_changes_nothing() -> None:
    files = {"b/c": b"1", "a": b"2", "b/a": b"3", "b/b/z": b"4"}
    assert image(files) == image(dict(reversed(files.items())))


def test_an_image_has_an_even_length() -> None:
    assert {len(image({"a": bytes(size)})) % 2 for size in range(140)} == {0}


def test_an_empty_image_is_one() -> None:
    assert python("import os\nprint(os.listdir('/rom'))", image({})) == ["[]"]


@pytest.mark.parametrize("path", ["", "/a", "a//b", "a/", "./a", "a/../b"])
def test_what_is_no_path_is_refused(path: str) -> None:
    with pytest.raises(ValueError, match="not a path"):
        image({path: b""})


def test_a_file_that_is_also_a_folder_is_refused() -> None:
    with pytest.raises(ValueError, match="both a file and a folder: 'a'"):
        image({"a": b"", "a/b": b""})
