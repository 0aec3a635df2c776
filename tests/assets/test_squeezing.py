"""What the minifier must not change."""

from __future__ import annotations

import subprocess

from assets.page_python.squeezing import squeezed


def test_whole_parts_beyond_32_bits_stay() -> None:
    script = (
        "const whole = value => Math.trunc(value); console.log(whole(25607046771.5), Math.trunc(-3e9 - 0.5));"
    )
    made = squeezed(script)
    done = subprocess.run(["node", "-e", made], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["25607046771", "-3000000000"]
    assert "|0" not in made
