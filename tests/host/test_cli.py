"""`python -m bascule.host` with bad input: one clear message, exit status 2; and a run until it is stopped."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from bascule.host.cli import main
from tests import mcp_servers

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Missing argument 'SERVER'"),
        (["nowhere.py"], "nowhere.py: no such file"),
        (["http://127.0.0.1:9/mcp"], "no MCP server answers at http://127.0.0.1:9/mcp"),
        (["x.py", "--policy", "none"], "no policy 'none'; there are: spec-default,"),
        (["x.py", "--args", "{"], "'{' is not JSON"),
        (["x.py", "--args", "[]"], "'[]' is not a JSON object"),
        (["x.py", "--width", "10"], "'--width'"),
        (["x.py", "--colour"], "--colour"),
    ],
)
def test_bad_input_is_one_message_and_status_2(arguments: list[str], message: str) -> None:
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 2
    assert message in done.output
    assert "Traceback" not in done.output


async def test_it_serves_until_it_is_stopped(context: BrowserContext, made: None) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bascule.host",
        str(mcp_servers.__file__),
        "--port=0",
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    begun = (await asyncio.wait_for(process.stderr.readline(), 60)).decode()
    assert begun == f"Starting {mcp_servers.__file__} \u2026\n"
    said = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    address = re.search(r"http://127\.0\.0\.1:\d+", said)
    assert address, said
    assert (await context.request.get(address[0])).ok
    process.send_signal(signal.SIGINT)
    _, errors = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0, errors
    assert b"Traceback" not in errors
