"""What the commands that play many games are asked alike."""

from dataclasses import dataclass
from pathlib import Path

from dynasty.lab.crew import Hands


@dataclass(frozen=True)
class Run:
    """How many games of how many players, whose hands play them, and what becomes of them."""

    seats: str
    number: int
    seed: int
    hands: Hands
    options: dict[str, str]
    out: Path | None
    as_json: bool
    language: str
