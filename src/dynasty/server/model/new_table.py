"""The specification of a new table: game, settings and seats, and the random seat order."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from dynasty import bots
from dynasty.kernel import Chance, Game
from dynasty.server.http.secrets import new_id, new_invitation_token, sha256_hex
from dynasty.server.model.lesson_session import LessonSession
from dynasty.server.model.room import PERSON, Edition, Room, TableSeat
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_settings import Terms, TermsWish
from dynasty.server.model.table_status import TableStatus

BOT_DELAYS_MS: Final = {
    "slow": 2500,
    "normal": 1000,
    "fast": 300,
    "instant": 0,
}  # ms that a bot waits


@dataclass(frozen=True)
class SeatSpec:
    """The player of one seat of a new table: a person with this name, or a bot."""

    player: str
    name: str = ""
    kept_for: str = ""  # the id of the player for whom it is reserved


@dataclass(frozen=True)
class TableWish:
    """The table that a player asks for; `me` and `screen` seats are theirs, `person` is invited."""

    game: str
    wishes: Sequence[SeatSpec]
    name: str
    options: Mapping[str, str]
    seed: int | None  # None: a random seed
    speed: str
    terms: TermsWish
    waits: bool  # nothing is dealt before every seat is taken
    listed: bool  # everybody may join while it waits

    @property
    def own(self) -> list[int]:
        """Return the seats of the player who asks."""
        return [n for n, wish in enumerate(self.wishes) if wish.player in ("me", "screen")]

    @property
    def with_others(self) -> bool:
        """Return whether other people are invited to play."""
        return any(wish.player == PERSON for wish in self.wishes)

    @property
    def people(self) -> int:
        """Return the number of people who play; the player counts once, even with several seats."""
        return sum(wish.player == PERSON for wish in self.wishes) + bool(self.own)

    def seats(self) -> list[SeatSpec]:
        """Return the seats, the player's own as seats of a person."""
        own = self.own
        return [
            SeatSpec(PERSON if n in own else wish.player, wish.name)
            for n, wish in enumerate(self.wishes)
        ]


@dataclass(frozen=True)
class TableSpec:
    """Everything that is needed to create a table."""

    game: str
    wishes: Sequence[SeatSpec]
    host: str
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None  # None: a random seed
    speed: str = "normal"
    origin: dict[str, Any] | None = None  # the starting position; None: the set-up
    choices: Sequence[tuple[int, str]] = ()  # choices to replay at the start
    status: str = TableStatus.PLAYING
    caller: str = ""  # whose share of bot time it uses; empty: the host's
    own: Sequence[int] = ()  # seats of the host
    lesson: LessonSession | None = None
    terms: Terms = field(default_factory=Terms)
    listed: bool = False
    language: str = ""
    name: str = ""
    rematch_of: str | None = None

    def check(self, rules: Game[Any]) -> None:
        """Raise UnknownBot if a seat or the settings name a bot that does not exist."""
        self.terms.check_bot()
        for player in (wish.player for wish in self.wishes):
            if player not in (PERSON, *bots.BOT_NAMES):
                bots.make_bot(player, rules, 0)  # raises, naming the bots there are

    def room(self, rules: Game[Any], tokens: Sequence[str], now: float) -> Room:
        """Return the room of this table; `tokens` are the secrets of the seats' links."""
        return Room(
            id=new_id(),
            edition=Edition.of(rules),
            game=rules,
            chairs=[
                TableSeat.laid(
                    n, wish.player, wish.name, sha256_hex(token), n in self.own, wish.kept_for
                )
                for n, (wish, token) in enumerate(zip(self.wishes, tokens, strict=True))
            ],
            seed=secrets.randbits(63) if self.seed is None else self.seed,
            options=rules.checked_options(self.options, len(self.wishes)),
            origin=self.origin,
            status=self.status,
            speed=BOT_DELAYS_MS[self.speed],
            created=now,
            updated=now,
            caller=self.caller or self.host,
            host=self.host,
            invitation=new_invitation_token(),
            salt=new_id(),
            terms=self.terms,
            listed=self.listed,
            language=self.language,
            name=self.name,
            rematch_of=self.rematch_of,
            lesson=self.lesson,
        )


def random_seat_order(seed: int, count: int) -> list[int]:
    """Return the random seat order: for each new seat, the seat number before the shuffle.

    It is computed from the table's seed with a random generator of its own, so that it neither
    changes nor reveals what the game draws.
    """
    chance = Chance(int.from_bytes(sha256(f"seats {seed}".encode()).digest()[:8]))
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def shuffled_seats(
    seed: int, wishes: Sequence[SeatSpec], own: Sequence[int]
) -> tuple[list[SeatSpec], list[int]]:
    """Return the seats in random order, and the numbers of the host's own seats in that order."""
    order = random_seat_order(seed, len(wishes))
    return [wishes[was] for was in order], [seat for seat, was in enumerate(order) if was in own]


def shuffled_table(table: StoredTable) -> StoredTable:
    """Return a waiting table with its seats in random order."""
    order = random_seat_order(table.seed, len(table.chairs))
    return replace(
        table,
        chairs=[replace(table.chairs[was], seat=seat) for seat, was in enumerate(order)],
        holders={
            player: {order.index(was) for was in held} for player, held in table.holders.items()
        },
    )
