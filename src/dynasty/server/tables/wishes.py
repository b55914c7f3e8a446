"""Who shall sit at a table that is laid."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SeatWish:
    """Who shall sit there: a person of this name, or a bot."""

    player: str
    name: str = ""
    kept_for: str = ""  # the player who is expected there
