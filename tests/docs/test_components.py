"""docs/components.md is what the components say of themselves; docs/testing.md runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_list_of_components_is_fresh() -> None:
    done = subprocess.run(
        [sys.executable, "docs/make_components.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_every_component_has_an_example_and_a_word() -> None:
    sections = (ROOT / "docs/components.md").read_text(encoding="utf-8").split("\n### ")[1:]
    assert len(sections) > 40
    bare = [
        text.splitlines()[0] for text in sections if "```python" not in text and "ErrorBoundary" not in text
    ]
    assert not bare


def test_the_guide_to_tests_runs(tmp_path: Path) -> None:
    (code,) = re.findall(
        r"```python\n(.*?)```", (ROOT / "docs/testing.md").read_text(encoding="utf-8"), re.DOTALL
    )
    script = tmp_path / "guide.py"
    script.write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
