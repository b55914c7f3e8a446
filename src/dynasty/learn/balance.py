"""What many games of bots say about a game's numbers: measured by the lab, kept with the game."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from dynasty import games
from dynasty.kernel import BadRecord

FOLDER: Final = "balance"
FIGURES: Final = "figures.json"
REMARKS: Final = "remarks.md"
ROWS: Final = (["value", "low", "high"], ["verb", "noun", "uses", "players", "worth"])


@dataclass(frozen=True)
class Interval:
    """A figure and the limits between which it lies with 95 % confidence."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Source:
    """A row of the score sheet: points of a player, and how far they spread (one deviation)."""

    category: str
    points: float
    spread: float


@dataclass(frozen=True)
class Usage:
    """Something that players choose: how often, by how many of them, and what a use is worth.

    Worth is how many points a player has above the table for each use above the table, as far as
    that can be told: who does well may use it for other reasons.
    """

    verb: str
    noun: str  # empty for all uses of the verb
    uses: float
    players: float
    worth: Interval | None


@dataclass(frozen=True)
class Section:
    """Tables of one size, all seats played by one kind of bot."""

    seats: int
    bot: str
    games: int
    points: Interval
    winner: float  # points of the first
    lead: Interval  # of the first over the second
    wins: list[Interval]  # by seat, those of the game's own opponent last
    sources: list[Source]
    length: Interval  # choices in a game
    options: float  # at each of them
    changes: Interval  # of the lead, in a game
    decided: Interval  # share of the game after which the winner led to the end
    by_half: Interval  # share of games decided at half their length
    matter: Interval  # share of choices where the middle option is a point worse than the best
    actions: list[Usage]
    things: list[Usage]


@dataclass(frozen=True)
class Balance:
    """All that was measured of a game, and by which command."""

    game: str
    rules: str
    components: str
    command: str
    sections: list[Section]

    def to_json(self) -> str:
        """A line for each section: figures are replaced as a whole, not edited."""
        head = json.dumps(asdict(self) | {"sections": []}, ensure_ascii=False)
        lines = [json.dumps(compact(asdict(one)), ensure_ascii=False) for one in self.sections]
        return head.removesuffix("]}") + "\n" + ",\n".join(lines) + "\n]}\n"


def compact(data: Any) -> Any:
    """The same data with short figures; an interval and a usage as rows of them."""
    if isinstance(data, float):
        return round(data, 4)
    if isinstance(data, dict):
        found = {name: compact(value) for name, value in data.items()}
        return list(found.values()) if list(found) in ROWS else found
    return [compact(value) for value in data] if isinstance(data, list) else data


@cache
def load_balance(game: str) -> Balance | None:
    """The figures that are kept with a game, if it has been measured."""
    file = folder_of(game) / FIGURES
    return read_balance(file.read_text(encoding="utf-8")) if file.exists() else None


def load_remarks(game: str) -> str:
    """What a person saw in them; empty if nobody wrote it down."""
    file = folder_of(game) / REMARKS
    return file.read_text(encoding="utf-8") if file.exists() else ""


def folder_of(game: str) -> Path:
    return games.folder(game) / FOLDER


def read_balance(text: str) -> Balance:
    """Figures as they were written; BadRecord if they are none."""
    try:
        data = json.loads(text)
        sections = [read_section(one) for one in data.pop("sections")]
        return Balance(**data, sections=sections)
    except (TypeError, LookupError, ValueError) as error:
        raise BadRecord(f"not the figures of a balance: {error!r}") from error


def read_section(data: dict[str, Any]) -> Section:
    for name in ("points", "lead", "length", "changes", "decided", "by_half", "matter"):
        data[name] = Interval(*data[name])
    data["wins"] = [Interval(*one) for one in data["wins"]]
    data["sources"] = [Source(**one) for one in data["sources"]]
    for name in ("actions", "things"):
        data[name] = [
            Usage(verb, noun, uses, players, worth and Interval(*worth))
            for verb, noun, uses, players, worth in data[name]
        ]
    return Section(**data)
