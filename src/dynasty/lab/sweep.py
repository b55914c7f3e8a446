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
from dynasty.lab.arena_report import rounded_data
from dynasty.lab.component_grid import Setting, Variation
from dynasty.lab.parallel import (
    ComponentsFile,
    components_file,
    load_game,
    make_bots,
    replay_events,
    rotated_bots,
    run_tasks,
)
from dynasty.lab.results_journal import Journal
from dynasty.lab.stats import Interval, mean_interval
from dynasty.lab.task_pool import Backend

FIGURES_FILE: Final = "sweep.json"
POINTS_MEASURE: Final = "points"
LENGTH_MEASURE: Final = "length"
MARGIN_MEASURE: Final = "margin"
WINS_PREFIX: Final = "wins."
EVENTS_PREFIX: Final = "events."
INTERIM_COMPARISONS: Final = 4  # interim comparisons, the last when all is played
MIN_DEALS: Final = 20  # deals before the first comparison
CLEAR_STANDARD_ERRORS: Final = 3.0  # standard errors: rare enough for several comparisons
NEGLIGIBLE_SHARE: Final = 0.01  # a difference below this share of the own figure counts as none

GameFigures = dict[str, float]
"""What came out of one game, by measure."""


@dataclass(frozen=True)
class SweepPlan:
    """The settings that decide which games are played."""

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
class SweepDeal:
    """One deal to play with every setting."""

    game: str
    options: Mapping[str, str]
    players: tuple[str, ...]
    seed: int
    boxes: tuple[ComponentsFile | None, ...]

    @property
    def key(self) -> str:
        return f"{len(self.players)}@{self.seed}"


@dataclass(frozen=True)
class DealFigures:
    """The figures of a deal, by setting."""

    key: str
    figures: list[GameFigures]


@dataclass(frozen=True)
class MeasureChange:
    """The effect of a setting on a measure: its mean, and the difference to the box's own."""

    measure: str
    setting: int
    mean: float
    more: Interval


@dataclass(frozen=True)
class SweepSection:
    """The results at tables of one size: the box's own figures, and all changes."""

    seats: int
    deals: int
    own: GameFigures
    changes: list[MeasureChange]

    def of(self, measure: str) -> list[MeasureChange]:
        return [change for change in self.changes if change.measure == measure]

    def measures(self, kind: str) -> list[str]:
        """Return the measures whose name begins with this, in order."""
        return [measure for measure in self.own if measure.startswith(kind)]


@dataclass(frozen=True)
class Sweep:
    """The results of a sweep."""

    plan: SweepPlan
    variations: list[Variation]
    settings: list[Setting]
    sections: list[SweepSection]

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = rounded_data(asdict(self))
        for setting in data["settings"]:
            setting["file"] = setting["file"] and setting["file"].name
        return data

    def write(self, folder: Path) -> None:
        text = json.dumps(self.as_data(), ensure_ascii=False, indent=2)
        (folder / FIGURES_FILE).write_text(text + "\n", encoding="utf-8")


def play_sweep(
    plan: SweepPlan,
    variations: list[Variation],
    settings: list[Setting],
    folder: Path,
    hands: Backend,
    title: str,
) -> Sweep:
    """Play the missing deals of a sweep, size by size, and save each when it ends."""
    journal = open_journal(folder, plan, variations)
    with journal:
        sections = [
            play_table_size(plan, seats, settings, journal, hands, title) for seats in plan.seats
        ]
    return Sweep(plan, variations, settings, sections)


def open_journal(
    folder: Path, plan: SweepPlan, variations: Sequence[Variation]
) -> Journal[DealFigures]:
    """Open the journal of the folder; raise BadOptions if it holds another sweep."""
    tried = {one.key: list(one.values) for one in variations}
    data = asdict(plan) | {"bots": list(plan.bots), "seats": list(plan.seats), "vary": tried}
    return Journal(folder, data, DealFigures)


