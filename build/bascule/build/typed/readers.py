"""From JSON Schema to portable Python: for each model a class, for each schema in it a function that reads.

A reader is `_r1(value, path)`: it gives the value, or raises ValueError with the place and the reason.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin

from pydantic import BaseModel
from pydantic_core import PydanticUndefined, to_jsonable_python

Schema = Mapping[str, Any]


class Compiler:
    """The models of one module, and those of other modules that they name."""

    def __init__(self, models: list[type[BaseModel]], module: str) -> None:
        self.models = models
        self.module = module
        self.classes: dict[str, type[BaseModel]] = {}
        self.readers: dict[str, str] = {}
        self.functions: list[str] = []
        self.bodies: list[str] = []

    def source(self, kept: list[str]) -> str:
        """The module's text; `kept` are statements that stand in it as they are."""
        for model in self.models:
            self._model(model)
        imports = "from bascule.bridge.shape import Shape, inside, no"
        parts = [imports, *kept, *self.bodies, *self.functions]
        return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"

    def _model(self, model: type[BaseModel]) -> str:
        """The name of a model's class; written once."""
        name = model.__name__
        if self.classes.get(name) is model:
            return name
        if name in self.classes or not name.isidentifier():
            raise ValueError(f"two models are called {name}")
        self.classes[name] = model
        schema = model.model_json_schema(mode="validation")
        for other in _models_of(model):
            if other.__module__ == self.module:
                self._model(other)
            elif self.classes.setdefault(other.__name__, other) is not other:
                raise ValueError(f"two models are called {other.__name__}")
        definitions = schema.get("$defs", {})
        shape = definitions.get(name, schema) if "$ref" in schema else schema
        self.bodies.append(self._class(model, shape, definitions))
        return name

    def _class(self, model: type[BaseModel], shape: Schema, definitions: Schema) -> str:
        name = model.__name__
        fields = model.model_fields
        lines = [
            f"class {name}(Shape):",
            f"    _names = {list(fields)!r}",
            "",
            "    @staticmethod",
            "    def _fill(made, value, path):",
        ]
        keys = {
            field.validation_alias or field.alias or attribute: attribute
            for attribute, field in fields.items()
        }
        for key, attribute in keys.items():
            if not isinstance(key, str):
                raise ValueError(
                    f"{name}.{attribute}: an alias with choices or a path has no equal in a page"
                )
            inner = shape["properties"][key]
            reader = self._reader(inner, definitions)
            place = f"inside(path, {key!r})"
            lines.append(f"        if {key!r} in value:")
            lines.append(f"            made.{attribute} = {reader}(value[{key!r}], {place})")
            lines.append("        else:")
            lines.append(f"            {self._absent(fields[attribute], attribute, reader, place)}")
        if shape.get("additionalProperties") is False:
            lines.append("        for key in value:")
            lines.append(f"            if key not in {list(keys)!r}:")
            lines.append('                raise ValueError(inside(path, key) + " is not expected")')
        if len(lines) == 5:
            lines.append("        return None")
        return "\n".join(lines)

    def _absent(self, field: Any, attribute: str, reader: str, place: str) -> str:
        default = field.get_default(call_default_factory=True, validated_data={})
        if default is PydanticUndefined:
            return f'raise ValueError({place} + " is missing")'
        if _is_plain(default):  # as it is: pydantic does not validate defaults, `x: float = 0` stays `0`
            return f"made.{attribute} = {default!r}"
        return f"made.{attribute} = {reader}({to_jsonable_python(default)!r}, {place})"

    def _reader(self, schema: Schema, definitions: Schema) -> str:
        """The name of the function that reads by `schema`; written once."""
        if "$ref" in schema:
            target = str(schema["$ref"]).rpartition("/")[2]
            model = next((m for m in self.classes.values() if m.__name__ == target), None)
            if model is not None:
                return f"{target}._read"
            return self._reader(definitions[target], definitions)
        if len(schema.get("allOf", ())) == 1:
            return self._reader(schema["allOf"][0], definitions)
        plain = {
            key: value for key, value in schema.items() if key not in ("title", "description", "default")
        }
        known = json.dumps(plain, sort_keys=True)
        if known not in self.readers:
            body = list(self._body(plain, definitions))
            self.readers[known] = name = f"_r{len(self.readers) + 1}"
            self.functions.append("\n".join([f"def {name}(value, path):", *(f"    {line}" for line in body)]))
        return self.readers[known]

    def _body(self, schema: Schema, definitions: Schema) -> Iterator[str]:
        if "discriminator" in schema:
            yield from self._tagged(schema, definitions)
        elif "anyOf" in schema or "oneOf" in schema:
            yield from self._union(schema.get("anyOf") or schema["oneOf"], definitions)
        elif "enum" in schema or "const" in schema:
            yield from _choices(schema.get("enum") or [schema["const"]])
        else:
            yield from self._kind(schema, definitions)
        yield "return value"

    def _kind(self, schema: Schema, definitions: Schema) -> Iterator[str]:
        kind = schema.get("type")
        if kind in _TESTS:
            test, wanted = _TESTS[kind]
            yield f"if {test}:"
            yield f"    raise no(value, path, {wanted!r})"
        if kind == "number":
            yield "value = float(value)"
        yield from _limits(schema)
        if kind == "array" and "prefixItems" in schema:
            readers = [self._reader(item, definitions) for item in schema["prefixItems"]]
            items = ", ".join(f'{reader}(value[{i}], path + "[{i}]")' for i, reader in enumerate(readers))
            yield f"value = ({items}{',' if len(readers) == 1 else ''})"
        elif kind == "array" and schema.get("items"):
            reader = self._reader(schema["items"], definitions)
            yield "made = []"
            yield "for item in value:"
            yield f'    made.append({reader}(item, path + "[" + str(len(made)) + "]"))'
            yield "value = made"
        elif kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
            reader = self._reader(schema["additionalProperties"], definitions)
            yield "made = type(value)()"
            yield "for key in value:"
            yield f"    made[key] = {reader}(value[key], inside(path, key))"
            yield "value = made"

    def _union(self, options: list[Schema], definitions: Schema) -> Iterator[str]:
        kinds = [_kind_of(option, definitions) for option in options]
        for kind in ("object", "array"):
            if kinds.count(kind) > 1:
                raise ValueError(f"two kinds of {kind} in a union: give them a discriminator")
        wanted = [_WORDS.get(kind, "one of the choices") for kind in kinds]
        # An integer that may be a number stays an integer; choices come before the kind they are of.
        order = sorted(
            range(len(options)),
            key=lambda i: (
                ("enum", "integer", "number").index(kinds[i])
                if kinds[i] in ("enum", "integer", "number")
                else -1
            ),
        )
        for index in order:
            kind = kinds[index]
            if kind == "any":
                continue
            if kind == "null":
                yield "if value is None:"
                yield "    return value"
                continue
            reader = self._reader(options[index], definitions)
            if kind == "enum":
                values = options[index].get("enum") or [options[index].get("const")]
                yield f"if not isinstance(value, (dict, list)) and value in {values!r}:"
            else:
                yield f"if not ({_TESTS[kind][0]}):"
            yield f"    return {reader}(value, path)"
        if "any" not in kinds:
            yield f"raise no(value, path, {' or '.join(wanted)!r})"

    def _tagged(self, schema: Schema, definitions: Schema) -> Iterator[str]:
        name = schema["discriminator"]["propertyName"]
        mapping = schema["discriminator"]["mapping"]
        yield f"tag = value.get({name!r}) if isinstance(value, dict) else None"
        for tag, reference in mapping.items():
            yield f"if tag == {tag!r}:"
            yield f"    return {self._reader({'$ref': reference}, definitions)}(value, path)"
        wanted = "an object whose " + name + " is " + " or ".join(repr(tag) for tag in mapping)
        yield f"raise no(value, path, {wanted!r})"


