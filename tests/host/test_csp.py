"""Declared origins, merged into a host's policy."""

from __future__ import annotations

import pytest

from bascule.host.csp import allow, merge
from bascule.host.policies import parse, policy

STRICT = policy("spec-default").csp


@pytest.mark.parametrize("nothing", [None, {}, {"connectDomains": []}, {"connectDomains": None}])
def test_what_declares_nothing_changes_nothing(nothing: object) -> None:
    assert merge(STRICT, nothing) == (STRICT, [])


def test_connect_domains_replace_none() -> None:
    merged = parse(merge(STRICT, {"connectDomains": ["https://a.example", "wss://b.example:8443"]}).csp)
    assert merged["connect-src"] == "https://a.example wss://b.example:8443"


def test_resource_domains_go_to_five_directives_and_keep_what_is_there() -> None:
    merged = parse(merge(STRICT, {"resourceDomains": ["https://cdn.example"]}).csp)
    assert merged["script-src"] == "'self' 'unsafe-inline' https://cdn.example"
    assert merged["img-src"] == "'self' data: https://cdn.example"
    assert merged["font-src"] == "https://cdn.example"
    assert merged["connect-src"] == "'none'"


def test_a_missing_directive_inherits_from_the_default_as_the_browser_does() -> None:
    merged = parse(merge("default-src 'self'", {"frameDomains": ["https://f.example"]}).csp)
    assert merged["frame-src"] == "'self' https://f.example"
    merged = parse(merge("default-src 'self'", {"baseUriDomains": ["https://b.example"]}).csp)
    assert merged["base-uri"] == "https://b.example"


@pytest.mark.parametrize(
    "entry",
    [
        "https://a.example; script-src *",
        "'unsafe-eval'",
        "*",
        "data:",
        "https://a.example/path",
        "https://a.example https://b.example",
        "javascript://a.example",
        "https://a.example\n",
        7,
        None,
    ],
)
def test_what_is_no_origin_is_left_out_and_named(entry: object) -> None:
    merged = merge(STRICT, {"connectDomains": [entry, "https://good.example"]})
    assert parse(merged.csp)["connect-src"] == "https://good.example"
    assert merged.complaints == [f"_meta.ui.csp.connectDomains: {entry!r} is not an origin"]


def test_wrong_shapes_are_named() -> None:
    assert merge(STRICT, "https://a.example").complaints == ["_meta.ui.csp is not an object"]
    assert merge(STRICT, {"connectDomains": "https://a"}).complaints == [
        "_meta.ui.csp.connectDomains: not a list"
    ]
    assert merge(STRICT, {"connect": []}).complaints == ["_meta.ui.csp.connect is not known"]


def test_a_host_without_a_policy_stays_without() -> None:
    assert merge("", {"connectDomains": ["https://a.example"]}).csp == ""


def test_permissions_become_the_frames_allow_attribute() -> None:
    assert (
        allow({"camera": {}, "clipboardWrite": {}, "usb": {}, "microphone": None})
        == "camera; clipboard-write"
    )
    assert allow(None) == allow([]) == ""
