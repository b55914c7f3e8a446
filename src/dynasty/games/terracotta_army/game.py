"""Terracotta Army: its steps, options and the class that the kernel plays."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from dynasty.games.terracotta_army import bot_heuristics, invariants
from dynasty.games.terracotta_army.build_view import build_view
from dynasty.games.terracotta_army.components import Box, load_box
from dynasty.games.terracotta_army.fields import declare_fields
from dynasty.games.terracotta_army.names import (
    CHALLENGES,
    NOBODY,
    PLAYER_COLOURS,
    PRIME_MINISTER,
)
from dynasty.games.terracotta_army.rules import (
    final_scoring,
    inner_ring,
    inspectors,
    li_si_specialists,
    li_si_turn,
    li_si_warriors,
    masters,
    middle_ring,
    outer_ring,
    round_scoring,
    rounds,
    setup,
    solo_setup,
    specialists,
    turn,
    warriors,
)
from dynasty.games.terracotta_army.rules.stock_and_score import PM, YOU
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.games.terracotta_army.view import ArmyView
from dynasty.kernel import Chance, Decision, Event, Field, Game, Level, Option, ScoreSheet

STEPS: Final = (
    solo_setup.LAY_CHALLENGES,
    solo_setup.BEGIN_SOLO,
    rounds.PLAY_ROUND,
    turn.CHOOSE_SEGMENT,
    turn.SEGMENT_AFTER_TURNING,
    turn.SEND_WORKER,
    inner_ring.INNER_ACTION,
    warriors.CHOOSE_WARRIOR,
    warriors.PLACE_WARRIOR,
    warriors.USE_WEAPON,
    inspectors.OFFICER_INSPECTOR,
    warriors.PICK_FOR_GUARD,
    warriors.MARCH_WARRIOR,
    middle_ring.MIDDLE_ACTION,
    middle_ring.PRIORITY_BONUS_GOODS,
    masters.CHOOSE_TOKEN,
    masters.USE_NEW_MASTER,
    inspectors.MASTER_INSPECTOR,
    masters.CHOOSE_WAREHOUSE,
    outer_ring.OUTER_ACTION,
    specialists.HIRE_SPECIALIST,
    specialists.CHOOSE_RIDER,
    specialists.TURN_HORSE,
    specialists.PLACE_SPECIALIST,
    specialists.FACE_WARRIOR,
    li_si_turn.PM_TURN,
    li_si_turn.PM_RING,
    li_si_turn.PM_CARDS,
    li_si_turn.PM_CARD,
    li_si_turn.PM_TIDY,
    li_si_warriors.PM_WARRIOR_CELL,
    li_si_specialists.PM_ARCHER_GROUP,
    li_si_specialists.PM_ARCHER_CELL,
    li_si_specialists.PM_ARCHER_FACING,
    li_si_specialists.PM_SPECIALIST_CELL,
    li_si_warriors.SURPRISE_BUILD,
    round_scoring.SCORE_ROUND,
    rounds.CLEAN_UP,
    final_scoring.FINAL_SCORING,
)

CHALLENGE: Final = Option("challenge", ("none", *CHALLENGES, "all", "ask"), seats=(1,))


class TerracottaArmy(Game[ArmyState]):
    """The rules of Terracotta Army for 2 to 4 players, and for one against Li Si."""

    name = "terracotta_army"
    folder = Path(__file__).parent
    version = "1"
    seat_counts = (1, 2, 3, 4)
    options = (CHALLENGE,)
    bound = 1500
    end_rule = "T-11.6"
    interludes: ClassVar[Mapping[str, str]] = {
        "order_set": "close",
        "wheel_prepared": "close",
        "domination": "close",
        "archer_domination": "close",
        "presence": "close",
        "musicians_scored": "close",
        "inspector_moved": "close",
        "clay_dried": "close",
        "master_coins": "close",
        "round_started": "begin",
        "game_ended": "end",
        "final_score": "end",
        "footman_domination": "end",
        "footman_archer_domination": "end",
        "footman_presence": "end",
        "loners_removed": "end",
        "group_scored": "end",
        "archer_scored": "end",
        "leftovers_scored": "end",
    }
    automaton_turns = ("deck_reshuffled", "card_revealed", "overseer_moved", "surprise_build")
    headlines = (
        "game_ended",
        "final_score",
        "warrior_made",
        "warrior_built",
        "pm_warrior_built",
        "horse_placed",
        "archer_placed",
        "specialist_placed",
        "master_bought",
        "worker_upgraded",
        "priority_taken",
        "priority_bonus",
        "weapon_used",
        "pm_weapon_used",
        "warrior_moved",
        "inspector_moved",
        "warehouse_emptied",
        "pm_soaked",
        "clay_soaked",
        "spare_action",
        "weapons_readied",
        "goods_gained",
        "pm_no_specialist",
        "weapon_readied",
        "took_instead",
        "domination",
        "archer_domination",
        "ring_rotated",
        "worker_placed",
    )
    levels: ClassVar[Mapping[str, Level]] = {"master": Level(iterations=250, turns=2)}
    mistake = 5.0
    colours = PLAYER_COLOURS
    automata: ClassVar[Mapping[int, tuple[str, ...]]] = {1: (PRIME_MINISTER,)}

    def __init__(self, box: Box) -> None:
        super().__init__(box, STEPS)
        self.own_box = box

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> ArmyState:
        """[T-3.1] [T-12.1] Set up the table, with five rounds and the final scoring to come."""
        chosen = options[CHALLENGE.key]
        if seats == 1:
            s = solo_setup.set_up_solo(chance, self.own_box, solo_setup.laid_by(chosen))
        else:
            s = setup.set_up(seats, chance, self.own_box)
        s.then(final_scoring.FINAL_SCORING, NOBODY)
        for number in range(s.box.rounds, 0, -1):
            s.then(rounds.PLAY_ROUND, NOBODY, number)
        if s.solo:
            s.then(solo_setup.BEGIN_SOLO, PM)
            if chosen == "ask":
                s.then(solo_setup.LAY_CHALLENGES, YOU)
        return s

    def blank(self, seats: int, chance: Chance) -> ArmyState:
        return ArmyState(seats, chance, self.own_box)

    def fields(self, seats: int) -> tuple[Field, ...]:
        return declare_fields(seats, self.own_box)

    def players(self, s: ArmyState) -> int:
        return 1 if s.solo else s.seats

    def view(self, s: ArmyState, seat: int) -> ArmyView:
        return build_view(s, seat, self.questions(s, seat))

    def deal_unseen(self, s: ArmyState, seat: int) -> None:
        """Do nothing: decks have no order before cards are drawn from them."""

    def scores(self, s: ArmyState) -> list[ScoreSheet]:
        return final_scoring.score_sheets(s)

    def points(self, s: ArmyState) -> list[int]:
        return [final_scoring.scored(s, seat) for seat in range(s.seats)]

    def section_of(self, event: Event) -> str | None:
        """Return no section for an inspector that a player moves, as this is part of a turn."""
        if event.kind == "inspector_moved" and event.seat >= 0:
            return None
        return super().section_of(event)

    def ranking(self, s: ArmyState) -> list[int]:
        return final_scoring.ranking(s)

    def appraise(self, s: ArmyState, seat: int) -> dict[str, float]:
        return bot_heuristics.value_parts(s, seat)

    def appraise_all(self, s: ArmyState) -> list[dict[str, float]]:
        return bot_heuristics.value_parts_by_seat(s)

    def estimate(self, s: ArmyState, seat: int) -> float:
        return bot_heuristics.estimate(s, seat)

    def progress(self, s: ArmyState) -> float:
        return bot_heuristics.progress(s)

    def incline(self, s: ArmyState, decision: Decision) -> list[float]:
        return bot_heuristics.choice_priors(s, decision)

    def broken_invariants(self, s: ArmyState) -> list[str]:
        return invariants.invariant_violations(s)

    def broken_course(self, s: ArmyState) -> list[str]:
        return invariants.agenda_violations(s)


def load(components: Path | None = None) -> TerracottaArmy:
    """Return the game with its own box or with an owner's values."""
    return TerracottaArmy(load_box(components))
