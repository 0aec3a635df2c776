"""The table of policies, and that each means in Chromium what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bascule.host.policies import Policy, UnknownPolicyError, parse, policies, policy, serialize

if TYPE_CHECKING:
    from tests.conftest import FramePage

PROBE = """<!doctype html><meta charset="utf-8"><title>probe</title><script>
(async () => {
  const found = {wasm: true, eval: true, storage: true, origin: location.origin};
  const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
  try { await WebAssembly.instantiate(empty); } catch { found.wasm = false; }
  try { new Function("return 1")(); } catch { found.eval = false; }
  try { localStorage.length; } catch { found.storage = false; }
  parent.postMessage(found, "*");
})();
</script>"""


def test_there_are_twelve_with_ids_of_their_own() -> None:
    assert len({p.id for p in policies()}) == 12


def test_an_unknown_one_is_named_and_so_are_the_others() -> None:
    with pytest.raises(UnknownPolicyError, match=r"'spec'.*spec-default.*no-policy"):
        policy("spec")


@pytest.mark.parametrize("known", policies(), ids=lambda p: p.id)
def test_a_policy_reads_back_as_it_was_written(known: Policy) -> None:
    assert serialize(parse(known.csp)) == known.csp


def test_of_a_repeated_directive_the_first_counts() -> None:
    assert parse("img-src data:; IMG-SRC *;; script-src  'self'  blob: ") == {
        "img-src": "data:",
        "script-src": "'self' blob:",
    }


@pytest.mark.parametrize("known", policies(), ids=lambda p: p.id)
async def test_chromium_allows_what_the_table_says(frame_page: FramePage, known: Policy) -> None:
    framed = await frame_page(PROBE, csp=known.csp, sandbox=known.sandbox)
    await framed.page.wait_for_function("() => host.received.length")
    found = (await framed.messages())[0]
    assert found["wasm"] is known.wasm
    assert found["eval"] is known.eval
    assert found["storage"] is not known.opaque
    assert bool(framed.violations) is not (known.wasm and known.eval)
    assert framed.requests == []
    assert framed.errors == []
