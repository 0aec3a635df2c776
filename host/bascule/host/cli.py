"""`python -m bascule.host`: shows the widgets of an MCP server, until it is stopped."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from typing import Any

import click

from bascule.host.policies import DEFAULT_POLICY, UnknownPolicyError, policies, policy
from bascule.host.serve import PortTakenError, running
from bascule.host.upstream import UnreachableError

POLICIES = ", ".join(known.id for known in policies())


def _policy(_: click.Context, __: click.Parameter, value: str) -> str:
    try:
        return policy(value).id
    except UnknownPolicyError as error:
        raise click.BadParameter(str(error)) from None


def _arguments(_: click.Context, __: click.Parameter, value: str) -> dict[str, Any]:
    try:
        arguments = json.loads(value)
    except ValueError as error:
        raise click.BadParameter(f"{value!r} is not JSON: {error}") from None
    if not isinstance(arguments, dict):
        raise click.BadParameter(f"{value!r} is not a JSON object")
    return arguments


@click.command()
@click.argument("server")
@click.option("--tool", help="Call this tool at once.")
@click.option("--args", default="{}", callback=_arguments, help="Its arguments, a JSON object.")
@click.option(
    "--policy",
    "policy_id",
    default=DEFAULT_POLICY,
    show_default=True,
    callback=_policy,
    help=f"Frame pages as this host does: {POLICIES}.",
)
@click.option("--theme", type=click.Choice(["system", "light", "dark"]), default="system", show_default=True)
@click.option("--width", type=click.IntRange(320, 1000), default=720, show_default=True, help="Pixels.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8765, show_default=True, help="0: any free one."
)
def main(
    *, server: str, tool: str | None, args: dict[str, Any], policy_id: str, theme: str, width: int, port: int
) -> None:
    """Shows the widgets of an MCP SERVER in a host page.

    SERVER is the address of a server over streamable HTTP (http://127.0.0.1:8000/mcp), or its Python file,
    which is then started and spoken to on stdin and stdout.
    """
    try:
        asyncio.run(_serve(server, port, tool=tool, args=args, policy=policy_id, theme=theme, width=width))
    except (UnreachableError, PortTakenError) as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)


async def _serve(server: str, port: int, **start: Any) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    # Not on standard output, where the address is all there is.
    begins = "Connecting to" if "://" in server else "Starting"
    click.echo(f"{begins} {server} …", err=True)
    async with running(server, port=port, **start) as address:
        click.echo(f"Open {address} (Ctrl+C stops)")
        await stop.wait()
