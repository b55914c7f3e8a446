"""What a new table shall be: its game and terms, who sits there, and where chance seats them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from dynasty import bots
from dynasty.kernel import Chance, Game
from dynasty.server.door.tokens import hashed, new_id, new_invitation
from dynasty.server.learning.guided import Guided
from dynasty.server.tables.room import PERSON, Chair, Edition, Room
from dynasty.server.tables.stored import Stored
from dynasty.server.tables.terms import Terms

SPEEDS: Final = {"slow": 2500, "normal": 1000, "fast": 300, "instant": 0}  # ms that a bot waits


@dataclass(frozen=True)
class SeatWish:
    """Who shall sit there: a person of this name, or a bot."""

    player: str
    name: str = ""
    kept_for: str = ""  # the player who is expected there


@dataclass(frozen=True)
class NewTable:
    """A table to be laid."""

    game: str
    wishes: Sequence[SeatWish]
    host: str
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None  # else one is drawn
    speed: str = "normal"
    origin: dict[str, Any] | None = None  # the position that it starts from, if not the set-up
    choices: Sequence[tuple[int, str]] = ()  # that were made already
    status: str = "playing"
    caller: str = ""  # for whom its bots think, if not for the host
    own: Sequence[int] = ()  # seats of the host
    lesson: Guided | None = None
    terms: Terms = field(default_factory=Terms)
    listed: bool = False
    language: str = ""
    name: str = ""
    rematch_of: str | None = None

    def check(self, rules: Game[Any]) -> None:
        """Refuse bots that there are not."""
        self.terms.check_bot()
        for player in (wish.player for wish in self.wishes):
            if player not in (PERSON, *bots.NAMES):
                bots.make(player, rules, 0)  # raises, naming the bots there are

    def room(self, rules: Game[Any], tokens: Sequence[str], now: float) -> Room:
        """Its room, with the secrets of the seats' links."""
        return Room(
            id=new_id(),
            edition=Edition.of(rules),
            game=rules,
            chairs=[
                Chair.laid(n, wish.player, wish.name, hashed(token), n in self.own, wish.kept_for)
                for n, (wish, token) in enumerate(zip(self.wishes, tokens, strict=True))
            ],
            seed=secrets.randbits(63) if self.seed is None else self.seed,
            options=rules.checked_options(self.options, len(self.wishes)),
            origin=self.origin,
            status=self.status,
            speed=SPEEDS[self.speed],
            created=now,
            updated=now,
            caller=self.caller or self.host,
            host=self.host,
            invitation=new_invitation(),
            salt=new_id(),
            terms=self.terms,
            listed=self.listed,
            language=self.language,
            name=self.name,
            rematch_of=self.rematch_of,
            lesson=self.lesson,
        )


def drawn(seed: int, count: int) -> list[int]:
    """By seat: who sits there, counted as the table was laid.

    It follows from the seed, but by a chance of its own, so that it neither changes nor tells
    anything of what the game draws.
    """
    chance = Chance(int.from_bytes(sha256(f"seats {seed}".encode()).digest()[:8]))
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def seated(
    seed: int, wishes: Sequence[SeatWish], own: Sequence[int]
) -> tuple[list[SeatWish], list[int]]:
    """The wishes as chance seats them, and which of the seats are the host's own."""
    order = drawn(seed, len(wishes))
    return [wishes[was] for was in order], [seat for seat, was in enumerate(order) if was in own]


def seated_anew(table: Stored) -> Stored:
    """A table that waited for its people, as chance seats them."""
    order = drawn(table.seed, len(table.chairs))
    return replace(
        table,
        chairs=[replace(table.chairs[was], seat=seat) for seat, was in enumerate(order)],
        holders={
            player: {order.index(was) for was in held} for player, held in table.holders.items()
        },
    )
