"""The statistics of a balance: figures of all its games, each with its interval."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Final

from dynasty.lab.balance import BalanceOutcome, BalancePlan
from dynasty.lab.stats import mean_interval, student_quantile, wilson_interval
from dynasty.learn.balance_figures import (
    Balance,
    BalanceSection,
    ChoiceUsage,
    Interval,
    PointSource,
)

MIN_PLAYER_SHARE: Final = 0.05  # share of players below which a choice is not listed
MIN_DIFFERING_GAMES: Final = 10  # games in which players differ that a worth needs

UseCounts = list[list[float]]
"""How often something was used, by game and player."""


def evaluate_balance(
    plan: BalancePlan, done: Mapping[str, BalanceOutcome], command: str
) -> Balance:
    """Return the figures of a plan's games, in the order of the plan."""
    groups: dict[tuple[int, str], list[BalanceOutcome]] = {}
    for task in plan.tasks():
        groups.setdefault((task.seats, task.bot), []).append(done[task.key])
    sections = [section_figures(seats, bot, found) for (seats, bot), found in sorted_groups(groups)]
    return Balance(plan.game, plan.rules, plan.components, command, sections)


def sorted_groups(
    groups: dict[tuple[int, str], list[BalanceOutcome]],
) -> list[tuple[tuple[int, str], list[BalanceOutcome]]]:
    """Return the groups by number of players, with the bots in their order."""
    return sorted(groups.items(), key=lambda item: item[0][0])


def section_figures(seats: int, bot: str, found: Sequence[BalanceOutcome]) -> BalanceSection:
    """Return the figures of tables of one size with one kind of bot."""
    totals = [[sum(sheet.values()) for sheet in one.sheets] for one in found]
    leads = [winner_lead(by_seat) for by_seat in totals]
    early = sum(one.decided <= 0.5 for one in found) / len(found)
    return BalanceSection(
        seats,
        bot,
        len(found),
        mean_interval([fmean(by_seat[:seats]) for by_seat in totals]),
        fmean(max(by_seat) for by_seat in totals),
        mean_interval(leads),
        [seat_wins(seat, found) for seat in range(len(totals[0]))],
        point_sources(seats, found),
        mean_interval([one.length for one in found]),
        sum(one.options for one in found) / sum(one.length for one in found),
        mean_interval([one.changes for one in found]),
        mean_interval([one.decided for one in found]),
        wilson_interval(early, len(found)),
        wilson_interval(
            sum(one.mattered for one in found) / valued_choices(found), valued_choices(found)
        ),
        choice_usages(found, totals, lambda choice: (choice.partition(":")[0], "")),
        choice_usages(found, totals, lambda choice: tuple(choice.split(":", 1))),
    )


def winner_lead(totals: Sequence[int]) -> int:
    first, second = sorted(totals, reverse=True)[:2]
    return first - second


def valued_choices(found: Sequence[BalanceOutcome]) -> int:
    return max(1, sum(one.weighed for one in found))


def seat_wins(seat: int, found: Sequence[BalanceOutcome]) -> Interval:
    """Return how often the seat won; a shared first place counts in parts."""
    won = sum((seat in one.winners) / len(one.winners) for one in found)
    return wilson_interval(won / len(found), len(found))


def point_sources(seats: int, found: Sequence[BalanceOutcome]) -> list[PointSource]:
    """Return where the players' points come from, the most first."""
    sheets = [sheet for one in found for sheet in one.sheets[:seats]]
    names = dict.fromkeys(name for sheet in sheets for name in sheet)
    rows = []
    for name in names:
        points = [sheet.get(name, 0) for sheet in sheets]
        if any(points):
            rows.append(PointSource(name, fmean(points), pstdev(points)))
    return sorted(rows, key=lambda row: -abs(row.points))


def choice_usages(
    found: Sequence[BalanceOutcome],
    totals: Sequence[Sequence[int]],
    kind: Callable[[str], tuple[str, ...]],
) -> list[ChoiceUsage]:
    """Return how often each kind of choice was made, the most used first."""
    tables: dict[tuple[str, ...], UseCounts] = {}
    for at, one in enumerate(found):
        for seat, uses in enumerate(one.uses):
            for choice, n in uses.items():
                what = kind(choice)
                if what not in tables:
                    tables[what] = [[0.0] * len(other.uses) for other in found]
                tables[what][at][seat] += n
    points = [totals[at][: len(one.uses)] for at, one in enumerate(found)]
    rows = [usage_of_choice(what, by_game, points) for what, by_game in tables.items()]
    return sorted(
        (row for row in rows if row.players >= MIN_PLAYER_SHARE), key=lambda row: -row.uses
    )


def usage_of_choice(
    what: tuple[str, ...], by_game: UseCounts, points: Sequence[Sequence[int]]
) -> ChoiceUsage:
    each = [n for uses in by_game for n in uses]
    share = sum(n > 0 for n in each) / len(each)
    return ChoiceUsage(what[0], what[1], fmean(each), share, use_worth(by_game, points))


def use_worth(by_game: UseCounts, points: Sequence[Sequence[int]]) -> Interval | None:
    """Return the points that each further use of a choice is worth: a slope with its interval.

    The error is computed game by game. A single player is compared with the other games instead.
    """
    pairs = [
        list(
            zip(
                deviations_from_mean(uses, by_game),
                deviations_from_mean(totals, points),
                strict=True,
            )
        )
        for uses, totals in zip(by_game, points, strict=True)
    ]
    differ = [pair for pair in pairs if any(x for x, _ in pair)]
    if len(differ) < MIN_DIFFERING_GAMES:
        return None
    size = sum(x * x for pair in differ for x, _ in pair)
    slope = sum(x * y for pair in differ for x, y in pair) / size
    errors = [sum(x * (y - slope * x) for x, y in pair) for pair in differ]
    number = len(differ)
    reach = student_quantile(number - 1) * sqrt(
        sum(error * error for error in errors) * number / (number - 1)
    )
    return Interval(slope, slope - reach / size, slope + reach / size)


def deviations_from_mean(
    values: Sequence[float], all_values: Sequence[Sequence[float]]
) -> list[float]:
    """Return each value less the mean of its table; solo, less the mean of all games."""
    middle = fmean(values) if len(values) > 1 else fmean(one[0] for one in all_values)
    return [value - middle for value in values]
