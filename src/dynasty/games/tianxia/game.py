"""Tianxia: its steps, options and the class that the kernel plays."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from dynasty.games.tianxia import bot_heuristics, invariants
from dynasty.games.tianxia.build_view import build_view
from dynasty.games.tianxia.components import Box, load_box
from dynasty.games.tianxia.fields import declare_fields
from dynasty.games.tianxia.names import LEVELS, NOBODY, PLAYER_COLOURS, RIVALS
from dynasty.games.tianxia.rules import (
    attack,
    barges,
    buildings,
    deliveries,
    effects,
    exchange,
    final_scoring,
    free_actions,
    income,
    merchants,
    military_turn,
    objectives_in_hand,
    palace_tracks,
    pass_turn,
    region_turn,
    rival,
    rounds,
    setup,
    shipping_action,
    ships,
    tiles_and_jade,
    turn,
    wall,
)
from dynasty.games.tianxia.state import TianxiaState
from dynasty.games.tianxia.view import TianxiaView
from dynasty.kernel import (
    Chance,
    Decision,
    Field,
    Game,
    Level,
    Option,
    ScoreSheet,
    draw,
    draw_some,
    pile_size,
)

STEPS: Final = (
    setup.OPEN_TABLE,
    setup.CHOOSE_SIDE,
    setup.DEAL_SETS,
    setup.CHOOSE_SET,
    rounds.PLAY_ROUND,
    rounds.SHOW_TILES,
    rounds.REVEAL_NOMADS,
    income.COLLECT_BARGES,
    income.COLLECT_INCOME,
    income.CHOOSE_INCOME,
    income.ADD_NEUTRAL_WORKERS,
    turn.NEXT_TURN,
    turn.CHOOSE_TURN,
    free_actions.FREE_ACTIONS,
    turn.PAY_MARKER,
    region_turn.ACT_IN_REGION,
    region_turn.INSTALL_HERE,
    buildings.INSTALL_ANYWHERE,
    buildings.PAY_INSTALL,
    exchange.EXCHANGE_UNITS,
    shipping_action.CHOOSE_SHIP,
    shipping_action.REMOVE_MARKER,
    shipping_action.LOAD_SHIP,
    deliveries.WAIVE_GOOD,
    deliveries.COVER_SPACE,
    deliveries.ORDER_REWARDS,
    shipping_action.END_SHIPPING,
    military_turn.STEP_OF_WAR,
    military_turn.CALL_PASSIVES,
    military_turn.FORTIFY_WALL,
    military_turn.TRAIN_SOLDIERS,
    barges.PAY_WORKER,
    barges.GAIN_FROM_BARGE,
    pass_turn.TAKE_SHOWN_TILE,
    pass_turn.ADVANCE_BY_JADE,
    turn.END_TURN,
    rival.RIVAL_TURN,
    effects.RESOLVE,
    effects.PAY_ANY,
    effects.CHOOSE_RESOURCE,
    effects.CHOOSE_GOOD,
    palace_tracks.CHOOSE_TRACK,
    palace_tracks.TAKE_PALACE_TILE,
    palace_tracks.REPEAT_REWARD,
    wall.PLACE_SOLDIER,
    wall.PLACE_FREE_WALL,
    wall.WEAKEN_NOMADS,
    barges.PLACE_FREE_WORKER,
    merchants.PLACE_MERCHANT,
    merchants.PLACE_FALLEN,
    tiles_and_jade.ASK_DUPLICATE,
    tiles_and_jade.KEEP_TILE,
    tiles_and_jade.FLIP_TILE,
    tiles_and_jade.TURN_DOWN,
    objectives_in_hand.DISCARD_ONE,
    income.COLLECT_ONE,
    income.COUNT_OWN_PIECES,
    ships.CHOOSE_SHIP_REWARD,
    attack.ATTACK,
    attack.FIGHT,
    attack.SUFFER_LOSS,
    attack.RETREAT,
    attack.END_ATTACK,
    rounds.CLEAN_UP,
    final_scoring.FINAL_SCORING,
)


class Tianxia(Game[TianxiaState]):
    """The rules of Tianxia for 3 and 4 players, and our own variants for 2 and 1."""

    name = "tianxia"
    folder = Path(__file__).parent
    version = "2"
    seat_counts = (1, 2, 3, 4)
    usual_seats = 3  # with fewer it is a variant of our own
    options = (Option("nomads", ("usual", "normal", "easy")), Option("level", LEVELS, seats=(1,)))
    bound = 2000
    end_rule = "TX-1.1"
    colours = PLAYER_COLOURS
    levels: ClassVar[Mapping[str, Level]] = {"master": Level(iterations=250, turns=6)}
    interludes: ClassVar[Mapping[str, str]] = {
        "battle_began": "close",
        "nomads_retreated": "close",
        "ship_left": "close",
        "cleaned_up": "close",
        "round_started": "begin",
        "game_ended": "end",
        "scored": "end",
    }
    automaton_turns = ("order_drawn", "passed")
    mistake = 4.0
    headlines = (
        "game_ended",
        "breakthrough",
        "battle_won",
        "battle_began",
        "raided",
        "defender_ranked",
        "battles_ahead",
        "delivery_made",
        "rival_delivered",
        "governor_installed",
        "rival_installed",
        "tower_built",
        "wall_built",
        "double_tower_placed",
        "marker_placed",
        "order_drawn",
        "exchanged",
        "soldier_placed",
        "worker_fell",
        "worker_placed",
        "neutral_placed",
        "rival_worker",
        "passed",
        "tile_taken",
        "merchant_placed",
        "objective_discarded",
        "set_chosen",
        "side_chosen",
    )
    automata: ClassVar[Mapping[int, tuple[str, ...]]] = {
        count: (rival,) for count, rival in enumerate(RIVALS, 1)
    }

    def __init__(self, box: Box) -> None:
        super().__init__(box, STEPS)
        self.own_box = box

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> TianxiaState:
        """[TX-1.1] [TX-13.1] Set up the table, with sides, sets, rounds and scoring to come."""
        nomads = options["nomads"]
        easy = nomads == "easy" or (nomads == "usual" and seats == 1)
        level = LEVELS.index(options["level"])
        s = setup.set_up(seats, chance, self.own_box, easy, level)
        s.then(final_scoring.FINAL_SCORING, NOBODY)
        for number in range(s.box.rounds, 0, -1):
            s.then(rounds.PLAY_ROUND, NOBODY, number)
        s.then(setup.OPEN_TABLE, NOBODY)
        return s

    def blank(self, seats: int, chance: Chance) -> TianxiaState:
        return TianxiaState(seats, chance, self.own_box)

    def fields(self, seats: int) -> tuple[Field, ...]:
        return declare_fields(seats, self.own_box)

    def players(self, s: TianxiaState) -> int:
        return s.deciders

    def view(self, s: TianxiaState, seat: int) -> TianxiaView:
        return build_view(s, seat, self.questions(s, seat))

    def deal_unseen(self, s: TianxiaState, seat: int) -> None:
        """Deal anew other hands, and tiles that only others have looked at."""
        if s.decisions:  # the end shows all hands
            self.deal_hands(s, [other for other in range(s.deciders) if other != seat])
        looked = s.looked if s.active != seat else []
        hidden = [at for at, who in enumerate(s.bottom_seats) if who != seat]
        for tile in (*looked, *(s.bottom[at] for at in hidden)):
            s.bag |= 1 << tile
        for at in hidden:
            s.bottom[at] = self.redraw(s)
        if looked:
            s.looked = [self.redraw(s) for _ in looked]

    def deal_hands(self, s: TianxiaState, others: list[int]) -> None:
        for other in others:
            s.objective_pile |= s.hand[other]
        for other in others:
            s.hand[other] = draw_some(s.objective_pile, pile_size(s.hand[other]), s.chance)
            s.objective_pile ^= s.hand[other]

    def redraw(self, s: TianxiaState) -> int:
        tile = draw(s.bag, s.chance)
        s.bag ^= 1 << tile
        return tile

    def scores(self, s: TianxiaState) -> list[ScoreSheet]:
        return [final_scoring.score_sheet(s, seat) for seat in range(s.seats)]

    def open_scores(self, s: TianxiaState, seat: int) -> list[ScoreSheet]:
        return [final_scoring.open_sheet(s, owner, seat) for owner in range(s.seats)]

    def points(self, s: TianxiaState) -> list[int]:
        scoring_seats = final_scoring.scoring_seats(s)
        return [vp if seat < scoring_seats else 0 for seat, vp in enumerate(s.vp)]

    def ranking(self, s: TianxiaState) -> list[int]:
        return final_scoring.ranking(s)

    def winners(self, s: TianxiaState) -> list[int]:
        return final_scoring.winners(s)

    def appraise(self, s: TianxiaState, seat: int) -> dict[str, float]:
        return bot_heuristics.value_parts(s, seat)

    def appraise_all(self, s: TianxiaState) -> list[dict[str, float]]:
        return bot_heuristics.value_parts_by_seat(s)

    def progress(self, s: TianxiaState) -> float:
        return bot_heuristics.progress(s)

    def contenders(self, s: TianxiaState) -> int:
        return final_scoring.scoring_seats(s)

    def incline(self, s: TianxiaState, decision: Decision) -> list[float]:
        return bot_heuristics.choice_priors(s, decision)

    def broken_invariants(self, s: TianxiaState) -> list[str]:
        return invariants.invariant_violations(s)

    def broken_course(self, s: TianxiaState) -> list[str]:
        return invariants.agenda_violations(s)


def load(components: Path | None = None) -> Tianxia:
    """Return the game with its own box or with an owner's values."""
    return Tianxia(load_box(components))
