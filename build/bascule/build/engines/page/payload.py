"""Unpacks what the builder packed: bytes and scripts that stand in the page as base64 of raw deflate.

What stands behind the script that asks for it is taken as it comes: an element is whole once another follows it, or
once the document is parsed.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import (
    DecompressionStream,
    MessageChannel,
    MutationObserver,
    Promise,
    ReadableStream,
    TextDecoder,
    Uint8Array,
    atob,
    document,
    is_function,
    prop,
)


def payload(element: Any) -> Any:
    """The bytes, still deflated, that a template holds; the element goes."""
    text = element.content.textContent
    element.remove()
    if is_function(prop(Uint8Array, "fromBase64")):
        return Uint8Array.fromBase64(text)
    binary: Any = atob(text)
    size: int = binary.length
    data = Uint8Array(size)
    for i in range(size):
        data[i] = binary.charCodeAt(i)
    return data


def turn() -> Any:
    """A promise of the next turn, before which what was posted is delivered. A hidden frame's timers are late."""

    def wait(kept: Any) -> None:
        channel = MessageChannel()
        channel.port1.onmessage = kept
        channel.port2.postMessage(None)

    return Promise(wait)


def changed() -> Any:
    """A promise that something was added to the document, or that it is parsed."""

    def wait(kept: Any) -> None:
        def stop() -> None:
            seen.disconnect()
            kept()

        seen = MutationObserver(stop)
        seen.observe(document.documentElement, {"childList": True, "subtree": True})
        document.addEventListener("DOMContentLoaded", stop)

    return Promise(wait)


async def arrived(selector: str) -> Any:
    """The first element of a selector, whole; `None` when the document has no more of them.

    A host may write the document and never close it: what stands last in a page says that all of it is there.
    """
    while True:
        found = document.querySelector(selector)
        ended = document.getElementById("bascule-end") is not None or document.readyState != "loading"
        if ended or (found is not None and found.nextSibling is not None):
            return found
        await changed()


def unpacking(data: Any) -> Any:
    """A stream of what raw deflate `data` unpacks to. One chunk in: a `Blob` would start later."""

    def fill(controller: Any) -> None:
        controller.enqueue(data)
        controller.close()

    return inflated({"start": fill})


def arriving(selector: str, kept: list[Any]) -> Any:
    """A stream of what the elements of a selector unpack to, as they come.

    Their bytes are added to `kept`; a second stream that is given them begins with them. Each piece takes some
    milliseconds, so a turn lies between them: the host's answer is not to wait for all.
    """
    at = 0

    async def fill(controller: Any) -> None:
        nonlocal at
        await turn()
        if at == len(kept):
            element = await arrived(selector)
            if at == len(kept):
                if element is None:
                    controller.close()
                    return
                kept.append(payload(element))
        controller.enqueue(kept[at])
        at += 1

    return inflated({"pull": fill})


def inflated(source: Any) -> Any:
    """A stream of what the raw deflate of a stream's source unpacks to."""
    return ReadableStream(source).pipeThrough(DecompressionStream("deflate-raw"))


async def unpacked(element: Any) -> Any:
    """The bytes that a template's payload unpacks to. It is taken in the next turn: the host's answer may be here."""
    await turn()
    return await gathered(unpacking(payload(element)))


async def gathered(stream: Any) -> Any:
    """The bytes of a stream; reading by hand is sooner than asking a `Response`."""
    reader = stream.getReader()
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
    """Promises of the texts of a group's scripts that are there, in the order of the page; unpacking has begun."""
    found = document.querySelectorAll(f"template[data-bascule-run={group}]")
    return [later(unpacked(element)) for element in found]


async def next_script(group: str) -> Any:
    """The text of the next script of a group, as soon as it has come; `None` when the page has no more."""
    element = await arrived(f"template[data-bascule-run={group}]")
    return None if element is None else await unpacked(element)


async def run(texts: list[Any]) -> None:
    """Run scripts, one after the other. An inline script needs no eval."""
    for text in texts:
        script = document.createElement("script")
        script.textContent = prop(TextDecoder(), "decode")(await text)
        document.head.appendChild(script)
        script.remove()
