"""Final scoring: favourites are shown, points are counted (T-4)."""

from typing import Final

from dynasty.games._template.names import NOBODY
from dynasty.games._template.rules.setup import names_of
from dynasty.games._template.state import TeaState
from dynasty.kernel import Routine, ScoreLine, ScoreSheet, pile_size, seat_noun


def favourite_points(s: TeaState, seat: int) -> int:
    """[T-4.1] Return the coins for the favourites whom the seat has served."""
    return s.box.favourite_coins * pile_size(s.served[seat] & s.favourites[seat])


def score_sheet(s: TeaState, seat: int) -> ScoreSheet:
    """[T-4.1] Return the seat's score: its coins, and what its favourites add."""
    return ScoreSheet(
        seat,
        (
            ScoreLine("tips", "T-3.1", s.coins[seat]),
            ScoreLine("favourite", "T-4.1", favourite_points(s, seat), at_end=True),
        ),
    )


def ranking(s: TeaState) -> list[int]:
    """[T-4.2] Return the seats, most points first."""
    return sorted(range(s.seats), key=lambda q: (-score_sheet(s, q).total, q))


def winners(s: TeaState) -> list[int]:
    """[T-4.2] Return the seats with the most points; equals share the victory."""
    totals = [score_sheet(s, seat).total for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if totals[seat] == max(totals)]


class EndGame(Routine[TeaState]):
    """[T-4.1] Show all cards after the last day."""

    rule = "T-4.1"

    def run(self, s: TeaState, seat: int, arg: int) -> None:
        s.revealed = True
        for owner in range(s.seats):
            guests, points = names_of(s.favourites[owner]), favourite_points(s, owner)
            s.tell("favourites_shown", "T-4.1", owner, guests=guests, points=points)
        s.tell("game_ended", "T-4.2", NOBODY, winners=tuple(seat_noun(q) for q in winners(s)))


END_GAME: Final = EndGame()
