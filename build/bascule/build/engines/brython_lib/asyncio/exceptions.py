"""The exceptions of `asyncio`."""

TimeoutError = TimeoutError  # noqa: A001, PLW0127 - the built-in is also `asyncio.TimeoutError`


class CancelledError(BaseException):
    """The task or future was cancelled."""


class InvalidStateError(Exception):
    """The future has no result yet, or has one already."""
