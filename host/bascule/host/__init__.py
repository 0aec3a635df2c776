"""Hosts to develop and test against.

`python -m bascule.host server.py` shows the widgets of an MCP server; `bascule.host.serve.running` is the same
from Python; `bascule.host.policies` holds the sandboxes of known hosts.
"""
