"""Payloads: bytes and scripts that stand in the page as base64 of raw deflate, in templates.

`page/payload.py` unpacks them. A packed script runs only when `boot.py` asks for its group: the group `page` on every
engine, the group of an engine's name on that engine. What is big stands behind `boot.py` and is taken as it comes, so
that it is unpacked while the rest of the page is still on its way.
"""

from __future__ import annotations

import base64
import zlib

from bascule.build.models import Part

PIECE = 49_152  # bytes of a stream in one element: small enough to begin soon, large enough to be few


def deflate(value: bytes) -> bytes:
    """Raw deflate at zlib's best."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    return packer.compress(value) + packer.flush()


def payload(name: str, element_id: str, deflated: bytes) -> Part:
    """Bytes, already deflated, found by their element's id."""
    text = base64.b64encode(deflated).decode()
    return Part(name=name, html=f'<template id="{element_id}">{text}</template>')


def stream(name: str, mark: str, deflated: bytes) -> Part:
    """Bytes, already deflated, in several elements with the attribute `mark`."""
    pieces = [base64.b64encode(deflated[at : at + PIECE]).decode() for at in range(0, len(deflated), PIECE)]
    html = "".join(f"<template {mark}>{text}</template>" for text in pieces)
    return Part(name=name, html=html, late=True)


def packed_script(name: str, group: str, text: str | bytes, *, late: bool = False) -> Part:
    """A classic script of a group, or one already deflated; the scripts of a group run in the order of the page."""
    packed = base64.b64encode(deflate(text.encode()) if isinstance(text, str) else text).decode()
    html = f"<template data-bascule-run={group}>{packed}</template>"
    return Part(name=name, html=html, late=late)
