"""The plan of an arena: which bots play each other, with every deal played from every seat."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, pairwise, permutations
from typing import Any, Final

from dynasty import bots
from dynasty.kernel import BadOptions, Game, UnknownBot, WrongSeats

Seating = tuple[str, ...]
"""Bots by seat."""

ALL_SEAT_COUNTS: Final = "all"
SOLO_SEATS: Final = 1  # a table of one bot and the game's own opponent


@dataclass(frozen=True)
class Fixture:
    """One game to play: these bots by seat, from this seed."""

    seating: Seating
    seed: int

    @property
    def key(self) -> str:
        return f"{','.join(self.seating)}@{self.seed}"


@dataclass(frozen=True)
class ArenaPlan:
    """The settings that decide which games are played; the number of games may grow later."""

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
        """Return all bots that play, weakest first if `bots` is in that order."""
        return (*(bot for bot in self.against if bot not in self.bots), *self.bots)

    def as_data(self) -> dict[str, Any]:
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in asdict(self).items()
        }

    def fixtures(self, seats: int) -> list[Fixture]:
        """Return the games at tables of this size, deal by deal, with all groups in each."""
        sequences = [deal_seatings(group, self.games) for group in self.groups(seats)]
        longest = max(map(len, sequences), default=0)
        return [
            Fixture(seating, self.seed + number)
            for number in range(longest)
            for rounds in sequences
            if number < len(rounds)
            for seating in rounds[number]
        ]

    def groups(self, seats: int) -> list[Seating]:
        """Return which bots sit together at a table of this size."""
        if seats == SOLO_SEATS:
            return [(bot,) for bot in self.everybody]
        if not self.neighbours:
            return bot_mixes(self.bots, seats)
        last = self.bots[-1]
        pairs = [*pairwise(self.bots), *((bot, last) for bot in self.against if bot != last)]
        return list(dict.fromkeys(mix for pair in pairs for mix in bot_mixes(pair, seats)))


def bot_mixes(players: Seating, seats: int) -> list[Seating]:
    """Return the groups of this size in which every bot meets every other equally often.

    Each bot has as many seats as any other, or one more: all ways to choose which ones do.
    """
    each, more = divmod(seats, len(players))
    return [
        tuple(bot for bot in players for _ in range(each + (bot in twice)))
        for twice in combinations(players, more)
    ]


def deal_seatings(group: Seating, games: int) -> list[list[Seating]]:
    """Return the seatings of each deal, deal by deal, until there are enough games."""
    orders = seating_circles(group)
    found: list[list[Seating]] = []
    played = 0
    while played < games:
        found.append(orders[len(found) % len(orders)])
        played += len(found[-1])
    return found


def seating_circles(group: Seating) -> list[list[Seating]]:
    """Return every order around the table with its rotations, so that no seat is better."""
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
) -> ArenaPlan:
    """Return the plan for these options; raise an error if they are not valid."""
    counts = parse_seat_counts(seats, game)
    for count in counts:
        game.checked_options(options, count)
    for bot in (*players, *against):
        check_bot(bot)
    if len(set(players)) < len(players):
        raise BadOptions("bad-bots-twice", given=", ".join(players))
    if against and not neighbours:
        raise BadOptions("bad-against")
    needed = 1 if counts == (SOLO_SEATS,) else 2
    if not players or len({*players, *against}) < needed:
        raise BadOptions("bad-bots-few", needed=needed, given=", ".join(players))
    return ArenaPlan(
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


def checked_bots(players: Sequence[str]) -> Seating:
    """Return these bots, at least one; raise UnknownBot if one does not exist."""
    if not players:
        raise BadOptions("bad-bots-none")
    for bot in players:
        check_bot(bot)
    return tuple(players)


def check_bot(bot: str) -> None:
    if bot not in bots.BOT_NAMES:
        raise UnknownBot("no-bot", given=bot, known=", ".join(bots.BOT_NAMES))


def seat_counts_or_fewest(
    text: str, game: Game[Any], options: Mapping[str, str]
) -> tuple[int, ...]:
    """Return the chosen player counts, else the smallest one with several players."""
    fewest = next(count for count in game.seat_counts if count > SOLO_SEATS)
    counts = parse_seat_counts(text or str(fewest), game)
    for count in counts:
        game.checked_options(options, count)
    return counts


def parse_seat_counts(text: str, game: Game[Any]) -> tuple[int, ...]:
    """Return the player counts in a text such as `all` or `2,3`."""
    if text == ALL_SEAT_COUNTS:
        return game.seat_counts
    allowed = ", ".join(map(str, game.seat_counts))
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        if part not in map(str, game.seat_counts):
            raise WrongSeats("seats-count", game=game.name, allowed=allowed, given=part)
    return tuple(sorted({int(part) for part in parts}))
