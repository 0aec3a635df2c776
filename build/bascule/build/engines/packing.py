"""Payloads: bytes and scripts that stand in the page as base64 of raw deflate, in script elements that are text.

`page/payload.py` unpacks them. A packed script runs only when `boot.py` asks for its group: the group `page` on every
engine, the group of an engine's name on that engine.
"""

from __future__ import annotations

import base64
import zlib

from bascule.build.models import Part


def deflate(value: bytes) -> bytes:
    """Raw deflate at zlib's best."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    return packer.compress(value) + packer.flush()


def payload(name: str, element_id: str, deflated: bytes) -> Part:
    """Bytes, already deflated, found by their element's id."""
    text = base64.b64encode(deflated).decode()
    return Part(name=name, html=f'<script type="text/plain" id="{element_id}">{text}</script>')


def packed_script(name: str, group: str, text: str) -> Part:
    """A classic script of a group; the scripts of a group run in the order of the page."""
    packed = base64.b64encode(deflate(text.encode())).decode()
    return Part(name=name, html=f'<script type="text/plain" data-bascule-run="{group}">{packed}</script>')
