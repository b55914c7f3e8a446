"""Who shall sit at a table that is laid, and where chance seats them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from dynasty.kernel import Chance
from dynasty.server.tables.stored import Stored


@dataclass(frozen=True)
class SeatWish:
    """Who shall sit there: a person of this name, or a bot."""

    player: str
    name: str = ""
    kept_for: str = ""  # the player who is expected there


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
