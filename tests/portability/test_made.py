"""Code that a page makes on Brython means what it means in a module: part of the corpus, executed from its text."""

from __future__ import annotations

from tests.portability.runner import as_made_code, outcomes, programs
from tests.portability.test_corpus import corpus

# Every so many programs; all of them take three minutes.
STEP = 9
# What made code has not, and says so: names of characters, `__index__` where text is indexed, `import os.path`, a type
# that is handed on to be asked with `isinstance`.
LOUD = frozenset({"str/escapes", "class/index_hash_conversions", "text/paths", "widget/form_fields"})


# contract: issue 4, "unless the widget uses eval/exec/compile"
def test_the_corpus_gives_the_same_as_made_code() -> None:
    good = {o.program for o in corpus("brython") if o.verdict == "same"} - LOUD
    chosen = [p for p in programs() if p.name in good and not p.name.startswith("made/")][::STEP]
    found = outcomes("brython", [as_made_code(p) for p in chosen])
    different = [(o.program, o.given) for o in found if o.verdict != "same"]
    assert len(found) > 50
    assert not different, different
