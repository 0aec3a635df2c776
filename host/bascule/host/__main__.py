"""`python -m bascule.host`."""

from bascule.host.cli import main

main(prog_name="python -m bascule.host")
