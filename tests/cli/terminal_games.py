"""Games in the terminal: how they start, and what they save and print."""

import json
from pathlib import Path
from typing import Any

from dynasty import games
from dynasty.kernel import Decision, Match, SeatEntry
from tests.cli.desk import GAME

START = ["play", GAME, "--seed", 5]
FIRST = "1\n"  # the first choice of every question


def record(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def kept(home: Path) -> Path:
    """The only game that is kept."""
    (file,) = (home / "dynasty" / "games").glob("*.json")
    return file


def kept_first(home: Path) -> Path:
    return min((home / "dynasty" / "games").glob("*.json"))


def first_question() -> tuple[Match, Decision]:
    """What seat 0 is asked first in the games of START."""
    match = Match(games.load(GAME), (SeatEntry("", "you"), SeatEntry("", "greedy")), 5)
    decision = match.state.decision_of(0)
    assert decision is not None
    return match, decision


def lines_of(said: str) -> list[str]:
    """The lines of the log."""
    return [line for line in said.splitlines() if line.startswith("· ")]
