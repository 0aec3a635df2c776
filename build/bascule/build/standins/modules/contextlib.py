"""contextlib."""


class AbstractContextManager:
    def __enter__(self):
        return self

    def __exit__(self, kind, value, tb):
        return None


class AbstractAsyncContextManager:
    async def __aenter__(self):
        return self

    async def __aexit__(self, kind, value, tb):
        return None


class ContextDecorator:
    def _recreate_cm(self):
        return self

    def __call__(self, f):
        def inner(*args, **more):
            with self._recreate_cm():
                return f(*args, **more)

        return inner


class _Manager(ContextDecorator):
    def __init__(self, f, args, more):
        self.made = f(*args, **more)
        self.again = (f, args, more)

    def _recreate_cm(self):
        f, args, more = self.again
        return _Manager(f, args, more)

    def __enter__(self):
        try:
            return next(self.made)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, kind, value, tb):
        if kind is None:
            try:
                next(self.made)
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        if value is None:
            value = kind()
        try:
            self.made.throw(value)
        except StopIteration as e:
            return e is not value
        except BaseException as e:
            if e is value:
                return False
            raise
        raise RuntimeError("generator didn't stop after throw()")


def contextmanager(f):
    return lambda *args, **more: _Manager(f, args, more)


class _AsyncManager:
    def __init__(self, made):
        self.made = made

    async def __aenter__(self):
        try:
            return await self.made.__anext__()
        except StopAsyncIteration:
            raise RuntimeError("generator didn't yield") from None

    async def __aexit__(self, kind, value, tb):
        if kind is None:
            try:
                await self.made.__anext__()
            except StopAsyncIteration:
                return False
            raise RuntimeError("generator didn't stop")
        if value is None:
            value = kind()
        try:
            await self.made.athrow(value)
        except StopAsyncIteration as e:
            return e is not value
        except BaseException as e:
            if e is value:
                return False
            raise
        raise RuntimeError("generator didn't stop after athrow()")


def asynccontextmanager(f):
    return lambda *args, **more: _AsyncManager(f(*args, **more))


class suppress:
    def __init__(self, *kinds):
        self.kinds = kinds

    def __enter__(self):
        return None

    def __exit__(self, kind, value, tb):
        return kind is not None and issubclass(kind, self.kinds)


class closing:
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *error):
        self.thing.close()


class nullcontext:
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *error):
        return None

    async def __aenter__(self):
        return self.enter_result

    async def __aexit__(self, *error):
        return None


class redirect_stdout:
    def __init__(self, target):
        self.target = target
        self.before = []

    def __enter__(self):
        self.before.append(_b_stdout(self.target))
        return self.target

    def __exit__(self, *error):
        _b_stdout(self.before.pop())


class ExitStack:
    def __init__(self):
        self.calls = []

    def __enter__(self):
        return self

    def enter_context(self, manager):
        value = manager.__enter__()
        self.calls.append(manager.__exit__)
        return value

    def push(self, thing):
        self.calls.append(thing.__exit__ if hasattr(thing, "__exit__") else thing)
        return thing

    def callback(self, f, *args, **more):
        def call(kind, value, tb):
            f(*args, **more)
            return False

        self.calls.append(call)
        return f

    def pop_all(self):
        other = ExitStack()
        other.calls = self.calls
        self.calls = []
        return other

    def close(self):
        self.__exit__(None, None, None)

    def __exit__(self, kind, value, tb):
        quiet = False
        pending = value
        while self.calls:
            call = self.calls.pop()
            try:
                if call(kind, pending, tb):
                    quiet = True
                    kind = pending = tb = None
            except BaseException as e:
                kind = type(e)
                pending = e
                quiet = False
        if pending is not None and pending is not value:
            raise pending
        return quiet and value is not None


class AsyncExitStack:
    def __init__(self):
        self.calls = []

    async def __aenter__(self):
        return self

    async def enter_async_context(self, manager):
        value = await manager.__aenter__()
        self.calls.append((True, manager.__aexit__))
        return value

    def enter_context(self, manager):
        value = manager.__enter__()
        self.calls.append((False, manager.__exit__))
        return value

    def callback(self, f, *args, **more):
        self.calls.append((False, lambda kind, value, tb: f(*args, **more) and False))
        return f

    async def aclose(self):
        await self.__aexit__(None, None, None)

    async def __aexit__(self, kind, value, tb):
        quiet = False
        pending = value
        while self.calls:
            waits, call = self.calls.pop()
            try:
                done = await call(kind, pending, tb) if waits else call(kind, pending, tb)
                if done:
                    quiet = True
                    kind = pending = tb = None
            except BaseException as e:
                kind = type(e)
                pending = e
                quiet = False
        if pending is not None and pending is not value:
            raise pending
        return quiet and value is not None
