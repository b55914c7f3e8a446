"""The status of a table, as the database and the API name it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class TableStatus(StrEnum):
    """A table waits for players, is played, then is over; a closed one cannot be shown."""

    WAITING = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    ENDED = "ended"  # before the game was over
    CLOSED = "closed"


OVER_STATUSES: Final = (TableStatus.FINISHED, TableStatus.ENDED)
