"""The command line: `bascule build widget.py`, `bascule check widget.py`, `bascule bridge`.

The exit status is 2 for anything the user can mend.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from bascule.build import engines
from bascule.build.collect import collect
from bascule.build.errors import BuildError
from bascule.build.load import load
from bascule.build.output import write
from bascule.build.pipeline import build as build_page
from bascule.build.portable import findings, sensible
from bascule.build.report import Report
from bascule.build.static import AssetMissingError, script

console = Console(stderr=True, highlight=False)


class _Group(click.Group):
    """Turns what the builder refuses into one line on standard error and exit status 2."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except (BuildError, AssetMissingError) as error:
            console.print(f"[bold red]error[/] {_plain(str(error))}", soft_wrap=True)
            ctx.exit(2)


def _plain(text: str) -> str:
    return text.replace("[", r"\[")


@click.group(cls=_Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="bascule")
def main() -> None:
    """Write the widgets of chat hosts in Python."""


@main.command()
@click.argument("widget", type=click.Path(path_type=Path))
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="The page to write; default: <widget>.html here."
)
@click.option(
    "--engine",
    type=click.Choice(sorted(engines.CARRIED)),
    default=engines.DEFAULT,
    show_default=True,
    help="What runs Python in the page.",
)
@click.option(
    "--server",
    metavar="MODULE:OBJECT",
    help="Import this FastMCP or MCPServer, and check the widget's calls of its tools.",
)
@click.option(
    "--pyodide-url",
    metavar="URL",
    help="With --engine pyodide: the folder that it is loaded from, in place of its public address.",
)
@click.option("-q", "--quiet", is_flag=True, help="Print nothing but errors.")
def build(
    *,
    widget: Path,
    output: Path | None,
    engine: str,
    server: str | None,
    pyodide_url: str | None,
    quiet: bool,
) -> None:
    """Build WIDGET (a Python file with one @widget) into one HTML page."""
    target = output or Path(f"{widget.stem}.html")
    if target.suffix == ".py":
        raise BuildError("this is a Python file, and a page is HTML: it would be lost", target)
    with console.status("build") as status:
        if quiet:
            status.stop()
        page = build_page(
            widget,
            engine=engine,  # type: ignore[arg-type]
            server=server,
            pyodide_url=pyodide_url,
            on_step=lambda name: status.update(f"{widget.name}: {name}"),
        )
        status.update(f"{widget.name}: write")
        write(target, page.html)
    if not quiet:
        _show(page.report, target)


@main.command()
@click.argument("widget", type=click.Path(path_type=Path))
@click.option(
    "--engine", type=click.Choice(sorted(engines.CARRIED)), default=engines.DEFAULT, show_default=True
)
@click.option("--json", "as_json", is_flag=True, help="Print the findings as a JSON list.")
@click.pass_context
def check(context: click.Context, widget: Path, engine: str, as_json: bool) -> None:
    """Say what in WIDGET would not mean the same on an engine. Exit status 1 if no engine is left to run it."""
    carried = engines.CARRIED[engine]
    program = collect(load(widget)).program
    sensible(program, widget.parent)
    found = findings(program, carried)
    if as_json:
        sys.stdout.write(json.dumps([one.model_dump() for one in found], indent=2, ensure_ascii=False) + "\n")
    else:
        for one in found:
            silenced = f" (silenced: {one.silenced})" if one.silenced else ""
            sys.stdout.write(f"{one}{silenced}\n")
        if not found:
            sys.stdout.write(f"nothing found: it means the same on {', '.join(carried)} as on CPython\n")
    refused = {name for one in found if one.refuses for name in one.engines}
    context.exit(1 if refused.issuperset(carried) else 0)


@main.command()
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="The file to write; default: standard output."
)
def bridge(output: Path | None) -> None:
    """Print the bridge script, for pages that are not built by Bascule."""
    text = script("bridge")
    if output:
        write(output, text)
    else:
        sys.stdout.write(text)


def _show(report: Report, target: Path) -> None:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("part")
    table.add_column("bytes", justify="right")
    table.add_column("compressed", justify="right")
    for line in report.lines:
        table.add_row(line.name, f"{line.raw:,}", f"{line.compressed:,}")
    table.add_section()
    table.add_row("page", f"{report.size:,}", f"{report.compressed:,}", style="bold")
    console.print(table)
    share = 100 * report.size / report.budget
    console.print(
        f"{_plain(str(target))}: {report.size:,} bytes, {share:.0f} % of the budget of {report.budget:,}"
    )
    for note in report.notes:
        console.print(f"[yellow]note[/] {_plain(note)}", soft_wrap=True)
    if report.over_budget:
        heaviest = report.heaviest()
        console.print(
            f"[bold yellow]warning[/] hosts may refuse this page; most of it is {heaviest.name} ({heaviest.raw:,})",
            soft_wrap=True,
        )


if __name__ == "__main__":
    main()
