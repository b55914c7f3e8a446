"""An arena report: what the games of a plan show about its bots."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from dynasty.insight.ratings import Rating, ratings_from_games
from dynasty.lab.arena import span_end
from dynasty.lab.arena_plan import SOLO_SEATS, ArenaPlan
from dynasty.lab.results_journal import GameResult
from dynasty.lab.stats import Interval, effective_games, mean_interval, wilson_interval

AUTOMATON: Final = "automaton"  # the game's own opponent of a single player
REPORT_FILE: Final = "report.json"
PACE_PERCENTILE: Final = 0.95


@dataclass(frozen=True)
class Standing:
    """The results of a bot at tables of one size."""

    bot: str
    rating: Rating
    games: int
    wins: Interval  # share of games won; a shared first place counts in parts
    score: float


@dataclass(frozen=True)
class Duel:
    """The results of a bot against another at tables of one size, over all seatings."""

    bot: str
    other: str
    games: int
    deals: int
    worth: float  # the number of independent games they are worth: the n of the next line
    ahead: Interval  # share of games in which it came out ahead
    margin: Interval  # points more than the other; n is the number of deals


@dataclass(frozen=True)
class ReportSection:
    """The results at tables of one size, the strongest bot first."""

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
    most: float  # 95 of 100 choices took no longer
    longest: float


@dataclass(frozen=True)
class Report:
    """The results of a plan."""

    plan: ArenaPlan
    games: int
    sections: list[ReportSection]
    paces: list[Pace]

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = rounded_data({**asdict(self), "plan": self.plan.as_data()})
        return data

    def write(self, folder: Path) -> None:
        """Write the report beside its games."""
        text = json.dumps(self.as_data(), ensure_ascii=False, indent=2)
        (folder / REPORT_FILE).write_text(text + "\n", encoding="utf-8")


def rounded_data(data: Any) -> Any:
    """Return the data with figures rounded to six digits."""
    if isinstance(data, float):
        return round(data, 6)
    if isinstance(data, dict):
        return {name: rounded_data(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [rounded_data(value) for value in data]
    return data


def evaluate_arena(plan: ArenaPlan, done: Mapping[str, GameResult]) -> Report:
    """Return the report on the games of a plan, in the plan's order."""
    by_count = {
        seats: [done[fixture.key] for fixture in plan.fixtures(seats)] for seats in plan.seats
    }
    everything = [result for results in by_count.values() for result in results]
    return Report(
        plan,
        len(everything),
        [report_section(seats, results) for seats, results in by_count.items()],
        [bot_pace(bot, everything) for bot in plan.everybody],
    )


def report_section(seats: int, results: list[GameResult]) -> ReportSection:
    """Return the results at tables of one size."""
    ratings = ratings_from_games(
        (compared_names(result), result.places[: compared_seat_count(result)]) for result in results
    )
    standings = [bot_standing(bot, rating, results) for bot, rating in ratings.items()]
    standings.sort(key=lambda one: one.rating.mu, reverse=True)
    order = [one.bot for one in standings]
    pairs = (bot_duel(bot, other, results) for bot, other in combinations(order, 2))
    return ReportSection(seats, len(results), standings, [one for one in pairs if one is not None])


def compared_seat_count(result: GameResult) -> int:
    """Return how many seats are compared: the bots, and in solo games the game's own opponent."""
    return len(result.seats) + (len(result.seats) == SOLO_SEATS)


def compared_names(result: GameResult) -> list[str]:
    """Return the names of those compared, by seat."""
    return [*result.seats, AUTOMATON][: compared_seat_count(result)]


def bot_standing(bot: str, rating: Rating, results: Sequence[GameResult]) -> Standing:
    """Return the results of a bot; where it had two seats, each counts as a game."""
    wins: dict[int, list[float]] = defaultdict(list)  # by seed: one deal
    scores = []
    for result in results:
        winners = result.places.count(1)
        for seat, player in enumerate(compared_names(result)):
            if player == bot:
                wins[result.seed].append((result.places[seat] == 1) / winners)
                scores.append(result.scores[seat])
    share = sum(map(sum, wins.values())) / len(scores)
    worth = effective_games(list(wins.values()))
    return Standing(bot, rating, len(scores), wilson_interval(share, worth), fmean(scores))


def bot_duel(bot: str, other: str, results: Iterable[GameResult]) -> Duel | None:
    """Return the comparison of two bots; None if they never met."""
    shares: dict[int, list[float]] = defaultdict(list)  # by seed: one deal
    margins: dict[int, list[float]] = defaultdict(list)
    for result in results:
        met = seat_meetings(bot, other, result)
        if met:
            shares[result.seed].append(fmean(before for before, _ in met))
            margins[result.seed].append(fmean(margin for _, margin in met))
    if not shares:
        return None
    every = [share for deal in shares.values() for share in deal]
    worth = effective_games(list(shares.values()))
    return Duel(
        bot,
        other,
        len(every),
        len(shares),
        worth,
        wilson_interval(fmean(every), worth),
        mean_interval([fmean(deal) for deal in margins.values()]),
    )


def seat_meetings(bot: str, other: str, result: GameResult) -> list[tuple[float, int]]:
    """Return for each pair of their seats which bot came out ahead, and by how many points."""
    seated = list(enumerate(compared_names(result)))
    return [
        (place_score(result.places[a], result.places[b]), result.scores[a] - result.scores[b])
        for a, player in seated
        if player == bot
        for b, rival in seated
        if rival == other
    ]


def place_score(place: int, other: int) -> float:
    """Return 1 for a better place, a half for the same."""
    return 0.5 if place == other else float(place < other)


def bot_pace(bot: str, results: Iterable[GameResult]) -> Pace:
    """Return the CPU times of the bot."""
    choices, seconds, longest = 0, 0.0, 0.0
    spans: Counter[int] = Counter()
    for result in results:
        for seat, player in enumerate(result.seats):
            if player == bot:
                choices += result.choices[seat]
                seconds += result.seconds[seat]
                longest = max(longest, result.longest[seat])
                spans.update({int(name): n for name, n in result.spans[seat].items()})
    most = min(pace_percentile(spans), longest)
    return Pace(bot, choices, seconds / max(choices, 1), most, longest)


def pace_percentile(spans: Counter[int]) -> float:
    """Return the time that 95 of 100 choices do not exceed."""
    wanted, seen = PACE_PERCENTILE * spans.total(), 0
    for number in sorted(spans):
        seen += spans[number]
        if seen >= wanted:
            return span_end(number)
    return 0.0
