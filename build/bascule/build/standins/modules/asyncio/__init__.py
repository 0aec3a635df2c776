"""asyncio on MicroPython: its own tasks, locks and events, and the rest of what widgets use built on them."""

from .tasks import Future, Task, create_task, ensure_future, sleep
from .waiting import as_completed, gather, shield, wait, wait_for
from .locks import BoundedSemaphore, Condition, Lock, Semaphore
from .queues import LifoQueue, PriorityQueue, Queue
from .groups import TaskGroup, timeout, timeout_at
from .loop import get_event_loop, get_running_loop, run, to_thread
