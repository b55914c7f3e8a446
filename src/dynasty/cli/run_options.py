"""The options that all commands share which play many games."""

from dataclasses import dataclass
from pathlib import Path

from dynasty.lab.task_pool import Backend


@dataclass(frozen=True)
class RunOptions:
    """Which games to play, where to play them, and how to output the results."""

    seats: str
    number: int
    seed: int
    hands: Backend
    options: dict[str, str]
    out: Path | None
    as_json: bool
    language: str
