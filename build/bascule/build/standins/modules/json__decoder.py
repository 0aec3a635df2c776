"""json.decoder."""

from json import JSONDecodeError, JSONDecoder
