"""Questions, Battles and points in whole games, held against a second telling of the rules."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from dynasty.games.tianxia.names import (
    BARGES,
    M3A1,
    M3B1,
    M4A2,
    M4B2,
    MERCHANTS,
    OBJECTIVES,
    POSITIONS,
    RESOURCES,
    SLOTS,
    SOURCES,
    SPACES,
    STUFF,
    TRACKS,
)
from dynasty.games.tianxia.rules import turn_flags
from dynasty.games.tianxia.rules.attack import FIGHT
from dynasty.games.tianxia.state import TianxiaState
from dynasty.games.tianxia.view import TianxiaView
from dynasty.kernel import Decision, Game, pile_cards
from tests.conformance.tables import PROOF, tables_of
from tests.games.proof import Audit, seeds, witnessed
from tests.games.tianxia.oracle import GOODS, SECTIONS, Land
from tests.games.tianxia.oracle_effects import Harvest
from tests.games.tianxia.oracle_free import Freedom
from tests.games.tianxia.oracle_ships import Moment
from tests.games.tianxia.oracle_turn import House
from tests.games.tianxia.setting import GAME

TABLES = tables_of("tianxia")
UNTOLD = {
    *("ChooseSide", "ChooseSet"),  # set-up
    *("ChooseIncome", "OrderRewards"),  # what comes first, where that may matter
    *("PlaceFreeWorker", "CountPieces", "DiscardObjective", "KeepTile"),
}
"""Steps of which the oracle does not speak."""

DONE = {
    "placed": turn_flags.PLACED,
    "p02": turn_flags.P02_USED,
    "p05": turn_flags.P05_USED,
    "benefit": turn_flags.BENEFIT_GAINED,
    "banner": turn_flags.BANNER_DONE,
    "installing": turn_flags.INSTALLING,
    "install": turn_flags.INSTALLED,
    "exchange": turn_flags.EXCHANGED,
    "ship": turn_flags.SHIPPED,
    "resolved": turn_flags.RESOLVED,
    "cheap": turn_flags.CHEAP_JADE,
}
AT_SEA = {
    "delivered": turn_flags.DELIVERED,
    "modified": turn_flags.MODIFIED,
    "p15": turn_flags.P15_USED,
}
SAVING = {
    turn_flags.PORT_GOOD_FREE: [M4B2],
    turn_flags.LISTED_GOOD_FREE: [M4A2],
    turn_flags.ONE_GOOD_FREE: [M3A1, M3B1],
}


def well_stocked(s: TianxiaState, seed: int) -> None:
    """In every third game everybody has plenty, so that more can be done."""
    if seed % 3 == 0:
        s.stuff = [held + 12 for held in s.stuff]


def moment(s: TianxiaState, seat: int) -> Moment:
    """What has happened in this turn."""
    done = {word for word, bit in DONE.items() if s.done & bit}
    done |= {word for word, bit in AT_SEA.items() if s.ship_flags & bit}
    board = s.board[seat] * 3 if seat < s.deciders else 0
    on = [m for bit, ms in SAVING.items() if s.ship_flags & bit for m in ms]
    saving = next((MERCHANTS[m] for m in on if board <= m < board + 3), "")
    ship = POSITIONS[s.ship_at] if s.ship_at >= 0 else ""
    return Moment(frozenset(done), ship, saving, s.jade_made, frozenset(pile_cards(s.flipped)))


def questions(
    s: TianxiaState, view: TianxiaView, decision: Decision
) -> dict[str, Callable[[], set[str]]]:
    """By step what the oracle says to a question."""
    arg, seat = decision.arg, decision.seat
    house = House(view, seat, moment(s, seat))
    return {
        "ChooseTurn": house.choose_turn,
        "PayMarker": lambda: house.pay_marker(SPACES[arg]),
        "PayWorker": lambda: house.pay_worker(BARGES[arg]),
        "PayInstall": lambda: house.pay_install(SLOTS[arg]),
        "ActInRegion": house.act_in_region,
        "InstallAnywhere": house.install_anywhere,
        "InstallHere": house.install_here,
        "ExchangeUnits": lambda: house.exchange_units(STUFF[arg & 15]),
        "FortifyWall": house.fortify,
        "TrainSoldiers": house.train,
        "StepOfWar": house.step_of_war,
        "ChooseShip": house.choose_ship,
        "RemoveMarker": house.remove_marker,
        "LoadShip": house.load_ship,
        "WaiveGood": house.waive_good,
        "ChooseShipReward": house.ship_reward,
        "PayAny": lambda: {f"pay:{t}" for t in kinds(arg) if house.stuff[t]},
        "ChooseResource": lambda: {f"gain:{STUFF[r]}" for r in RESOURCES if not arg >> r & 1},
        "ChooseGood": lambda: {f"gain:{good}" for good in GOODS},
        "ChooseTrack": lambda: house.tracks(lowest=SOURCES[arg >> 4] == "i10"),
        "RepeatReward": lambda: {f"repeat:{t}" for t in TRACKS if house.steps[t[6:]] >= 5},
        "PlaceMerchant": lambda: house.posts() | ({"forgo:meeples"} if arg else set()),
        "PlaceFallen": house.posts,
        "PlaceSoldier": lambda: house.place_soldier(("any", "battle", "no_battle")[arg & 3]),
        "PlaceFreeWall": lambda: {f"wall:{section}" for section in house.wall_spaces()},
        "WeakenNomads": house.weaken,
        "FlipTile": lambda: house.flip(SOURCES[arg >> 16]),
        "TakePalaceTile": lambda: house.palace_tile(arg),
        "TakeShownTile": house.shown_tile,
        "AdvanceByJade": house.by_jade,
        "CollectOne": lambda: {f"income:{b}" for b in house.income_buildings},
        "SufferLoss": lambda: {"pay:coin", "lose:vp"},
        "EndTurn": lambda: {"end:turn_order"},
    }


def kinds(arg: int) -> tuple[str, ...]:
    """What may be paid with: any Good, or any Resource."""
    return GOODS if arg == 8 else STUFF[:3]


class Witness(Audit):
    """Holds a table against the oracle at every question and at the end."""

    untold = UNTOLD

    def __init__(self, game: Game[Any], s: TianxiaState, met: Counter[str]) -> None:
        super().__init__(game, s, met)
        self.harvest = Harvest()

    def look(self, s: TianxiaState, view: TianxiaView) -> None:
        for event in self.news:
            self.harvest.hear(event, self.seen)
        land = Land(view)
        compare_points(s, land)
        for at in view.sections:
            compare_forecast(land, at)
        if self.met.total() % 5 == 0 and s.decisions:
            compare_battle(s, land, SECTIONS[self.met.total() // 5 % 4])

    def beside(self, s: TianxiaState, view: TianxiaView, decision: Decision) -> set[str]:
        return Freedom(view, decision.seat, moment(s, decision.seat)).free_actions()

    def expected(self, s: TianxiaState, view: TianxiaView, decision: Decision) -> set[str] | None:
        ask = questions(s, view, decision).get(decision.step.name)
        return ask() if ask else None


def compare_points(s: TianxiaState, land: Land) -> None:
    """What the end would add."""
    for sheet in GAME.scores(s):
        seat, told = sheet.seat, {line.category: line.points for line in sheet.lines if line.at_end}
        hand = [OBJECTIVES[card] for card in pile_cards(s.hand[seat])]
        assert not sheet.lines or told == land.at_the_end(seat, hand)


def compare_forecast(land: Land, at: Any) -> None:
    """What the view foretells of a Battle."""
    told, true = at.forecast, land.battle(at)
    assert [*told.strengths] == true.strengths
    assert [*told.ranking] == true.ranking
    assert [*told.removed] == true.removed
    assert [*told.raided] == true.raided
    assert (told.left, told.protected) == (true.left, true.protected)
    for seat in filter(land.scores, land.seats):
        protected = true.protected if true.ranking[:1] == [seat] else 0
        parts = (true.rank[seat], true.buildings[seat], true.removed[seat], protected)
        assert told.parts[seat] == parts


def compare_battle(s: TianxiaState, land: Land, section: str) -> None:
    """A Battle fought out on a copy of the table leaves what it must."""
    at = next(at for at in land.view.sections if at.id == section)
    twin = s.clone()
    twin.agenda.clear()
    twin.decisions = []
    FIGHT.run(twin, -1, SECTIONS.index(section))
    GAME.settle(twin)
    while twin.decisions:
        GAME.apply(twin, twin.decisions[0].seat, twin.decisions[0].choices[-1])
    true, after = land.battle(at), GAME.view(twin, -1)
    now = after.sections[SECTIONS.index(section)]
    assert (now.soldiers, now.walls, now.tower) == (true.soldiers, at.walls, at.tower)
    assert now.chief == 0
    for before, slot in zip(land.view.slots, after.slots, strict=True):
        raided = before.id in true.raided
        assert slot.governors == (() if raided else before.governors)
        assert slot.token == (before.token or raided)
    for seat in filter(land.scores, land.seats):
        house = land.view.players[seat]
        protected = true.protected if true.ranking[:1] == [seat] else 0
        won = true.rank[seat] + true.buildings[seat] + true.removed[seat]
        lost = min(house.vp + won, 3 * true.left)
        assert after.players[seat].vp == house.vp + won - lost + protected


def test_houses_are_asked_and_score_as_the_rules_say() -> None:
    met = witnessed(TABLES if PROOF else TABLES[:4], seeds(1, 60), Witness, well_stocked)
    assert {"ChooseTurn", "ActInRegion", "AdvanceByJade"} <= met.keys()
    assert not PROOF or met.keys() >= UNTOLD
