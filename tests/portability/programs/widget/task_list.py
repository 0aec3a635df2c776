from dataclasses import dataclass, field, asdict, replace, fields
from enum import Enum, IntEnum, Flag, auto
from datetime import date, datetime, timedelta
from collections import defaultdict, Counter, OrderedDict, deque
class Priority(IntEnum):
    LOW = 1
    MID = 5
    HIGH = 10
class Status(Enum):
    OPEN = "open"
    DONE = "done"
    @property
    def label(self): return self.value.title()
    @classmethod
    def parse(cls, s): return cls(s.lower())
@dataclass(order=True)
class Task:
    due: date
    title: str = field(compare=False)
    prio: Priority = field(default=Priority.MID, compare=False)
    tags: list[str] = field(default_factory=list, compare=False)
    status: Status = Status.OPEN
    def late(self, today): return self.status is not Status.DONE and self.due < today
    def __post_init__(self):
        if not self.title: raise ValueError("no title")
ts = [Task(date(2024, 3, d), f"t{d}", p, tags) for d, p, tags in [(9, Priority.LOW, ["a", "b"]), (1, Priority.HIGH, ["b"]), (15, Priority.MID, [])]]
print(sorted(ts)[0], max(ts, key=lambda t: t.prio).title, [t.late(date(2024, 3, 10)) for t in ts])
print(asdict(ts[0]), replace(ts[1], title="new"), [f.name for f in fields(Task)])
by = defaultdict(list)
for t in ts:
    for g in t.tags or ["none"]: by[g].append(t.title)
print(dict(by), Counter(g for t in ts for g in t.tags).most_common(1), Status.parse("OPEN").label, Status("done"), Priority(5).name, Priority.HIGH > 7, Priority.LOW + 1)
try: Task(date(2024, 1, 1), "")
except ValueError as e: print("err", e)
try: Status("x")
except ValueError as e: print(e)
print(f"{ts[0].due:%d %b %Y}|{ts[0].due - date(2024,1,1)}|{(ts[0].due + timedelta(weeks=1)).isoformat()}|{Priority.HIGH}|{Priority.HIGH!r}|{Status.OPEN}|{Status.OPEN!r:>30}|")
