"""Yínzi: its steps, options and the class that the kernel plays."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from dynasty.games.yinzi import bot_heuristics, invariants
from dynasty.games.yinzi.build_view import build_view
from dynasty.games.yinzi.components import Box, load_box
from dynasty.games.yinzi.fields import declare_fields
from dynasty.games.yinzi.names import BONUS_PHASE, NOTHING, PHASES, PLAYER_COLOURS
from dynasty.games.yinzi.rules import (
    administration_phase,
    battle,
    bonus_phase,
    crop_tiles,
    disasters,
    emperor,
    factories,
    feeding_phase,
    final_scoring,
    fortune_actions,
    free_actions,
    late_shipping,
    payments,
    planting,
    production,
    resolution_phase,
    rounds,
    routes,
    rural_market,
    sailing,
    sell_action,
    setup,
    supply_ships_action,
    turn,
    urban_markets,
    war_and_routes,
    work_loop,
)
from dynasty.games.yinzi.rules.discs_and_cubes import NOBODY
from dynasty.games.yinzi.state import YinziState
from dynasty.games.yinzi.view import YinziView
from dynasty.kernel import (
    Chance,
    Decision,
    Event,
    Field,
    Game,
    Level,
    ScoreSheet,
    draw,
    draw_some,
    pile_size,
)

STEPS: Final = (
    # set-up
    setup.CHOOSE_START_FACTORY,
    factories.CHOOSE_SITE,
    factories.CHOOSE_BESIDE,
    setup.RENEW_DISPLAY,
    setup.CHOOSE_START_RESOURCE,
    # the round, and free actions
    rounds.PLAY_ROUND,
    rounds.BEGIN_PHASE,
    rounds.BEGIN_OCCASION,
    rounds.IN_TURN_ORDER,
    free_actions.FREE_WINDOW,
    rural_market.SELL_WINDOW,
    sailing.EMISSARY_WINDOW,
    payments.PAY_COPPER,
    payments.PAY_WOOD,
    payments.PAY_STONE,
    # phase A, bonus and turn order
    bonus_phase.CHOOSE_BONUS,
    bonus_phase.PLACE_FREE_DISC,
    bonus_phase.UPGRADE_FREE,
    bonus_phase.BUY_CROP,
    crop_tiles.CHOOSE_CROP,
    crop_tiles.LAY_TILE,
    bonus_phase.SET_ORDER,
    # phase B, actions
    administration_phase.DRAW_CARDS,
    turn.PLAY_ACTIONS,
    turn.CHOOSE_TURN,
    turn.CHOOSE_FORTUNE,
    fortune_actions.CONSTRUCT_BOATS,
    planting.PLANT_CROPS,
    sell_action.SELL_AT_MARKET,
    urban_markets.SELL_ONCE,
    urban_markets.CHOOSE_STALL,
    factories.DEVELOP_FACTORIES,
    fortune_actions.CHOOSE_ADVANCEMENTS,
    turn.CHOOSE_WORKFORCE,
    work_loop.TAKE_RESOURCES,
    production.PRODUCE_COMMODITIES,
    production.CHOOSE_RAW,
    supply_ships_action.SUPPLY_SHIPS,
    supply_ships_action.ADD_SALT,
    supply_ships_action.STOW_LOAD,
    sailing.ASK_EMISSARY,
    sailing.SAIL,
    emperor.UNDERTAKE_WORK,
    emperor.CALL_EXTRA,
    war_and_routes.MUSTER_WORKERS,
    war_and_routes.FULFIL_ROUTE,
    routes.FULFIL_DEMAND,
    routes.COMPLETE_ROUTE,
    routes.CHOOSE_ROUTE,
    free_actions.END_TURN,
    # phase C, feeding
    feeding_phase.FEED_WORKERS,
    feeding_phase.FEED_STEP,
    feeding_phase.FEED_SECOND,
    # phase D, resolution
    battle.WAR_HELP,
    battle.BATTLE,
    battle.KEEP_VETERANS,
    disasters.STRIKE,
    disasters.ANNOUNCE,
    disasters.LOSE_LEVEL,
    disasters.LOSE_COMMODITY,
    disasters.LOSE_BOATS,
    disasters.LOSE_CUBE,
    resolution_phase.COLLECT_ROUTES,
    resolution_phase.SERVE_ROUTES,
    resolution_phase.CHOOSE_DEMAND,
    routes.CONTRIBUTE_PIECE,
    resolution_phase.REWARD,
    resolution_phase.UPGRADE_BRIDGE,
    resolution_phase.LEVY,
    resolution_phase.PAY_TAX,
    # phase E, late shipping
    late_shipping.SHIP_LATE,
    late_shipping.ADD_LATE,
    late_shipping.STOW_LATE,
    late_shipping.FINISH_LATE,
    # phase F, administration
    administration_phase.ROLL_DIE,
    administration_phase.MANAGE_WORKERS,
    administration_phase.PREPARE_ROUND,
    # the end
    rounds.OFFER_LAST_CHANCE,
    final_scoring.TAKE_LAST_CHANCE,
    final_scoring.FINAL_SCORING,
)


class Yinzi(Game[YinziState]):
    """The rules of Yínzi for 2, 3 and 4 players."""

    name = "yinzi"
    folder = Path(__file__).parent
    version = "1"
    seat_counts = (2, 3, 4)
    bound = 4000
    seats_are_names = False  # factories and cubes have the colours of seats
    end_rule = "Y-13.2"
    fleeting = ("die_rolled", "factory_drawn")  # the throw; the order in which tiles came
    colours = PLAYER_COLOURS
    levels: ClassVar[Mapping[str, Level]] = {"master": Level(iterations=200, turns=4)}
    interludes: ClassVar[Mapping[str, str]] = {
        "round_started": "begin",
        "phase_started": "",
        "order_set": "actions",
        "food_due": "",
        "workers_fed_free": "",
        "battle": "",
        "disaster": "",
        "routes_discarded": "",
        "routes_revealed": "",
        "undertaking_rewarded": "",
        "tax_levied": "",
        "die_rolled": "",
        "game_ended": "end",
        "scored": "end",
    }
    headlines = (
        "game_ended",
        "battle",
        "disaster",
        "delivered",
        "factory_built",
        "factory_rebuilt",
        "factory_upgraded",
        "route_fulfilled",
        "route_won",
        "glory",
        "misfortune",
        "level_lost",
        "undertaken",
        "mustered",
        "loaded",
        "produced",
        "emissary_embarked",
        "route_claimed",
        "advancement_placed",
        "boat_advanced",
        "urban_sale",
        "crop_laid",
        "planted",
        "material_taken",
        "bonus_taken",
        "advancement_used",
        "veterans_kept",
        "group_sent_away",
        "tax_paid",
        "cube_lost",
        "rural_sale",
        "eaten",
        "rural_purchase",
        "late_passed",
        "bonus_unused",
        "emissary_held",
    )

    def __init__(self, box: Box) -> None:
        super().__init__(box, STEPS)
        self.own_box = box

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> YinziState:
        """[Y-1.1] Set up the table, with rounds, last opportunity and final scoring to come."""
        s = setup.set_up(seats, chance, self.own_box)
        s.follow(
            *setup.opening(s),
            *((rounds.PLAY_ROUND, NOBODY, number + 1) for number in range(s.box.rounds)),
            (rounds.OFFER_LAST_CHANCE, NOBODY, 0),
            (final_scoring.FINAL_SCORING, NOBODY, 0),
        )
        return s

    def blank(self, seats: int, chance: Chance) -> YinziState:
        return YinziState(seats, chance, self.own_box)

    def fields(self, seats: int) -> tuple[Field, ...]:
        return declare_fields(seats, self.own_box)

    def view(self, s: YinziState, seat: int) -> YinziView:
        return build_view(s, seat, self.questions(s, seat))

    def deal_unseen(self, s: YinziState, seat: int) -> None:
        """Deal anew other hands, the ships left out, and discarded routes the seat has not seen."""
        s.renew_cards()
        for other in range(s.seats):
            if other != seat:
                unseen = s.deck[other] | s.hand[other]
                s.hand[other] = draw_some(unseen, pile_size(s.hand[other]), s.chance)
                s.deck[other] = unseen ^ s.hand[other]
        if s.card != NOTHING and s.active != seat:
            s.card = draw(s.hand[s.active], s.chance)
        below = s.ship_pile | s.ships_out
        s.ships_out = draw_some(below & s.box.east_ships, pile_size(s.ships_out), s.chance)
        s.ship_pile = below ^ s.ships_out
        if seat < 0 or not s.lookers >> seat & 1:
            unknown = s.route_pile | s.unseen
            dealt = draw_some(unknown, pile_size(s.unseen), s.chance)
            s.route_discard ^= s.unseen ^ dealt
            s.route_pile, s.unseen = unknown ^ dealt, dealt

    def scores(self, s: YinziState) -> list[ScoreSheet]:
        return [final_scoring.score_sheet(s, seat) for seat in range(s.seats)]

    def points(self, s: YinziState) -> list[int]:
        return [sum(final_scoring.settled(s, seat).values()) for seat in range(s.seats)]

    def section_of(self, event: Event) -> str | None:
        """Return the phase that an event begins; the first one continues the start of the round."""
        if event.kind == "phase_started" and event.values["phase"] != PHASES[BONUS_PHASE]:
            return str(event.values["phase"])
        return super().section_of(event)

    def ranking(self, s: YinziState) -> list[int]:
        return final_scoring.ranking(s)

    def appraise(self, s: YinziState, seat: int) -> dict[str, float]:
        return bot_heuristics.value_parts(s, seat)

    def progress(self, s: YinziState) -> float:
        return bot_heuristics.progress(s)

    def incline(self, s: YinziState, decision: Decision) -> list[float]:
        return bot_heuristics.choice_priors(s, decision)

    def broken_invariants(self, s: YinziState) -> list[str]:
        return invariants.invariant_violations(s)

    def broken_course(self, s: YinziState) -> list[str]:
        return invariants.agenda_violations(s)


def load(components: Path | None = None) -> Yinzi:
    """Return the game with its own box or with an owner's values."""
    return Yinzi(load_box(components))
