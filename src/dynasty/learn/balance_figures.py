"""The figures of a game's balance, which the lab measured in bot games, stored with the game."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from dynasty import games
from dynasty.kernel import BadRecord

BALANCE_FOLDER: Final = "balance"
FIGURES_FILE: Final = "figures.json"
REMARKS_FILE: Final = "remarks.md"
COMPACT_FIELDS: Final = (["value", "low", "high"], ["verb", "noun", "uses", "players", "worth"])


@dataclass(frozen=True)
class Interval:
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class PointSource:
    """A row of the score sheet: mean points of a player, and their standard deviation."""

    category: str
    points: float
    spread: float


@dataclass(frozen=True)
class ChoiceUsage:
    """A choice that players make: how often, by which share of them, and what a use is worth.

    Worth is the number of points above the table's mean for each use above the table's mean, as far
    as that can be inferred: strong players may use it for other reasons.
    """

    verb: str
    noun: str  # empty for all uses of the verb
    uses: float
    players: float
    worth: Interval | None


@dataclass(frozen=True)
class BalanceSection:
    """Tables of one size, all seats played by one kind of bot."""

    seats: int
    bot: str
    games: int
    points: Interval
    winner: float  # points of the winner
    lead: Interval  # of the winner over the second
    wins: list[Interval]  # by seat, the game's own opponent last
    sources: list[PointSource]
    length: Interval  # choices in a game
    options: float  # at each choice
    changes: Interval  # of the lead, in a game
    decided: Interval  # share of the game after which the winner led to the end
    by_half: Interval  # share of games decided at half their length
    matter: Interval  # share of choices where the middle option is a point worse than the best
    actions: list[ChoiceUsage]
    things: list[ChoiceUsage]


@dataclass(frozen=True)
class Balance:
    """All measurements of a game, and the command that made them."""

    game: str
    rules: str
    components: str
    command: str
    sections: list[BalanceSection]

    def to_json(self) -> str:
        """Return the figures as JSON, one line for each section."""
        head = json.dumps(asdict(self) | {"sections": []}, ensure_ascii=False)
        lines = [json.dumps(compact_data(asdict(one)), ensure_ascii=False) for one in self.sections]
        return head.removesuffix("]}") + "\n" + ",\n".join(lines) + "\n]}\n"


def compact_data(data: Any) -> Any:
    """Return the data with rounded figures; intervals and usages become lists."""
    if isinstance(data, float):
        return round(data, 4)
    if isinstance(data, dict):
        found = {name: compact_data(value) for name, value in data.items()}
        return list(found.values()) if list(found) in COMPACT_FIELDS else found
    return [compact_data(value) for value in data] if isinstance(data, list) else data


@cache
def load_balance(game: str) -> Balance | None:
    """Return the figures that are stored with a game, or None if it was not measured."""
    file = balance_folder(game) / FIGURES_FILE
    return read_balance(file.read_text(encoding="utf-8")) if file.exists() else None


def load_remarks(game: str) -> str:
    """Return the written remarks on a game's figures; empty if there are none."""
    file = balance_folder(game) / REMARKS_FILE
    return file.read_text(encoding="utf-8") if file.exists() else ""


def balance_folder(game: str) -> Path:
    return games.game_folder(game) / BALANCE_FOLDER


def read_balance(text: str) -> Balance:
    """Return the figures in a JSON text; raise BadRecord if it has none."""
    try:
        data = json.loads(text)
        sections = [read_section(one) for one in data.pop("sections")]
        return Balance(**data, sections=sections)
    except (TypeError, LookupError, ValueError) as error:
        raise BadRecord("flaw-balance") from error


def read_section(data: dict[str, Any]) -> BalanceSection:
    for name in ("points", "lead", "length", "changes", "decided", "by_half", "matter"):
        data[name] = Interval(*data[name])
    data["wins"] = [Interval(*one) for one in data["wins"]]
    data["sources"] = [PointSource(**one) for one in data["sources"]]
    for name in ("actions", "things"):
        data[name] = [
            ChoiceUsage(verb, noun, uses, players, worth and Interval(*worth))
            for verb, noun, uses, players, worth in data[name]
        ]
    return BalanceSection(**data)