_NUMBER = "value is True or value is False or not isinstance(value, {})"
_TESTS = {
    "string": ("not isinstance(value, str)", "text"),
    "integer": (_NUMBER.format("int"), "a whole number"),
    "number": (_NUMBER.format("(int, float)"), "a number"),
    "boolean": ("value is not True and value is not False", "true or false"),
    "null": ("value is not None", "null"),
    "array": ("not isinstance(value, list)", "a list"),
    "object": ("not isinstance(value, dict)", "an object"),
}
_WORDS = {kind: wanted for kind, (_, wanted) in _TESTS.items()}
_LIMITS = (
    ("minimum", "value < {0}", "at least {0}"),
    ("maximum", "value > {0}", "at most {0}"),
    ("exclusiveMinimum", "value <= {0}", "more than {0}"),
    ("exclusiveMaximum", "value >= {0}", "less than {0}"),
    ("minLength", "len(value) < {0}", "text of at least {0} characters"),
    ("maxLength", "len(value) > {0}", "text of at most {0} characters"),
    ("minItems", "len(value) < {0}", "a list of at least {0}"),
    ("maxItems", "len(value) > {0}", "a list of at most {0}"),
    ("minProperties", "len(value) < {0}", "an object of at least {0}"),
    ("maxProperties", "len(value) > {0}", "an object of at most {0}"),
)


def _is_plain(value: Any) -> bool:
    if isinstance(value, dict):
        return all(type(key) is str and _is_plain(item) for key, item in value.items())
    if isinstance(value, list | tuple):
        return all(_is_plain(item) for item in value)
    return value is None or type(value) in (str, int, float, bool)


def _limits(schema: Schema) -> Iterator[str]:
    for word, test, wanted in _LIMITS:
        if word in schema:
            yield f"if {test.format(schema[word])}:"
            yield f"    raise no(value, path, {wanted.format(schema[word])!r})"
    if isinstance(schema.get("multipleOf"), int) and schema.get("type") == "integer":
        yield f"if value % {schema['multipleOf']}:"
        yield f"    raise no(value, path, {'a multiple of ' + str(schema['multipleOf'])!r})"


def _choices(values: list[Any]) -> Iterator[str]:
    # `1 == True`: kinds are told apart before values.
    tests = [
        f"value is {item!r}"
        if item is None or isinstance(item, bool)
        else f"(value == {item!r} and value is not True and value is not False)"
        for item in values
    ]
    yield f"if isinstance(value, (dict, list)) or not ({' or '.join(tests)}):"
    yield f"    raise no(value, path, {' or '.join(repr(item) for item in values)!r})"


def _kind_of(schema: Schema, definitions: Schema) -> str:
    if "$ref" in schema:
        return _kind_of(definitions[str(schema["$ref"]).rpartition("/")[2]], definitions)
    if "enum" in schema or "const" in schema:
        return "enum"
    if "discriminator" in schema:
        return "object"
    if "anyOf" in schema:
        raise ValueError("a union in a union")
    return str(schema.get("type", "any"))


def _models_of(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """The models that a model's fields name."""
    waiting = [field.annotation for field in model.model_fields.values()]
    while waiting:
        hint = waiting.pop()
        if isinstance(hint, type) and issubclass(hint, BaseModel) and get_origin(hint) is None:
            yield hint
        else:
            waiting.extend(get_args(hint))
