"""The report: what the games of a plan say about its bots."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from dynasty.insight.ratings import Rating, rate
from dynasty.lab.arena import span_end
from dynasty.lab.journal import Result
from dynasty.lab.plan import SOLO, Plan
from dynasty.lab.stats import Interval, effective, mean_interval, wilson

AUTOMATON: Final = "automaton"  # the game's own opponent of a single player
REPORT: Final = "report.json"
PERCENTILE: Final = 0.95


@dataclass(frozen=True)
class Standing:
    """How a bot did at tables of one size."""

    bot: str
    rating: Rating
    games: int
    wins: Interval  # share of games won; a shared first place counts in parts
    score: float


@dataclass(frozen=True)
class Duel:
    """How a bot did against another at tables of one size, over all seatings."""

    bot: str
    other: str
    games: int
    deals: int
    worth: float  # so many games, were they independent: the n of the next line
    ahead: Interval  # share of games in which it came out ahead
    margin: Interval  # points more than the other; n is the number of deals


@dataclass(frozen=True)
class Section:
    """Everything about tables of one size, the strongest bot first."""

    seats: int
    games: int
    standings: list[Standing]
    duels: list[Duel]


@dataclass(frozen=True)
class Pace:
    """CPU time of a bot per choice, in seconds, at tables of all sizes."""

    bot: str
    choices: int
    mean: float
    most: float  # 95 of 100 choices took less
    longest: float


@dataclass(frozen=True)
class Report:
    """What came out of a plan."""

    plan: Plan
    games: int
    sections: list[Section]
    paces: list[Pace]

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = rounded({**asdict(self), "plan": self.plan.as_data()})
        return data

    def write(self, folder: Path) -> None:
        """Put it beside the games that it tells of."""
        text = json.dumps(self.as_data(), ensure_ascii=False, indent=2)
        (folder / REPORT).write_text(text + "\n", encoding="utf-8")


def rounded(data: Any) -> Any:
    """The same data with figures that a person can read."""
    if isinstance(data, float):
        return round(data, 6)
    if isinstance(data, dict):
        return {name: rounded(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [rounded(value) for value in data]
    return data


def evaluate(plan: Plan, done: Mapping[str, Result]) -> Report:
    """The report on the plan's games, in the plan's order: who played them when is no matter."""
    by_count = {
        seats: [done[fixture.key] for fixture in plan.fixtures(seats)] for seats in plan.seats
    }
    everything = [result for results in by_count.values() for result in results]
    return Report(
        plan,
        len(everything),
        [section(seats, results) for seats, results in by_count.items()],
        [pace(bot, everything) for bot in plan.everybody],
    )


def section(seats: int, results: list[Result]) -> Section:
    """What the games at tables of one size say."""
    ratings = rate((players(result), result.places[: at_table(result)]) for result in results)
    standings = [standing(bot, rating, results) for bot, rating in ratings.items()]
    standings.sort(key=lambda one: one.rating.mu, reverse=True)
    order = [one.bot for one in standings]
    pairs = (duel(bot, other, results) for bot, other in combinations(order, 2))
    return Section(seats, len(results), standings, [one for one in pairs if one is not None])


def at_table(result: Result) -> int:
    """How many are compared: the bots, or the single one and the game's own opponent."""
    return len(result.seats) + (len(result.seats) == SOLO)


def players(result: Result) -> list[str]:
    """Who is compared, by seat."""
    return [*result.seats, AUTOMATON][: at_table(result)]


def standing(bot: str, rating: Rating, results: Sequence[Result]) -> Standing:
    """How the bot did; where it sat on two seats, each counts as a game."""
    wins: dict[int, list[float]] = defaultdict(list)  # by seed: one deal
    scores = []
    for result in results:
        winners = result.places.count(1)
        for seat, player in enumerate(players(result)):
            if player == bot:
                wins[result.seed].append((result.places[seat] == 1) / winners)
                scores.append(result.scores[seat])
    share = sum(map(sum, wins.values())) / len(scores)
    worth = effective(list(wins.values()))
    return Standing(bot, rating, len(scores), wilson(share, worth), fmean(scores))


def duel(bot: str, other: str, results: Iterable[Result]) -> Duel | None:
    """The comparison of two bots; None if they never met."""
    shares: dict[int, list[float]] = defaultdict(list)  # by seed: one deal
    margins: dict[int, list[float]] = defaultdict(list)
    for result in results:
        met = meetings(bot, other, result)
        if met:
            shares[result.seed].append(fmean(before for before, _ in met))
            margins[result.seed].append(fmean(margin for _, margin in met))
    if not shares:
        return None
    every = [share for deal in shares.values() for share in deal]
    worth = effective(list(shares.values()))
    return Duel(
        bot,
        other,
        len(every),
        len(shares),
        worth,
        wilson(fmean(every), worth),
        mean_interval([fmean(deal) for deal in margins.values()]),
    )


def meetings(bot: str, other: str, result: Result) -> list[tuple[float, int]]:
    """For each seat of the one and each of the other: who came out ahead, by how many points."""
    seated = list(enumerate(players(result)))
    return [
        (ahead(result.places[a], result.places[b]), result.scores[a] - result.scores[b])
        for a, player in seated
        if player == bot
        for b, rival in seated
        if rival == other
    ]


def ahead(place: int, other: int) -> float:
    """1 for a better place, a half for the same."""
    return 0.5 if place == other else float(place < other)


def pace(bot: str, results: Iterable[Result]) -> Pace:
    """How long the bot thinks."""
    choices, seconds, longest = 0, 0.0, 0.0
    spans: Counter[int] = Counter()
    for result in results:
        for seat, player in enumerate(result.seats):
            if player == bot:
                choices += result.choices[seat]
                seconds += result.seconds[seat]
                longest = max(longest, result.longest[seat])
                spans.update({int(name): n for name, n in result.spans[seat].items()})
    most = min(percentile(spans), longest)
    return Pace(bot, choices, seconds / max(choices, 1), most, longest)


def percentile(spans: Counter[int]) -> float:
    """The time that 95 of 100 choices do not pass."""
    wanted, seen = PERCENTILE * spans.total(), 0
    for number in sorted(spans):
        seen += spans[number]
        if seen >= wanted:
            return span_end(number)
    return 0.0
