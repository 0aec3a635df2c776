"""The family of errors, and how it is made from the port's values."""

from __future__ import annotations

import pytest

from bascule.bridge import errors
from bascule.bridge.errors import (
    BridgeError,
    BridgeNotReady,
    HostError,
    RequestTimeout,
    UnsupportedByHost,
    from_value,
)

NAMES = (
    "UnsupportedByHost BridgeNotReady HostError RequestTimeout RequestCancelled InvalidReply InvalidRequest "
    "BridgeClosed"
).split()


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_comes_from_its_name_and_says_method_host_and_what_to_do(name: str) -> None:
    error = from_value({"name": name, "message": "it broke", "method": "openLink", "host": "Acme"})
    assert type(error) is getattr(errors, name)
    assert isinstance(error, BridgeError)
    assert "openLink" in str(error)
    assert "Acme" in str(error)
    assert "it broke" in str(error)
    assert str(error).endswith(type(error).advice)


# contract: E4
def test_not_ready_is_a_kind_of_unsupported() -> None:
    assert issubclass(BridgeNotReady, UnsupportedByHost)


# contract: H4
def test_a_host_error_carries_code_message_and_data() -> None:
    error = from_value(
        {"name": "HostError", "message": "no such city", "code": -32000, "data": {"city": "X"}}
    )
    assert isinstance(error, HostError)
    assert (error.code, error.reason, error.data) == (-32000, "no such city", {"city": "X"})


def test_the_text_is_one_sentence_and_the_advice() -> None:
    error = RequestTimeout("no answer after 3 s", "callTool", "Acme")
    assert str(error) == f"callTool: no answer after 3 s (host: Acme). {RequestTimeout.advice}"


@pytest.mark.parametrize(
    "value", [None, "text", 3, [], {}, {"name": "__class__"}, {"name": "New"}, {"message": None}]
)
def test_values_of_another_shape_still_make_an_error(value: object) -> None:
    assert type(from_value(value)) is BridgeError
