"""Helpers that answer and read the open questions of a toy game."""

from typing import Any

from dynasty.kernel import Choice, Game
from tests.kernel.auction import BID, AuctionState


def play(game: Game[Any], s: Any, *texts: str) -> None:
    """Answer the first open question with each of these."""
    for text in texts:
        game.apply(s, s.decisions[0].seat, game.vocabulary.read(text))


def shown(s: Any) -> list[tuple[int, str, list[str]]]:
    """The open questions as a test reads them."""
    return [(d.seat, d.step.name, [str(c) for c in d.choices]) for d in s.decisions]


def best_bid(s: AuctionState, seat: int) -> tuple[Choice, str]:
    return BID[s.hand[seat].bit_length() - 1], "add:two_coins"


def worst_bid(s: AuctionState, seat: int) -> tuple[Choice, str]:
    return next(c for c in BID if s.hand[seat] >> c.at & 1), "add:nothing"
