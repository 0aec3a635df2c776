"""Text for everyone: what a client without widgets reads, made from the same data that the widget shows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .errors import NoTextError

_MARKUP = re.compile(r"([\\`*_{}\[\]<>|#])")
_BREAKS = re.compile(r"\s*[\r\n\u2028\u2029]+\s*")


def as_text(data: Any, *, title: str | None = None) -> str:
    """Readable Markdown of JSON-like data or of a pydantic model.

    A list of records becomes a table, a record lines of `**Name**: value`, a plain list bullets, anything else
    itself. Never empty: nothing to show is said in words.
    """
    value = plain(data)
    if isinstance(value, str):
        body = value if value.strip() else "(empty)"
    elif isinstance(value, Mapping):
        body = as_record(value)
    elif isinstance(value, Sequence):
        records = value and all(isinstance(row, Mapping) and row for row in value)
        body = as_table(value) if records else "\n".join(f"- {_cell(item)}" for item in value) or "(none)"
    else:
        body = _cell(value)
    return f"### {_line(title)}\n\n{body}" if title else body


def as_table(rows: Iterable[Mapping[str, Any]], columns: Sequence[str] | None = None) -> str:
    """A Markdown table with one line a row; without `columns`, every key in order of first appearance."""
    records = [plain(row) for row in rows]
    names = (
        list(columns) if columns is not None else list(dict.fromkeys(key for row in records for key in row))
    )
    if not records or not names:
        return "(no rows)"
    lines = ["| " + " | ".join(_line(_label(name)) for name in names) + " |", "|" + " --- |" * len(names)]
    lines += ["| " + " | ".join(_cell(row.get(name)) for name in names) + " |" for row in records]
    return "\n".join(lines)


def as_record(record: Mapping[str, Any]) -> str:
    """A record as lines; records and lists of records inside it follow under their own headings."""
    lines: list[str] = []
    below: list[str] = []
    for key, value in record.items():
        if isinstance(value, Mapping) and value:
            below.append(f"#### {_line(_label(key))}\n\n{as_record(value)}")
        elif isinstance(value, list) and value and all(isinstance(item, Mapping) and item for item in value):
            below.append(f"#### {_line(_label(key))}\n\n{as_table(value)}")
        else:
            lines.append(f"- **{_line(_label(key))}**: {_cell(value)}")
    return "\n\n".join(["\n".join(lines), *below] if lines else below) or "(empty)"


def plain(data: Any) -> Any:
    """JSON-like data of models, dates and the like, by pydantic's rules where they are needed."""
    if data is None or isinstance(data, str | int | float | bool):
        return data
    if isinstance(data, Mapping):
        return {str(key): plain(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [plain(item) for item in data]
    from pydantic_core import to_jsonable_python  # noqa: PLC0415 - seldom needed, and slow to load

    return to_jsonable_python(data)


def has_text(content: Iterable[Any]) -> bool:
    """Whether a client that shows no widgets can read anything in these blocks (wire form or an SDK's objects)."""
    for block in content:
        get = (
            block.get if isinstance(block, Mapping) else lambda name, block=block: getattr(block, name, None)
        )
        kind = get("type")
        if kind == "text":
            if str(get("text") or "").strip():
                return True
        elif kind == "resource":
            inner = get("resource")
            text = inner.get("text") if isinstance(inner, Mapping) else getattr(inner, "text", None)
            if str(text or "").strip():
                return True
    return False


def text_for(tool: str, content: Iterable[Any], structured: Any) -> str | None:
    """What must be added to `content` so that everyone can read the answer: None where it says enough already.

    A result that has data but no text gets the data as text. Raises NoTextError, naming the tool, where there is
    neither (contract B7).
    """
    if has_text(content):
        return None
    if isinstance(structured, Mapping) and list(structured) == ["result"]:
        structured = structured["result"]  # the SDKs wrap what is no object
    if structured is None or structured in ({}, ""):
        raise NoTextError(tool)
    return as_text(structured)


def _label(name: object) -> str:
    text = str(name).replace("_", " ").strip()
    return text[:1].upper() + text[1:] if text else "-"


def _line(text: object) -> str:
    return _MARKUP.sub(r"\\\1", _BREAKS.sub(" ", str(text)))


def _cell(value: Any) -> str:
    if value is None or value in ("", [], {}):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list) and not any(isinstance(item, dict | list) for item in value):
        return ", ".join(_cell(item) for item in value)
    return _line(json.dumps(value, ensure_ascii=False) if isinstance(value, dict | list) else value)
