"""The gallery's page and pictures are those of its sources, and small."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_and_its_pictures_are_made_from_the_gallery() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "docs/make_gallery.py"), "--check"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"python docs/make_gallery.py makes them again:\n{done.stderr}"


def test_the_pictures_are_small() -> None:
    pictures = list((ROOT / "docs/pictures").rglob("*.webp"))
    assert len(pictures) > 100
    assert max(path.stat().st_size for path in pictures) <= 60_000
    assert sum(path.stat().st_size for path in pictures) <= 2_500_000
