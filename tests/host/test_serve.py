"""Ports and what stands on them."""

from __future__ import annotations

import contextlib

import pytest

from bascule.host.policies import UnknownPolicyError
from bascule.host.serve import PortTakenError, bind, running
from bascule.host.upstream import UnreachableError


def test_a_port_that_is_taken_is_named() -> None:
    with contextlib.closing(bind()) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PortTakenError, match=f"port {port} is taken"):
            bind(port)


async def test_an_unknown_policy_is_named() -> None:
    with pytest.raises(UnknownPolicyError, match="'none'"):
        async with running("nowhere.py", policy="none"):
            pass


async def test_without_a_server_nothing_is_left_listening() -> None:
    with contextlib.closing(bind()) as free:
        port = free.getsockname()[1]
    with pytest.raises(UnreachableError):
        async with running("nowhere.py", port=port):
            pass
    bind(port).close()
