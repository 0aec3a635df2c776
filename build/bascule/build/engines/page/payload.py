"""Unpacks what the builder packed: bytes and scripts that stand in the page as base64 of raw deflate."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import (
    DecompressionStream,
    ReadableStream,
    TextDecoder,
    Uint8Array,
    atob,
    document,
    is_function,
    prop,
)


def payload(element: Any) -> Any:
    """The bytes, still deflated, that a script element holds; the element goes."""
    text = element.textContent
    element.remove()
    if is_function(prop(Uint8Array, "fromBase64")):
        return Uint8Array.fromBase64(text)
    binary: Any = atob(text)
    size: int = binary.length
    data = Uint8Array(size)
    for i in range(size):
        data[i] = binary.charCodeAt(i)
    return data


def unpacking(data: Any) -> Any:
    """A stream of what raw deflate `data` unpacks to. One chunk in: a `Blob` would start later."""

    def fill(controller: Any) -> None:
        controller.enqueue(data)
        controller.close()

    return ReadableStream({"start": fill}).pipeThrough(DecompressionStream("deflate-raw"))


async def unpacked(data: Any) -> Any:
    """The bytes that raw deflate `data` unpacks to; reading by hand is sooner than asking a `Response`."""
    reader = unpacking(data).getReader()
    parts: list[Any] = []
    size = 0
    chunk = await reader.read()
    while chunk.done is False:
        parts.append(chunk.value)
        length: int = chunk.value.length
        size += length
        chunk = await reader.read()
    whole = Uint8Array(size)
    at = 0
    for part in parts:
        whole.set(part, at)
        taken: int = part.length
        at += taken
    return whole


def later(promise: Any) -> Any:
    """A promise that is awaited only later: its failure is heard then, and is no error of the page before."""
    promise.catch(lambda error: None)
    return promise


def packed_scripts(group: str) -> list[Any]:
    """Promises of the texts of a group's scripts, in the order of the page; unpacking has begun."""
    found = document.querySelectorAll(f"script[data-bascule-run={group}]")
    return [later(unpacked(payload(element))) for element in found]


async def run(texts: list[Any]) -> None:
    """Run scripts, one after the other. An inline script needs no eval."""
    for text in texts:
        script = document.createElement("script")
        script.textContent = prop(TextDecoder(), "decode")(await text)
        document.head.appendChild(script)
        script.remove()
