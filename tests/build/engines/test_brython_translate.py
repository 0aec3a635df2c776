"""Brython's translator in its embedded engine: several threads at a time."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
from concurrent.futures import ThreadPoolExecutor
from bascule.build.engines.brython_translate import imported, translated

def both(at):
    source = f"import json\\ndef f{at}(a):\\n    return [json.dumps(a + n) for n in range({at})]\\n" * 40
    assert f"f{at}" in translated(source, "w.py", f"w{at}")
    return imported(source, f"w{at}.py")

with ThreadPoolExecutor(4) as pool:
    found = list(pool.map(both, range(16)))
assert all(modules[0][0] == "json" for modules in found), found
"""


def test_threads_take_turns(made: None) -> None:
    # In a process of its own: where they do not, the process dies.
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
