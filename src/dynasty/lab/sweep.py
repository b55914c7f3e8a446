"""A sweep: the same deals with each value of a component, compared deal by deal."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from dynasty import bots
from dynasty.kernel import Game
from dynasty.lab.crew import Hands
from dynasty.lab.journal import Journal
from dynasty.lab.report import rounded
from dynasty.lab.runs import Box, heard, loaded, make_bots, packed_box, seated, spread
from dynasty.lab.stats import Interval, mean_interval
from dynasty.lab.variation import Setting, Variation

FIGURES: Final = "sweep.json"
POINTS: Final = "points"
LENGTH: Final = "length"
MARGIN: Final = "margin"
WINS: Final = "wins."
EVENTS: Final = "events."
LOOKS: Final = 4  # the last of them when all is played
FEWEST: Final = 20  # deals before the first look
CLEAR: Final = 3.0  # standard errors: rare enough that looking often does no harm
NOTHING: Final = 0.01  # a difference of less than this share of the own figure is none

Figures = dict[str, float]
"""What came out of one game, by measure."""


@dataclass(frozen=True)
class Plan:
    """All that decides what is played."""

    game: str
    rules: str
    components: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    seed: int
    options: Mapping[str, str]
    whole: bool  # play all games, however clear the answer


@dataclass(frozen=True)
class Deal:
    """One deal to play with every setting."""

    game: str
    options: Mapping[str, str]
    players: tuple[str, ...]
    seed: int
    boxes: tuple[Box | None, ...]

    @property
    def key(self) -> str:
        return f"{len(self.players)}@{self.seed}"


@dataclass(frozen=True)
class Dealt:
    """What came out of a deal, by setting."""

    key: str
    figures: list[Figures]


@dataclass(frozen=True)
class Change:
    """What a setting does to a measure: its mean, and how much that is above the box's own."""

    measure: str
    setting: int
    mean: float
    more: Interval


@dataclass(frozen=True)
class Section:
    """Tables of one size: so many deals, the figures of the box's own values, all changes."""

    seats: int
    deals: int
    own: Figures
    changes: list[Change]

    def of(self, measure: str) -> list[Change]:
        return [change for change in self.changes if change.measure == measure]

    def measures(self, kind: str) -> list[str]:
        """Those that begin so, in order."""
        return [measure for measure in self.own if measure.startswith(kind)]


@dataclass(frozen=True)
class Sweep:
    """What came out of it."""

    plan: Plan
    variations: list[Variation]
    settings: list[Setting]
    sections: list[Section]

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = rounded(asdict(self))
        for setting in data["settings"]:
            setting["file"] = setting["file"] and setting["file"].name
        return data

    def write(self, folder: Path) -> None:
        text = json.dumps(self.as_data(), ensure_ascii=False, indent=2)
        (folder / FIGURES).write_text(text + "\n", encoding="utf-8")


def play_sweep(
    plan: Plan,
    variations: list[Variation],
    settings: list[Setting],
    folder: Path,
    hands: Hands,
    title: str,
) -> Sweep:
    """Play what is left of it, size by size, keeping every deal when it is over."""
    journal = opened(folder, plan, variations)
    with journal:
        sections = [play_size(plan, seats, settings, journal, hands, title) for seats in plan.seats]
    return Sweep(plan, variations, settings, sections)


def opened(folder: Path, plan: Plan, variations: Sequence[Variation]) -> Journal[Dealt]:
    """The deals that are kept in the folder; another sweep is refused there."""
    tried = {one.key: list(one.values) for one in variations}
    data = asdict(plan) | {"bots": list(plan.bots), "seats": list(plan.seats), "vary": tried}
    return Journal(folder, data, Dealt)


