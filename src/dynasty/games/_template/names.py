"""The ids of the pieces, in the order of the state's indexes."""

from typing import Final

GUESTS: Final = (
    "abbess",
    "courier",
    "envoy",
    "general",
    "merchant",
    "monk",
    "painter",
    "poet",
    "potter",
    "scholar",
    "street_singer",
    "tea_master",
)
HOURS: Final = ("dawn", "noon", "dusk")
PLAYER_COLOURS: Final = ("purple", "orange", "cyan", "jade")  # by seat

NOTHING: Final = -1
NOBODY: Final = -1
