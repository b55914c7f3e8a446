"""The Tea House: the table of contents. Favourites, some days, the end."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dynasty.games._template import advice, invariants
from dynasty.games._template.components import LENGTHS, Box, load_box
from dynasty.games._template.fields import declare
from dynasty.games._template.names import GUESTS, NOBODY, PLAYER_COLOURS
from dynasty.games._template.rules import day, ending, serving, setup
from dynasty.games._template.state import TeaState
from dynasty.games._template.view import TeaView, see, see_sheet
from dynasty.kernel import (
    Chance,
    Decision,
    Field,
    Game,
    Option,
    ScoreSheet,
    draw_some,
    pile_of,
    size,
)

STEPS: Final = (
    setup.LEARN_FAVOURITES,
    setup.SET_ASIDE,
    day.PLAY_DAY,
    day.CHOOSE_HOUR,
    day.SET_ORDER,
    serving.SERVE_GUEST,
    serving.CALL_CRIER,
    day.EVENING,
    ending.END_GAME,
)


class TeaHouse(Game[TeaState]):
    """The rules of the Tea House for 2 to 4 players."""

    name = "_template"
    folder = Path(__file__).parent
    version = "1"
    seat_counts = (2, 3, 4)
    options = (Option("length", LENGTHS),)
    bound = 100
    seats_are_names = False  # where two players are level, the seat decides
    end_rule = "T-4.1"
    interludes = ("day_began", "favourites_shown")
    headlines = ("guest_served", "crier_called", "leaves_picked")
    colours = PLAYER_COLOURS

    def __init__(self, box: Box) -> None:
        super().__init__(box, STEPS)
        self.own_box = box

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> TeaState:
        """[T-2.1] Set-up, the days, the end; every day but the last lays the next one itself."""
        days = self.own_box.days[LENGTHS.index(options["length"])]
        s = setup.set_up(seats, chance, self.own_box, days)
        s.follow(
            (setup.LEARN_FAVOURITES, NOBODY, 0),
            (setup.SET_ASIDE, NOBODY, 0),
            (day.PLAY_DAY, NOBODY, 0),
            (ending.END_GAME, NOBODY, 0),
        )
        return s

    def blank(self, seats: int, chance: Chance) -> TeaState:
        return TeaState(seats, chance, self.own_box)

    def fields(self, seats: int) -> tuple[Field, ...]:
        return declare(seats, self.own_box)

    def view(self, s: TeaState, seat: int) -> TeaView:
        return see(s, seat, self.questions(s, seat))

    def deal_unseen(self, s: TeaState, seat: int) -> None:
        """The cards of others, kept or set aside, are any but one's own."""
        if self.finished(s):
            return
        left = pile_of(range(len(GUESTS)))
        if seat >= 0:
            left ^= s.favourites[seat] | s.aside[seat]
        for other in range(s.seats):
            if other != seat:
                for hidden in (s.favourites, s.aside):
                    hidden[other] = draw_some(left, size(hidden[other]), s.chance)
                    left ^= hidden[other]

    def scores(self, s: TeaState) -> list[ScoreSheet]:
        return [ending.score_sheet(s, seat) for seat in range(s.seats)]

    def open_scores(self, s: TeaState, seat: int) -> list[ScoreSheet]:
        return [see_sheet(s, seat, owner) for owner in range(s.seats)]

    def ranking(self, s: TeaState) -> list[int]:
        return ending.ranking(s)

    def winners(self, s: TeaState) -> list[int]:
        return ending.winners(s)

    def appraise(self, s: TeaState, seat: int) -> dict[str, float]:
        return advice.appraise(s, seat)

    def progress(self, s: TeaState) -> float:
        return advice.progress(s)

    def incline(self, s: TeaState, decision: Decision) -> list[float]:
        return advice.incline(s, decision)

    def broken_invariants(self, s: TeaState) -> list[str]:
        return invariants.broken(s)

    def broken_course(self, s: TeaState) -> list[str]:
        return invariants.broken_course(s)


def load(components: Path | None = None) -> TeaHouse:
    """The game with its own box, or with an owner's values."""
    return TeaHouse(load_box(components))
