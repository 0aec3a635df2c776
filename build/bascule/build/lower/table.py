"""Which rules run for which engine. An engine's own right answers are left alone: it simply has no rule for them."""

from __future__ import annotations

import ast
from typing import Any

from bascule.build.lower import (
    asynchronous,
    calls,
    classes,
    closures,
    displays,
    enums,
    errors,
    imports,
    keys,
    kinds,
    matching,
    methods,
    parameters,
    records,
    shapes,
    text,
)

# The versions that the tables were measured on.
VERSIONS = {"micropython": "1.29.0-6", "brython": "3.15.0"}

_MICROPYTHON: dict[Any, tuple[Any, ...]] = {
    ("before", ast.ClassDef): (
        classes.mangled,
        classes.dataclass_fields,
        records.named_tuple,
        enums.own_class,
    ),
    ("before", ast.ExceptHandler): (errors.handling,),
    ("before", ast.FunctionDef): (classes.registered, classes.signature, parameters.positional_only),
    ("before", ast.AsyncFunctionDef): (classes.signature, parameters.positional_only),
    ("before", ast.If): (imports.type_checking,),
    ("before", ast.Call): (shapes.shaped,),
    ast.ClassDef: (classes.typed_dict, classes.class_statement),
    ast.AnnAssign: (classes.annotation,),
    ast.FunctionDef: (parameters.keyword_parameters, classes.function_attributes),
    ast.AsyncFunctionDef: (parameters.keyword_parameters, asynchronous.generator),
    ("before", ast.Lambda): (parameters.positional_only,),
    ast.Lambda: (parameters.lambda_keywords,),
    ast.Import: (imports.plain_import,),
    ast.ImportFrom: (imports.future, imports.import_from),
    ast.Dict: (displays.dict_display,),
    ast.DictComp: (asynchronous.async_for, asynchronous.awaiting, displays.dict_comprehension),
    ast.ListComp: (asynchronous.async_for, asynchronous.awaiting),
    ast.SetComp: (asynchronous.async_for, asynchronous.awaiting),
    ast.List: (displays.starred,),
    ast.Tuple: (displays.starred,),
    ast.Set: (displays.starred,),
    ast.Subscript: (keys.text_key, kinds.generic, displays.sliced, keys.index_item),
    ast.Assign: (displays.slice_assigned,),
    ast.Delete: (displays.slice_deleted,),
    ast.JoinedStr: (text.fstring,),
    ast.BinOp: (text.percent, kinds.divided, kinds.power, kinds.union),
    ast.Compare: (keys.text_member, kinds.equal_float),
    ast.Attribute: (methods.type_attribute, classes.attribute),
    ast.Name: (classes.kept, calls.value_name),
    ast.AugAssign: (kinds.in_place,),
    ast.Call: (
        errors.asking,
        keys.text_get,
        classes.super_call,
        calls.builtin_call,
        kinds.made_type,
        calls.dunder,
        kinds.checked_kind,
        methods.method,
        parameters.keyword_order,
    ),
    ast.Match: (matching.match,),
    ast.Raise: (errors.raise_from,),
    ast.TryStar: (errors.except_star,),
}

_BRYTHON: dict[Any, tuple[Any, ...]] = {
    ("before", ast.ClassDef): (classes.dataclass_fields, records.named_tuple),
    ("before", ast.FunctionDef): (classes.registered,),
    ("before", ast.Call): (shapes.shaped,),
    ast.ClassDef: (classes.typed_dict,),
    ast.Import: (imports.plain_import,),
    ast.ImportFrom: (imports.import_from,),
    ast.JoinedStr: (text.fstring,),
    ast.BinOp: (text.percent,),
    ast.Attribute: (methods.type_attribute, classes.attribute),
    ast.Name: (calls.value_name,),
    ast.Call: (calls.builtin_call, keys.text_get, kinds.checked_kind, methods.method),
    ast.Subscript: (keys.text_key, displays.sliced, keys.index_item),
    ast.Compare: (keys.text_member,),
    ast.Dict: (keys.text_display,),
    ast.Assign: (keys.text_stored,),
    ast.Delete: (displays.item_deleted,),
    ast.ListComp: (closures.comprehension,),
    ast.SetComp: (closures.comprehension,),
    ast.DictComp: (closures.comprehension,),
}

RULES: dict[str, dict[Any, tuple[Any, ...]]] = {"micropython": _MICROPYTHON, "brython": _BRYTHON}
