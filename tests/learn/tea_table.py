"""A match of the template up to certain questions, for the tests of the coach."""

from dynasty import games
from dynasty.kernel import Match, SeatEntry
from tests.conformance.tables import loaded


def tea(*moves: tuple[int, str], seed: int = 1) -> Match:
    seats = (SeatEntry("", "you"), SeatEntry("", "novice"))
    match = Match(loaded(games.TEMPLATE_GAME), seats, seed)
    for seat, choice in moves:
        match.choose(seat, choice)
    return match


ASIDE = (
    (0, "set_aside:courier"),
    (0, "set_aside:monk"),
    (1, "set_aside:abbess"),
    (1, "set_aside:street_singer"),
)
NOON = (*ASIDE, (1, "rise:dusk"), (0, "rise:noon"))
