"""What is made when our wheel is built; not in the wheel itself. `python -m assets` makes what is stale."""
