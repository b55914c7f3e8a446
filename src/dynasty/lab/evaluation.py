"""What the games of a balance add up to, each figure with its interval."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Final

from dynasty.lab.balance import Outcome, Plan
from dynasty.lab.stats import mean_interval, student, wilson
from dynasty.learn.balance import Balance, Interval, Section, Source, Usage

SELDOM: Final = 0.05  # what fewer players use is not listed
FEWEST: Final = 10  # games in which players differ, before a use has a worth

Uses = list[list[float]]
"""How often something was used, by game and player."""


def evaluate(plan: Plan, done: Mapping[str, Outcome], command: str) -> Balance:
    """All sections, in the order of the plan: who played them when is no matter."""
    groups: dict[tuple[int, str], list[Outcome]] = {}
    for task in plan.tasks():
        groups.setdefault((task.seats, task.bot), []).append(done[task.key])
    sections = [section(seats, bot, found) for (seats, bot), found in sorted_groups(groups)]
    return Balance(plan.game, plan.rules, plan.components, command, sections)


def sorted_groups(
    groups: dict[tuple[int, str], list[Outcome]],
) -> list[tuple[tuple[int, str], list[Outcome]]]:
    """By number of players; the bots in their order."""
    return sorted(groups.items(), key=lambda item: item[0][0])


def section(seats: int, bot: str, found: Sequence[Outcome]) -> Section:
    """The figures of tables of one size."""
    totals = [[sum(sheet.values()) for sheet in one.sheets] for one in found]
    leads = [lead(by_seat) for by_seat in totals]
    early = sum(one.decided <= 0.5 for one in found) / len(found)
    return Section(
        seats,
        bot,
        len(found),
        mean_interval([fmean(by_seat[:seats]) for by_seat in totals]),
        fmean(max(by_seat) for by_seat in totals),
        mean_interval(leads),
        [wins(seat, found) for seat in range(len(totals[0]))],
        sources(seats, found),
        mean_interval([one.length for one in found]),
        sum(one.options for one in found) / sum(one.length for one in found),
        mean_interval([one.changes for one in found]),
        mean_interval([one.decided for one in found]),
        wilson(early, len(found)),
        wilson(sum(one.mattered for one in found) / weighed(found), weighed(found)),
        usage(found, totals, lambda choice: (choice.partition(":")[0], "")),
        usage(found, totals, lambda choice: tuple(choice.split(":", 1))),
    )


def lead(totals: Sequence[int]) -> int:
    first, second = sorted(totals, reverse=True)[:2]
    return first - second


def weighed(found: Sequence[Outcome]) -> int:
    return max(1, sum(one.weighed for one in found))


def wins(seat: int, found: Sequence[Outcome]) -> Interval:
    """How often the seat won; a shared first place counts in parts."""
    won = sum((seat in one.winners) / len(one.winners) for one in found)
    return wilson(won / len(found), len(found))


def sources(seats: int, found: Sequence[Outcome]) -> list[Source]:
    """Where players have their points from, the most first."""
    sheets = [sheet for one in found for sheet in one.sheets[:seats]]
    names = dict.fromkeys(name for sheet in sheets for name in sheet)
    rows = []
    for name in names:
        points = [sheet.get(name, 0) for sheet in sheets]
        if any(points):
            rows.append(Source(name, fmean(points), pstdev(points)))
    return sorted(rows, key=lambda row: -abs(row.points))


def usage(
    found: Sequence[Outcome],
    totals: Sequence[Sequence[int]],
    kind: Callable[[str], tuple[str, ...]],
) -> list[Usage]:
    """How often things of a kind were used, the most used first."""
    tables: dict[tuple[str, ...], Uses] = {}
    for at, one in enumerate(found):
        for seat, uses in enumerate(one.uses):
            for choice, n in uses.items():
                what = kind(choice)
                if what not in tables:
                    tables[what] = [[0.0] * len(other.uses) for other in found]
                tables[what][at][seat] += n
    points = [totals[at][: len(one.uses)] for at, one in enumerate(found)]
    rows = [used(what, by_game, points) for what, by_game in tables.items()]
    return sorted((row for row in rows if row.players >= SELDOM), key=lambda row: -row.uses)


def used(what: tuple[str, ...], by_game: Uses, points: Sequence[Sequence[int]]) -> Usage:
    each = [n for uses in by_game for n in uses]
    share = sum(n > 0 for n in each) / len(each)
    return Usage(what[0], what[1], fmean(each), share, worth(by_game, points))


def worth(by_game: Uses, points: Sequence[Sequence[int]]) -> Interval | None:
    """Points above the table for a use above the table: a slope, its error taken game by game.

    A player alone is compared with the other games instead.
    """
    pairs = [
        list(zip(above(uses, by_game), above(totals, points), strict=True))
        for uses, totals in zip(by_game, points, strict=True)
    ]
    differ = [pair for pair in pairs if any(x for x, _ in pair)]
    if len(differ) < FEWEST:
        return None
    size = sum(x * x for pair in differ for x, _ in pair)
    slope = sum(x * y for pair in differ for x, y in pair) / size
    errors = [sum(x * (y - slope * x) for x, y in pair) for pair in differ]
    number = len(differ)
    reach = student(number - 1) * sqrt(
        sum(error * error for error in errors) * number / (number - 1)
    )
    return Interval(slope, slope - reach / size, slope + reach / size)


def above(values: Sequence[float], all_values: Sequence[Sequence[float]]) -> list[float]:
    """How much each is above the mean of its table; alone, above that of all games."""
    middle = fmean(values) if len(values) > 1 else fmean(one[0] for one in all_values)
    return [value - middle for value in values]
