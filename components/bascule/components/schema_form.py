"""A JSON Schema, as pydantic writes it, to questions; and what a form answers to typed values.

| schema | question | value |
|---|---|---|
| `enum`, several `const` | choice | the schema's own value |
| `const` alone | none | that value |
| `boolean` | tick | `bool` |
| `integer`, `number` | number | `int`, `float` |
| `string`; `format` `date time date-time email uri password` | text, date | text |
| `string` that may have 200 characters and more | area | text |
| `array` of `enum` | several | list |
| `array` of `string`, `integer`, `number` | tags | list |
| `object` with `properties` | part | dict |

`$ref` into the schema, `allOf` with one part and `anyOf` with `null` are followed; a number that may also be written
as text (`Decimal`) is a number. What is left has no question: `TypeError`. An empty answer is missing if it is
required, else `None` where `null` is allowed, else left out; so is a part that need not be there and is empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

AREA = 200
_DATES = {"date": "date", "time": "time", "date-time": "datetime-local"}
_INPUTS = {"email": "email", "uri": "url", "password": "password"}
_DEPTH = 8


class Question:
    """One field of a form; `path` is where its value goes, `name` what its control is called."""

    def __init__(self, path: list[str], schema: Any, required: bool, nullable: bool) -> None:
        self.path = path
        self.name = ".".join(path)
        self.schema: Any = schema
        self.required = required
        self.nullable = nullable
        # Whether there is no form without it: what is required in a part that need not be there is not.
        self.needed = required and not nullable
        self.kind = ""
        self.type = ""
        self.options: list[Any] = []
        self.parts: list[Question] = []
        title = schema.get("title")
        self.label: str = title if isinstance(title, str) and title else _words(path[-1])
        about = schema.get("description")
        self.help: Any = about if isinstance(about, str) and about else None
        self.default: Any = schema.get("default")


def _words(name: str) -> str:
    spaced = name.replace("_", " ").replace("-", " ")
    return spaced[:1].upper() + spaced[1:]


def questions(schema: Any) -> list[Question]:
    """The questions of an object's schema, in order; `TypeError` says which property has none."""
    if not isinstance(schema, dict):
        raise TypeError("Form: schema must be a JSON Schema, a dict, not " + repr(schema)[:80])
    root, _nullable = _resolved(schema, schema, "schema")
    if not isinstance(root.get("properties"), dict):
        raise TypeError("Form: schema must describe an object with properties, not " + repr(schema)[:80])
    return _parts(root, schema, [])


def _parts(owner: Any, schema: Any, path: list[str]) -> list[Question]:
    if len(path) > _DEPTH:
        raise TypeError("Form: the schema is nested too deep at " + ".".join(path))
    needed = owner.get("required") or []
    made = []
    for name in owner["properties"]:
        here = path + [name]  # noqa: RUF005 (MicroPython has no star displays)
        resolved, nullable = _resolved(owner["properties"][name], schema, ".".join(here))
        made.append(_question(here, resolved, schema, name in needed, nullable))
    return made


def _resolved(given: Any, schema: Any, where: str) -> tuple[Any, bool]:
    """A property's schema with its references followed, and whether it may be null."""
    nullable = False
    merged: Any = given
    for _ in range(20):
        if not isinstance(merged, dict):
            raise TypeError("Form: the schema of " + where + " is not a dict")
        outer = merged
        inner: Any = None
        if "$ref" in merged:
            inner = _referred(str(merged["$ref"]), schema, where)
        elif isinstance(merged.get("allOf"), list) and len(merged["allOf"]) == 1:
            inner = merged["allOf"][0]
        else:
            several = merged.get("anyOf") or merged.get("oneOf")
            if isinstance(several, list):
                for one in several:
                    if not isinstance(one, dict):
                        raise TypeError("Form: the schema of " + where + " is not a dict")
                kept = [one for one in several if one.get("type") != "null"]
                nullable = nullable or len(kept) < len(several)
                if len(kept) == 1 or _decimal(kept):
                    inner = kept[0]
                elif kept and all("const" in one for one in kept):
                    inner = {"enum": [one["const"] for one in kept]}
        if inner is None:
            break
        merged = {}
        for source in (inner, outer):
            for name in source:
                if name not in ("$ref", "allOf", "anyOf", "oneOf") or source is inner:
                    merged[name] = source[name]
    kind = merged.get("type")
    if isinstance(kind, list) and "null" in kind and len(kind) == 2:
        merged = merged.copy()
        merged["type"] = kind[0] if kind[1] == "null" else kind[1]
        nullable = True
    return merged, nullable


def _referred(ref: str, schema: Any, where: str) -> Any:
    found = schema
    for step in ref.split("/"):
        if step == "#":
            continue
        step = step.replace("~1", "/").replace("~0", "~")  # noqa: PLW2901 (RFC 6901)
        if not isinstance(found, dict) or step not in found:
            raise TypeError("Form: " + where + " refers to " + ref + ", which the schema does not hold")
        found = found[step]
    return found


def _question(path: list[str], found: Any, schema: Any, required: bool, nullable: bool) -> Question:
    made = Question(path, found, required, nullable)
    kind = found.get("type")
    form = found.get("format")
    if "const" in found:
        made.kind = "const"
    elif isinstance(found.get("enum"), list):
        made.kind = "choice"
        made.options = [one for one in found["enum"] if one is not None]
    elif kind == "boolean":
        made.kind = "tick"
    elif kind == "integer" or kind == "number":
        made.kind = "number"
    elif kind == "string":
        made.kind = "date" if form in _DATES else "text"
        made.type = _DATES[form] if form in _DATES else _INPUTS.get(form, "text")
        longest = found.get("maxLength")
        if made.type == "text" and isinstance(longest, int) and longest >= AREA:
            made.kind = "area"
    elif kind == "array":
        _items(made, schema)
    elif kind == "object" and isinstance(found.get("properties"), dict):
        made.kind = "part"
        made.parts = _parts(found, schema, path)
        if not made.needed:
            _release(made.parts)
    if not made.kind:
        raise TypeError(
            "Form: there is no field for "
            + made.name
            + ": "
            + repr(found)[:120]
            + "; leave it out of the schema"
        )
    return made


