"""Who plays whom: groups of bots, every deal played from every seat."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, pairwise, permutations
from typing import Any, Final

from dynasty import bots
from dynasty.kernel import BadOptions, Game, UnknownBot, WrongSeats

Seating = tuple[str, ...]
"""Bots by seat."""

ALL: Final = "all"
SOLO: Final = 1  # a table of one bot and the game's own opponent


@dataclass(frozen=True)
class Fixture:
    """One game to play: these bots by seat, from this seed."""

    seating: Seating
    seed: int

    @property
    def key(self) -> str:
        return f"{','.join(self.seating)}@{self.seed}"


@dataclass(frozen=True)
class Plan:
    """All that decides which games are played; the number of games may grow later."""

    game: str
    rules: str
    components: str
    bots: Seating
    against: Seating = ()
    neighbours: bool = False
    seats: tuple[int, ...] = (2,)
    games: int = 100
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def everybody(self) -> Seating:
        """All who play, weakest first if `bots` is in that order."""
        return (*(bot for bot in self.against if bot not in self.bots), *self.bots)

    def as_data(self) -> dict[str, Any]:
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in asdict(self).items()
        }

    def fixtures(self, seats: int) -> list[Fixture]:
        """The games at a table of so many, one deal after the other, all groups in each."""
        sequences = [enough(group, self.games) for group in self.groups(seats)]
        longest = max(map(len, sequences), default=0)
        return [
            Fixture(seating, self.seed + number)
            for number in range(longest)
            for rounds in sequences
            if number < len(rounds)
            for seating in rounds[number]
        ]

    def groups(self, seats: int) -> list[Seating]:
        """Which bots sit together at a table of so many."""
        if seats == SOLO:
            return [(bot,) for bot in self.everybody]
        if not self.neighbours:
            return mixes(self.bots, seats)
        last = self.bots[-1]
        pairs = [*pairwise(self.bots), *((bot, last) for bot in self.against if bot != last)]
        return list(dict.fromkeys(mix for pair in pairs for mix in mixes(pair, seats)))


def mixes(players: Seating, seats: int) -> list[Seating]:
    """Groups of so many in which every bot meets every other equally often.

    Each bot sits there as often as any other, or once more: all ways to choose who does.
    """
    each, more = divmod(seats, len(players))
    return [
        tuple(bot for bot in players for _ in range(each + (bot in twice)))
        for twice in combinations(players, more)
    ]


def enough(group: Seating, games: int) -> list[list[Seating]]:
    """The seatings of each deal, deal after deal, until there are so many games."""
    orders = circles(group)
    found: list[list[Seating]] = []
    played = 0
    while played < games:
        found.append(orders[len(found) % len(orders)])
        played += len(found[-1])
    return found


def circles(group: Seating) -> list[list[Seating]]:
    """Every order around the table, each as its rotations: from all of them no seat is better."""
    found = {tuple(sorted(set(rotations(order)))) for order in permutations(group)}
    return [list(order) for order in sorted(found)]


def rotations(order: Seating) -> Iterator[Seating]:
    for first in range(len(order)):
        yield order[first:] + order[:first]


def make_plan(
    game: Game[Any],
    players: Sequence[str],
    against: Sequence[str],
    neighbours: bool,
    seats: str,
    number: int,
    seed: int,
    options: Mapping[str, str],
) -> Plan:
    """The plan for what was asked, or what is wrong with it."""
    counts = chosen_counts(seats, game)
    for count in counts:
        game.checked_options(options, count)
    for bot in (*players, *against):
        check_bot(bot)
    if len(set(players)) < len(players):
        raise BadOptions("bad-bots-twice", given=", ".join(players))
    if against and not neighbours:
        raise BadOptions("bad-against")
    needed = 1 if counts == (SOLO,) else 2
    if not players or len({*players, *against}) < needed:
        raise BadOptions("bad-bots-few", needed=needed, given=", ".join(players))
    return Plan(
        game.name,
        game.version,
        game.box.digest,
        tuple(players),
        tuple(dict.fromkeys(against)),
        neighbours,
        counts,
        number,
        seed,
        dict(options),
    )


def known_bots(players: Sequence[str]) -> Seating:
    """At least one bot, and only such that there are."""
    if not players:
        raise BadOptions("bad-bots-none")
    for bot in players:
        check_bot(bot)
    return tuple(players)


def check_bot(bot: str) -> None:
    if bot not in bots.NAMES:
        raise UnknownBot("no-bot", given=bot, known=", ".join(bots.NAMES))


def few_or_chosen(text: str, game: Game[Any], options: Mapping[str, str]) -> tuple[int, ...]:
    """Player counts as chosen, else the fewest who play against each other."""
    fewest = next(count for count in game.seat_counts if count > SOLO)
    counts = chosen_counts(text or str(fewest), game)
    for count in counts:
        game.checked_options(options, count)
    return counts


def chosen_counts(text: str, game: Game[Any]) -> tuple[int, ...]:
    """Player counts out of `all` or `2,3`."""
    if text == ALL:
        return game.seat_counts
    allowed = ", ".join(map(str, game.seat_counts))
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        if part not in map(str, game.seat_counts):
            raise WrongSeats("seats-count", game=game.name, allowed=allowed, given=part)
    return tuple(sorted({int(part) for part in parts}))
