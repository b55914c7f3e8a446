"""Puzzles: questions of games between good bots, as they lie in the folder of their game."""

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
from dynasty.kernel.errors import Worded

FOLDER: Final = "puzzles"
INDEX: Final = "index.json"
SHEET: Final = "score"  # how texts for the lines of a score sheet are called


class NoPuzzle(Worded):
    """A game has no puzzle of this number."""


@dataclass(frozen=True)
class Puzzle:
    """A question whose best answer is not the one that tempts a good bot."""

    players: int
    seed: int
    at: int  # so many choices were made
    seat: int  # whose question it is
    kind: str  # the step that asks
    answer: str
    tempting: str
    because: Mapping[str, float]  # what the answer gains when it is played on, by parts
    then: Sequence[str] = ()  # how its turn goes on

    @property
    def source(self) -> str:
        """The name of the record of its game."""
        return f"{self.players}-{self.seed}"

    @property
    def name(self) -> str:
        """What it is called, whatever other puzzles come or go."""
        return f"{self.source}-{self.at}"

    @property
    def parts(self) -> list[tuple[str, float]]:
        """What speaks for the answer, then what speaks against it."""
        return sorted(self.because.items(), key=lambda part: -part[1])

    @property
    def gain(self) -> float:
        """Points that the answer gains in games played on."""
        return sum(self.because.values())


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in their order; a game without any is well, too."""
    return read_index(games.folder(game) / FOLDER)


def read_index(folder: Path) -> tuple[Puzzle, ...]:
    file = folder / INDEX
    if not file.exists():
        return ()
    return tuple(Puzzle(**entry) for entry in json.loads(file.read_text(encoding="utf-8")))


def numbered(game: str, number: int) -> Puzzle:
    """The puzzle of this number, from 1 on."""
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        raise NoPuzzle("puzzle-none", number=number, most=len(found))
    return found[number - 1]


def named(game: str, name: str) -> tuple[int, Puzzle] | None:
    """The puzzle of this name, with its number; None if it went."""
    found = (one for one in enumerate(puzzles_of(game), 1) if one[1].name == name)
    return next(found, None)


def of_day(game: str, day: date) -> int:
    """The number of the puzzle of a day: all take their turns, then the first comes again."""
    many = len(puzzles_of(game))
    return day.toordinal() % many + 1 if many else 0


@cache
def record_of(game: str, source: str) -> Record:
    """The record that a puzzle is out of."""
    file = games.folder(game) / FOLDER / f"{source}.json"
    return Record.from_json(file.read_text(encoding="utf-8"))


def position(game: Game[Any], puzzle: Puzzle) -> Match:
    """The match of a puzzle, with its question open."""
    return Match.of_record(game, record_of(game.name, puzzle.source), puzzle.at)
