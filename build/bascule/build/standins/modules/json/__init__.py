"""json: exact in both directions, errors included."""

from .reader import JSONDecodeError, load, loads
from .writer import JSONDecoder, JSONEncoder, dump, dumps