def play_size(
    plan: Plan,
    seats: int,
    settings: list[Setting],
    journal: Journal[Dealt],
    hands: Hands,
    title: str,
) -> Section:
    """The tables of one size, up to the look at which every answer is clear.

    Looks are at fixed numbers of deals, so that the result is the same whoever plays.
    """
    own = next(at for at, setting in enumerate(settings) if setting.is_own)
    by_deal: list[list[Figures]] = []
    for portion in portions(plan.games):
        deals = [deal(plan, seats, at, settings) for at in portion]
        left = [one for one in deals if one.key not in journal.done]
        with closing(spread(play_deal, left, hands, title, games_of)) as results:
            for result in results:
                journal.add(result)
        by_deal += [journal.done[one.key].figures for one in deals]
        if not plan.whole and all_clear(by_deal, own):
            break
    return compare(seats, by_deal, own)


def portions(count: int) -> Iterator[range]:
    """The deals from one look to the next."""
    size = max(FEWEST, ceil(count / LOOKS))
    for first in range(0, count, size):
        yield range(first, min(first + size, count))


def deal(plan: Plan, seats: int, at: int, settings: Sequence[Setting]) -> Deal:
    players = seated(plan.bots, seats, at)
    boxes = tuple(packed_box(setting.file) for setting in settings)
    return Deal(plan.game, plan.options, players, plan.seed + at, boxes)


def games_of(task: Deal) -> int:
    return len(task.boxes)


def play_deal(task: Deal) -> Dealt:
    """One deal with every setting."""
    return Dealt(task.key, [play_once(task, loaded(task.game, box)) for box in task.boxes])


def play_once(task: Deal, game: Game[Any]) -> Figures:
    """One game; a shared first place counts in parts."""
    choices: bots.Choices = []
    players = make_bots(game, task.players, task.seed)
    s = bots.play(game, players, task.seed, task.options, choices)
    totals = [sheet.total for sheet in game.scores(s)]
    best, second = [*sorted(totals, reverse=True), 0][:2]
    winners = game.winners(s)
    told = heard(game, len(players), task.seed, task.options, choices)
    return {
        POINTS: fmean(totals[: len(players)]),
        MARGIN: best - second,
        LENGTH: len(choices),
        **{f"{WINS}{seat}": (seat in winners) / len(winners) for seat in range(s.seats)},
        **{f"{EVENTS}{kind}": n for kind, n in Counter(e.kind for e in told).most_common()},
    }


def all_clear(by_deal: Sequence[Sequence[Figures]], own: int) -> bool:
    """Is it plain what every setting does to points and length?"""
    others = [at for at in range(len(by_deal[0])) if at != own]
    return all(
        is_clear([deal[at][measure] - deal[own][measure] for deal in by_deal], size)
        for measure in (POINTS, LENGTH)
        for size in [abs(fmean(deal[own][measure] for deal in by_deal))]
        for at in others
    )


def is_clear(more: Sequence[float], size: float) -> bool:
    """Is the difference surely there, or surely too small to matter?"""
    if len(more) < FEWEST:
        return False
    middle, reach = abs(fmean(more)), CLEAR * stdev(more) / sqrt(len(more))
    return middle > reach or middle + reach < NOTHING * size


def compare(seats: int, by_deal: Sequence[Sequence[Figures]], own: int) -> Section:
    """Every measure of every other setting against the box's own, deal by deal."""
    measures = dict.fromkeys(name for deal in by_deal for one in deal for name in one)
    means = {name: fmean(deal[own].get(name, 0) for deal in by_deal) for name in measures}
    changes = [
        change(name, at, by_deal, own)
        for name in measures
        for at in range(len(by_deal[0]))
        if at != own
    ]
    return Section(seats, len(by_deal), means, changes)


def change(name: str, at: int, by_deal: Sequence[Sequence[Figures]], own: int) -> Change:
    values = [deal[at].get(name, 0) for deal in by_deal]
    more = [value - deal[own].get(name, 0) for value, deal in zip(values, by_deal, strict=True)]
    return Change(name, at, fmean(values), mean_interval(more))