def play_table_size(
    plan: SweepPlan,
    seats: int,
    settings: list[Setting],
    journal: Journal[DealFigures],
    hands: Backend,
    title: str,
) -> SweepSection:
    """Play the tables of one size until all answers are clear, and return their results.

    Comparisons are made at fixed numbers of deals, so that the result does not depend on timing.
    """
    own = next(at for at, setting in enumerate(settings) if setting.is_own)
    by_deal: list[list[GameFigures]] = []
    for portion in deal_portions(plan.games):
        deals = [make_deal(plan, seats, at, settings) for at in portion]
        left = [one for one in deals if one.key not in journal.done]
        with closing(run_tasks(play_deal, left, hands, title, deal_games)) as results:
            for result in results:
                journal.add(result)
        by_deal += [journal.done[one.key].figures for one in deals]
        if not plan.whole and is_every_change_clear(by_deal, own):
            break
    return compare_settings(seats, by_deal, own)


def deal_portions(count: int) -> Iterator[range]:
    """Yield the deals in portions; results are compared after each of them."""
    size = max(MIN_DEALS, ceil(count / INTERIM_COMPARISONS))
    for first in range(0, count, size):
        yield range(first, min(first + size, count))


def make_deal(plan: SweepPlan, seats: int, at: int, settings: Sequence[Setting]) -> SweepDeal:
    players = rotated_bots(plan.bots, seats, at)
    boxes = tuple(components_file(setting.file) for setting in settings)
    return SweepDeal(plan.game, plan.options, players, plan.seed + at, boxes)


def deal_games(task: SweepDeal) -> int:
    return len(task.boxes)


def play_deal(task: SweepDeal) -> DealFigures:
    """Play one deal with every setting."""
    return DealFigures(
        task.key, [play_setting(task, load_game(task.game, box)) for box in task.boxes]
    )


def play_setting(task: SweepDeal, game: Game[Any]) -> GameFigures:
    """Play one game and return its figures; a shared first place counts in parts."""
    choices: bots.SeatChoices = []
    players = make_bots(game, task.players, task.seed)
    s = bots.simulate_game(game, players, task.seed, task.options, choices)
    totals = [sheet.total for sheet in game.scores(s)]
    best, second = [*sorted(totals, reverse=True), 0][:2]
    winners = game.winners(s)
    told = replay_events(game, len(players), task.seed, task.options, choices)
    return {
        POINTS_MEASURE: fmean(totals[: len(players)]),
        MARGIN_MEASURE: best - second,
        LENGTH_MEASURE: len(choices),
        **{f"{WINS_PREFIX}{seat}": (seat in winners) / len(winners) for seat in range(s.seats)},
        **{f"{EVENTS_PREFIX}{kind}": n for kind, n in Counter(e.kind for e in told).most_common()},
    }


def is_every_change_clear(by_deal: Sequence[Sequence[GameFigures]], own: int) -> bool:
    """Return whether the effect of every setting on points and length is clear."""
    others = [at for at in range(len(by_deal[0])) if at != own]
    return all(
        is_difference_clear([deal[at][measure] - deal[own][measure] for deal in by_deal], size)
        for measure in (POINTS_MEASURE, LENGTH_MEASURE)
        for size in [abs(fmean(deal[own][measure] for deal in by_deal))]
        for at in others
    )


def is_difference_clear(more: Sequence[float], size: float) -> bool:
    """Return whether the difference is surely there, or surely too small to matter."""
    if len(more) < MIN_DEALS:
        return False
    middle, reach = abs(fmean(more)), CLEAR_STANDARD_ERRORS * stdev(more) / sqrt(len(more))
    return middle > reach or middle + reach < NEGLIGIBLE_SHARE * size


def compare_settings(
    seats: int, by_deal: Sequence[Sequence[GameFigures]], own: int
) -> SweepSection:
    """Return the effects of every other setting on every measure, compared deal by deal."""
    measures = dict.fromkeys(name for deal in by_deal for one in deal for name in one)
    means = {name: fmean(deal[own].get(name, 0) for deal in by_deal) for name in measures}
    changes = [
        measure_change(name, at, by_deal, own)
        for name in measures
        for at in range(len(by_deal[0]))
        if at != own
    ]
    return SweepSection(seats, len(by_deal), means, changes)


def measure_change(
    name: str, at: int, by_deal: Sequence[Sequence[GameFigures]], own: int
) -> MeasureChange:
    values = [deal[at].get(name, 0) for deal in by_deal]
    more = [value - deal[own].get(name, 0) for value, deal in zip(values, by_deal, strict=True)]
    return MeasureChange(name, at, fmean(values), mean_interval(more))
