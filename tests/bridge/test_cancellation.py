"""Cancellation tokens."""

from __future__ import annotations

from bascule.bridge.cancellation import Cancellation


def test_it_tells_its_listeners_once_and_stays_cancelled() -> None:
    token = Cancellation()
    heard: list[str] = []
    token.listen(heard.append)
    assert not token.cancelled
    token.cancel("enough")
    token.cancel("again")
    assert heard == ["enough"]
    assert (token.cancelled, token.reason) == (True, "enough")


def test_a_call_that_is_over_is_forgotten() -> None:
    token = Cancellation()
    heard: list[str] = []
    listener = heard.append
    token.listen(listener)
    token.forget(listener)
    token.forget(listener)
    token.cancel()
    assert heard == []
