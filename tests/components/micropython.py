"""A widget on MicroPython without a browser: the builder's program, stripped, in the interpreter that pages carry."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from assets import npm
from assets.mpy import strip
from bascule.build.collect import collect
from bascule.build.load import load
from tests.bundles import node

ROOT = Path(__file__).parents[2]


def run(widget: Path, steps: list[Any], main: str | None = None) -> dict[str, list[Any]]:
    """What a widget sends and answers when the page dispatches `steps`: decoded batches, calls and answers.

    `main` runs instead of the program that mounts the widget.
    """
    program = collect(load(widget)).program
    modules = [
        {"name": module.name, "source": strip(module.source, module.filename), "package": module.is_package}
        for module in program.modules
    ]
    script = npm.packages(ROOT) / "@micropython/micropython-webassembly-pyscript/micropython.mjs"
    job = {"modules": modules, "main": main or program.main.source, "steps": steps}
    command = [node(), str(Path(__file__).with_name("engine.mjs")), str(script)]
    done = subprocess.run(command, input=json.dumps(job), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    told: dict[str, list[Any]] = json.loads(done.stdout)
    return {name: [json.loads(one) if isinstance(one, str) else one for one in told[name]] for name in told}
