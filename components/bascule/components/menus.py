"""What a field with options to open looks like."""

from __future__ import annotations

STYLES = """
.b-select { appearance: none; padding-inline-end: 2rem; text-overflow: ellipsis;
  background-image: linear-gradient(45deg, #0000 50%, currentcolor 0),
    linear-gradient(-45deg, #0000 50%, currentcolor 0);
  background-size: .35rem .35rem; background-repeat: no-repeat;
  background-position: right 1.05rem center, right .7rem center; }
.b-select:dir(rtl) { background-position: left .7rem center, left 1.05rem center; }
@media (forced-colors: active) { .b-select { appearance: auto; } }
"""

MENU = "b-input b-select"
