"""Addresses that a page may load from, and how they are declared."""

from __future__ import annotations

import pytest

from bascule.build.engines.elsewhere import base_url, origin, with_origins


@pytest.mark.parametrize(
    ("given", "made"),
    [
        ("https://py.example.com/v1/full/", "https://py.example.com/v1/full/"),
        ("https://py.example.com/v1/full", "https://py.example.com/v1/full/"),
        ("https://py.example.com", "https://py.example.com/"),
        ("http://127.0.0.1:8000/p", "http://127.0.0.1:8000/p/"),
        ("http://[::1]:8000/p", "http://[::1]:8000/p/"),
        ("http://localhost/", "http://localhost/"),
    ],
)
def test_a_base_ends_in_a_slash(given: str, made: str) -> None:
    assert base_url(given) == made


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("", "no address"),
        ("pyodide/", "no address"),
        ("//cdn.example.com/", "no address"),
        ("file:///tmp/", "no address"),
        ("javascript:alert(1)", "no address"),
        ("https://", "no address"),
        ("https://a.example:port/", "no address"),
        ("https://a.example/'; script-src *", "no address"),
        ("https://a.example,b.example/", "no address"),
        ("http://a.example/", "use https://"),
        ("https://me:secret@a.example/", "is public"),
        ("https://a.example/?v=1", "leave out"),
        ("https://a.example/pyodide.mjs", "name the folder"),
    ],
)
def test_what_cannot_be_a_base_is_refused(given: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        base_url(given)


def test_an_origin_is_what_a_policy_names() -> None:
    assert origin("https://CDN.Example.com:8443/a/b/") == "https://cdn.example.com:8443"
    assert origin("http://[::1]:8000/p/") == "http://[::1]:8000"


def test_origins_join_what_is_declared_once() -> None:
    declared = {"connectDomains": ["https://a.example"], "frameDomains": ["https://f.example"]}
    made = with_origins(declared, ["https://a.example", "https://b.example"])
    assert made == {
        "connectDomains": ["https://a.example", "https://b.example"],
        "resourceDomains": ["https://a.example", "https://b.example"],
        "frameDomains": ["https://f.example"],
    }
    assert declared["connectDomains"] == ["https://a.example"]
    assert with_origins(declared, []) == declared
    with pytest.raises(ValueError, match="resourceDomains is a list of origins"):
        with_origins({"resourceDomains": "https://a.example"}, ["https://b.example"])
