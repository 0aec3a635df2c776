"""collections: maps with a meaning, double-ended queues, records."""

from .maps import OrderedDict, defaultdict
from .counter import Counter
from .deques import deque
from .records import namedtuple
from .chain import ChainMap
from .user import UserDict, UserList, UserString
