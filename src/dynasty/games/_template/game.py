"""The game class of the Tea House, which connects its rules, view, advice and invariants."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from dynasty.games._template import bot_heuristics, invariants
from dynasty.games._template.components import LENGTHS, Box, load_box
from dynasty.games._template.fields import declare_fields
from dynasty.games._template.names import GUESTS, NOBODY, PLAYER_COLOURS
from dynasty.games._template.rules import day, final_scoring, serving, setup
from dynasty.games._template.state import TeaState
from dynasty.games._template.view import TeaView, build_view, see_sheet
from dynasty.kernel import (
    Chance,
    Decision,
    Field,
    Game,
    Option,
    ScoreSheet,
    draw_some,
    make_pile,
    pile_size,
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
    final_scoring.END_GAME,
)


class TeaHouse(Game[TeaState]):
    """The rules of the Tea House for 2 to 4 players."""

    name = "_template"
    folder = Path(__file__).parent
    version = "1"
    seat_counts = (2, 3, 4)
    options = (Option("length", LENGTHS),)
    bound = 100
    seats_are_names = False  # the seat breaks ties between players
    end_rule = "T-4.1"
    interludes: ClassVar[Mapping[str, str]] = {
        "day_began": "begin",
        "game_ended": "end",
        "favourites_shown": "end",
    }
    headlines = ("guest_served", "crier_called", "leaves_picked")
    colours = PLAYER_COLOURS

    def __init__(self, box: Box) -> None:
        super().__init__(box, STEPS)
        self.own_box = box

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> TeaState:
        """[T-2.1] Set up the game and its agenda; every day but the last adds the next one."""
        days = self.own_box.days[LENGTHS.index(options["length"])]
        s = setup.set_up(seats, chance, self.own_box, days)
        s.follow(
            (setup.LEARN_FAVOURITES, NOBODY, 0),
            (setup.SET_ASIDE, NOBODY, 0),
            (day.PLAY_DAY, NOBODY, 0),
            (final_scoring.END_GAME, NOBODY, 0),
        )
        return s

    def blank(self, seats: int, chance: Chance) -> TeaState:
        return TeaState(seats, chance, self.own_box)

    def fields(self, seats: int) -> tuple[Field, ...]:
        return declare_fields(seats, self.own_box)

    def view(self, s: TeaState, seat: int) -> TeaView:
        return build_view(s, seat, self.questions(s, seat))

    def deal_unseen(self, s: TeaState, seat: int) -> None:
        """Deal random cards to the other seats in place of those that the seat cannot see."""
        if self.finished(s):
            return
        left = make_pile(range(len(GUESTS)))
        if seat >= 0:
            left ^= s.favourites[seat] | s.aside[seat]
        for other in range(s.seats):
            if other != seat:
                for hidden in (s.favourites, s.aside):
                    hidden[other] = draw_some(left, pile_size(hidden[other]), s.chance)
                    left ^= hidden[other]

    def scores(self, s: TeaState) -> list[ScoreSheet]:
        return [final_scoring.score_sheet(s, seat) for seat in range(s.seats)]

    def open_scores(self, s: TeaState, seat: int) -> list[ScoreSheet]:
        return [see_sheet(s, seat, owner) for owner in range(s.seats)]

    def ranking(self, s: TeaState) -> list[int]:
        return final_scoring.ranking(s)

    def winners(self, s: TeaState) -> list[int]:
        return final_scoring.winners(s)

    def appraise(self, s: TeaState, seat: int) -> dict[str, float]:
        return bot_heuristics.value_parts(s, seat)

    def progress(self, s: TeaState) -> float:
        return bot_heuristics.progress(s)

    def incline(self, s: TeaState, decision: Decision) -> list[float]:
        return bot_heuristics.choice_priors(s, decision)

    def broken_invariants(self, s: TeaState) -> list[str]:
        return invariants.invariant_violations(s)

    def broken_course(self, s: TeaState) -> list[str]:
        return invariants.agenda_violations(s)


def load(components: Path | None = None) -> TeaHouse:
    """Return the game with its own box, or with the owner's values."""
    return TeaHouse(load_box(components))
