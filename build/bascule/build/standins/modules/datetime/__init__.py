"""datetime: the proleptic Gregorian calendar, with the page's `Intl` behind local time and zones."""

from .calendar import MAXYEAR, MINYEAR
from .delta import timedelta
from .zone import UTC, timezone, tzinfo
from .day import date
from .clock import time
from .moment import datetime
from .local import _now_ms
from .iso import _iso_date, _iso_time
from .written import _strftime
from .parsed import _strptime