def _decimal(kept: list[Any]) -> bool:
    """Whether it is pydantic's `Decimal`: a number, or text with the pattern of one."""
    return len(kept) == 2 and kept[0].get("type") == "number" and kept[1].get("type") == "string"


def _release(parts: list[Question]) -> None:
    """What is in a part that need not be there is not needed."""
    todo = parts[:]
    while todo:
        one = todo.pop()
        one.needed = False
        todo.extend(one.parts)


def _items(made: Question, schema: Any) -> None:
    items, _nullable = _resolved(made.schema.get("items") or {}, schema, made.name)
    if isinstance(items.get("enum"), list):
        made.kind = "several"
        made.options = items["enum"]
    elif items.get("type") in ("string", "integer", "number"):
        made.kind = "tags"
        made.type = items["type"]


def bounds(found: Any) -> tuple[Any, Any, Any]:
    """Least, most and step of a number's schema as an input has them: what is exclusive is moved by a whole step."""
    whole = found.get("type") == "integer"
    step = found.get("multipleOf") or (1 if whole else None)
    least = found.get("minimum")
    most = found.get("maximum")
    over = found.get("exclusiveMinimum")
    under = found.get("exclusiveMaximum")
    if over is not None:
        least = over + 1 if whole else over
    if under is not None:
        most = under - 1 if whole else under
    return least, most, step


def answers(asked: list[Question], raw: Any) -> tuple[Any, Any]:
    """The typed values of a submission, and what is wrong with it by name."""
    errors: dict[str, str] = {}
    values: dict[str, Any] = {}
    todo = [(asked, values)]
    while todo:
        some, into = todo.pop()
        for one in some:
            if one.kind == "part":
                if not one.needed and _empty(one, raw):
                    if one.nullable:
                        into[one.path[-1]] = None
                    continue
                inner: dict[str, Any] = {}
                into[one.path[-1]] = inner
                todo.append((one.parts, inner))
                continue
            if one.kind == "const":
                into[one.path[-1]] = one.schema["const"]
                continue
            value = typed(one, raw.get(one.name))
            if value is None and one.required and not one.nullable:
                errors[one.name] = "Fill in this field."
            elif value is not None:
                wrong = _wrong(one, value)
                if wrong:
                    errors[one.name] = wrong
                into[one.path[-1]] = value
            elif one.nullable:
                into[one.path[-1]] = None
    return values, errors


def _empty(part: Question, raw: Any) -> bool:
    """Whether nothing of a part was filled in; a tick says nothing by itself."""
    todo = part.parts[:]
    while todo:
        one = todo.pop()
        todo.extend(one.parts)
        if one.kind not in ("part", "const", "tick"):
            value = typed(one, raw.get(one.name))
            if value is not None and value != []:
                return False
    return True


def typed(one: Question, raw: Any) -> Any:
    """What a control says, as the schema has it; `None` when it is empty."""
    if one.kind == "tick":
        return raw is True
    if one.kind == "several":
        return [option for option in one.options if str(option) in (raw or [])]
    if one.kind == "tags":
        return [_number(text, one.type) for text in raw or []]
    if raw is None or raw == "":
        return None
    if one.kind == "choice":
        for option in one.options:
            if str(option) == str(raw):
                return option
        return None
    if one.kind == "number" and one.schema.get("type") == "integer" and isinstance(raw, float):
        return int(raw) if raw == int(raw) else raw
    return raw


def _number(text: str, kind: str) -> Any:
    if kind == "string":
        return text
    try:
        return int(text)
    except ValueError:
        pass
    if kind == "number":
        try:
            return float(text)
        except ValueError:
            pass
    return text


def _wrong(one: Question, value: Any) -> str:
    """What is wrong with a value, as far as its control cannot see it itself; empty when nothing is."""
    found = one.schema
    if one.kind == "number":
        return _out_of_bounds(found, value)
    if isinstance(value, str):
        least = found.get("minLength")
        most = found.get("maxLength")
        if least is not None and len(value) < least:
            return "Write at least " + str(least) + " characters."
        if most is not None and len(value) > most:
            return "Write at most " + str(most) + " characters."
    if isinstance(value, list):
        least = found.get("minItems")
        most = found.get("maxItems")
        if least and len(value) < least:
            return (
                "Choose at least " + str(least) + "." if one.options else "Give at least " + str(least) + "."
            )
        if most is not None and len(value) > most:
            return "Choose at most " + str(most) + "." if one.options else "Give at most " + str(most) + "."
        if one.kind == "tags" and one.type != "string":
            for item in value:
                if isinstance(item, str):
                    return item + " is not a " + ("whole number." if one.type == "integer" else "number.")
    return ""


def _out_of_bounds(found: Any, value: Any) -> str:
    if found.get("type") == "integer" and isinstance(value, float):
        return "Give a whole number."
    over = found.get("exclusiveMinimum")
    under = found.get("exclusiveMaximum")
    if over is not None and value <= over:
        return "Must be more than " + str(over) + "."
    if under is not None and value >= under:
        return "Must be less than " + str(under) + "."
    if found.get("minimum") is not None and value < found["minimum"]:
        return "Must be at least " + str(found["minimum"]) + "."
    if found.get("maximum") is not None and value > found["maximum"]:
        return "Must be at most " + str(found["maximum"]) + "."
    return ""
