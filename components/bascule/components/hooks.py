"""The hooks of a component's own state. Call them at the top of a component, every one at every render.

Dependencies are tuples or lists; they are compared value by value, and `None` means: every time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.bridge.renderer import Readers, use
from bascule.bridge.same import same
from bascule.bridge.tasks import awaitable, start
from bascule.components.rendering import renderer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any


class State:
    """A live cell: `.value` is the current value, even in an old closure; `.set(value or function)`.

    It unpacks as `value, set_value`. Setting the same value renders nothing.
    """

    def __init__(self, initial: Any, update: Callable[[], None]) -> None:
        self._value = initial() if callable(initial) else initial
        self._update = update
        self._owner = renderer.current
        self._readers: Readers | None = None
        self._asked: dict[Any, Any] = {}  # by value who asked for it: an instance, or several by their ids
        self._most = 100
        self.set: Callable[[Any], None] = self._set

    @property
    def value(self) -> Any:
        """The current value."""
        current = renderer.current
        if current is not None and current is not self._owner:
            if self._readers is None:
                self._readers = Readers()
            self._readers.add()
        return self._value

    @value.setter
    def value(self, value: Any) -> None:  # noqa: ARG002 (only to say what to do)
        raise AttributeError("a state's value is not assigned, for nothing would render: call .set(…)")

    def equals(self, value: Any) -> bool:
        """Whether the value is this one: text, a number or a boolean.

        A component that asks is rendered again only when the answer changes: of 1,000 rows that ask whether they are
        the selected one, two are.
        """
        current = renderer.current
        if current is not None and current is not self._owner:
            who = self._asked.get(value)
            if who is None:
                self._asked[value] = current
                if len(self._asked) > self._most:
                    self._forget()
            elif who is not current:
                if not isinstance(who, dict):
                    who = {who.id: who}
                    self._asked[value] = who
                who[current.id] = current
        return same(self._value, value)

    def _forget(self) -> None:
        """Let go of components that are gone, whenever there may be as many of them as of others."""
        for value in list(self._asked):
            if all(one.dead for one in _askers(self._asked[value])):
                del self._asked[value]
        self._most = 2 * len(self._asked) + 100

    def _set(self, value: Any) -> None:
        if callable(value):
            value = value(self._value)
        if not same(self._value, value):
            before = self._value
            self._value = value
            self._update()
            if self._readers is not None:
                self._readers.changed()
            for one in (before, value):
                if one is None or isinstance(one, (str, int, float)):
                    for asker in _askers(self._asked.pop(one, None)):
                        renderer.mark(asker)

    def __iter__(self) -> Iterator[Any]:
        return iter([self.value, self.set])


def _askers(who: Any) -> list[Any]:
    return [] if who is None else list(who.values()) if isinstance(who, dict) else [who]


def use_state(initial: Any = None) -> State:
    """A value that the component keeps; a function is called once for the initial one."""
    return use("use_state", lambda update: State(initial, update))  # type: ignore[no-any-return]


class Reduced:
    """`.value` and `.dispatch(action)`; unpacks as the two."""

    def __init__(self, initial: Any, update: Callable[[], None]) -> None:
        self.reducer: Callable[[Any, Any], Any] = _first
        self._state = State(initial, update)
        self.dispatch: Callable[[Any], None] = self._dispatch

    @property
    def value(self) -> Any:
        """The current value."""
        return self._state.value

    def _dispatch(self, action: Any) -> None:
        made = self.reducer(self._state.value, action)
        self._state.set(lambda _old: made)

    def __iter__(self) -> Iterator[Any]:
        return iter([self.value, self.dispatch])


def _first(value: Any, _action: Any) -> Any:
    return value


def use_reducer(reducer: Callable[[Any, Any], Any], initial: Any) -> Reduced:
    """A value that changes by `reducer(value, action)`."""
    reduced: Reduced = use("use_reducer", lambda update: Reduced(initial, update))
    reduced.reducer = reducer
    return reduced


class Ref:
    """`.current` is whatever was put there; changing it renders nothing."""

    def __init__(self, current: Any) -> None:
        self.current = current


def use_ref(initial: Any = None) -> Ref:
    """A place to keep something from render to render."""
    return use("use_ref", lambda _update: Ref(initial))  # type: ignore[no-any-return]


class _Memo:
    def __init__(self) -> None:
        self.value: Any = None
        self.deps: Any = None
        self.made = False


def use_memo(make: Callable[[], Any], deps: Any) -> Any:
    """`make()`, run again only when `deps` changed."""
    memo: _Memo = use("use_memo", lambda _update: _Memo())
    _checked("use_memo", deps)
    if not memo.made or deps is None or not same(memo.deps, deps):
        memo.value = make()
        memo.deps = deps
        memo.made = True
    return memo.value


def _checked(hook: str, deps: Any) -> None:
    if deps is not None and not isinstance(deps, (tuple, list)):
        raise TypeError(hook + ": dependencies are a tuple such as (city,) or None, not " + repr(deps)[:80])


class _Effect:
    """Runs after the page has the tree; its clean-up before the next run, and when the component goes."""

    def __init__(self) -> None:
        self.deps: Any = None
        self.ran = False
        self.run: Callable[[], Any] = _nothing
        self._clean: Any = None
        self._task: Any = None

    def perform(self) -> None:
        self.close()
        got = self.run()
        if awaitable(got):
            self._task = start(got, "use_effect", self.failed)
        elif got is not None:
            if not callable(got):
                raise TypeError(
                    "use_effect: an effect returns its clean-up function or nothing, not " + repr(got)[:80]
                )
            self._clean = got

    failed: Any = None

    def close(self) -> None:
        clean = self._clean
        task = self._task
        self._clean = None
        self._task = None
        if task is not None:
            task.cancel()
        if clean is not None:
            clean()


def _nothing() -> None:
    pass


def use_effect(run: Callable[[], Any], deps: Any = None) -> None:
    """`run()` after the page shows the tree, again when `deps` changed (`()`: once; `None`: after every render).

    It may return a function that cleans up, or be async: then its task is cancelled instead.
    """
    effect: _Effect = use("use_effect", lambda _update: _Effect())
    _checked("use_effect", deps)
    if effect.ran and deps is not None and same(effect.deps, deps):
        return
    instance = renderer.current
    effect.ran = True
    effect.deps = deps
    effect.run = run
    effect.failed = lambda error: renderer.fail(instance, error, rendering=False)
    renderer.effects.append([instance, effect.perform])


def use_id() -> str:
    """A text that is unique in the page and stays the same: for `id`, `for_` and `aria_…`."""
    return use("use_id", lambda _update: _new_id())  # type: ignore[no-any-return]


def _new_id() -> str:
    instance = renderer.current
    if instance is None:
        return "b0"
    return "b" + str(instance.id) + "-" + str(instance.at)


class _Interval:
    def __init__(self) -> None:
        self.run: Callable[[], Any] = _nothing
        self.seconds: float | None = None
        self._timer: Any = None
        self._instance = renderer.current

    def want(self, seconds: float | None) -> None:
        if seconds != self.seconds:
            self.seconds = seconds
            self.close()
            self._next()

    def _next(self) -> None:
        if self.seconds is not None:
            self._timer = port.timer(self.seconds, self._tick)

    def _tick(self) -> None:
        self._next()
        instance = self._instance

        def failed(error: BaseException) -> None:
            if instance is not None:
                renderer.fail(instance, error, rendering=False)

        try:
            start(self.run(), "use_interval", failed)
        except BaseException as error:
            failed(error)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def use_interval(run: Callable[[], Any], seconds: float | None) -> None:
    """`run()` every `seconds`, the latest function given; `None` stops it."""
    if seconds is not None and (
        isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or seconds <= 0
    ):
        raise ValueError("use_interval: seconds must be a number above 0 or None, not " + repr(seconds))
    interval: _Interval = use("use_interval", lambda _update: _Interval())
    interval.run = run
    interval.want(seconds)


class _Debounced:
    def __init__(self, value: Any, update: Callable[[], None]) -> None:
        self.value = value
        self.coming = value
        self._update = update
        self._timer: Any = None

    def want(self, value: Any, seconds: float) -> None:
        if same(self.coming, value):
            return
        self.coming = value
        self.close()
        if not same(self.value, value):
            self._timer = port.timer(seconds, self._take)

    def _take(self) -> None:
        self.value = self.coming
        self._update()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def use_debounced(value: Any, seconds: float) -> Any:
    """`value` as it was when it last kept still for `seconds`."""
    debounced: _Debounced = use("use_debounced", lambda update: _Debounced(value, update))
    debounced.want(value, seconds)
    return debounced.value
