"""Puzzles: questions from games between good bots, read from the folder of their game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from dynasty import games
from dynasty.kernel import Game, Match, Record
from dynasty.kernel.errors import LocalizedError

PUZZLE_FOLDER: Final = "puzzles"
PUZZLE_INDEX_FILE: Final = "index.json"
SCORE_KEY_PREFIX: Final = "score"  # the prefix of text keys for score sheet lines


class NoPuzzle(LocalizedError):
    """The game has no puzzle of this number."""


@dataclass(frozen=True)
class Puzzle:
    """A question whose best answer is not the one that a good bot chose."""

    players: int
    seed: int
    at: int  # the number of choices made before it
    seat: int  # that is asked
    kind: str  # the step that asks
    answer: str
    tempting: str
    because: Mapping[str, float]  # points that the answer gains in rollouts, by part
    then: Sequence[str] = ()  # the rest of the turn after the answer

    @property
    def source(self) -> str:
        """Return the name of the record that the puzzle comes from."""
        return f"{self.players}-{self.seed}"

    @property
    def name(self) -> str:
        """Return the name of the puzzle, which stays the same when others are added or removed."""
        return f"{self.source}-{self.at}"

    @property
    def parts(self) -> list[tuple[str, float]]:
        """Return what the answer gains by part, the largest gain first and losses last."""
        return sorted(self.because.items(), key=lambda part: -part[1])

    @property
    def gain(self) -> float:
        """Return the points that the answer gains over the tempting choice in rollouts."""
        return sum(self.because.values())


@cache
def game_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game in order; a game may have none."""
    return read_puzzles(games.game_folder(game) / PUZZLE_FOLDER)


def read_puzzles(folder: Path) -> tuple[Puzzle, ...]:
    file = folder / PUZZLE_INDEX_FILE
    if not file.exists():
        return ()
    return tuple(Puzzle(**entry) for entry in json.loads(file.read_text(encoding="utf-8")))


def puzzle_by_number(game: str, number: int) -> Puzzle:
    """Return the puzzle of this number, counted from 1; raise NoPuzzle if there is none."""
    found = game_puzzles(game)
    if not 1 <= number <= len(found):
        raise NoPuzzle("puzzle-none", number=number, most=len(found))
    return found[number - 1]


def puzzle_by_name(game: str, name: str) -> tuple[int, Puzzle] | None:
    """Return the number and the puzzle of this name, or None if it was removed."""
    found = (one for one in enumerate(game_puzzles(game), 1) if one[1].name == name)
    return next(found, None)


def daily_puzzle_number(game: str, day: date) -> int:
    """Return the number of the puzzle of this day; after the last one the first comes again."""
    many = len(game_puzzles(game))
    return day.toordinal() % many + 1 if many else 0


@cache
def puzzle_record(game: str, source: str) -> Record:
    """Return the record that a puzzle comes from."""
    file = games.game_folder(game) / PUZZLE_FOLDER / f"{source}.json"
    return Record.from_json(file.read_text(encoding="utf-8"))


def puzzle_match(game: Game[Any], puzzle: Puzzle) -> Match:
    """Return the match of a puzzle with its question open."""
    return Match.of_record(game, puzzle_record(game.name, puzzle.source), puzzle.at)
