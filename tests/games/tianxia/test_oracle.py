"""Questions, Battles and points in whole games, held against a second telling of the rules."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

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
from dynasty.games.tianxia.rules import bits
from dynasty.games.tianxia.rules.attack import FIGHT
from dynasty.games.tianxia.state import TianxiaState
from dynasty.games.tianxia.view import TianxiaView
from dynasty.kernel import Decision, Game, cards
from tests.conformance.tables import Table, tables_of
from tests.games.proof import seeds, witnessed
from tests.games.tianxia.oracle import GOODS, SECTIONS, Land
from tests.games.tianxia.oracle_effects import Harvest
from tests.games.tianxia.oracle_turn import House, Moment
from tests.games.tianxia.setting import GAME

TABLES = tables_of("tianxia")

DONE = {
    "placed": bits.PLACED,
    "p02": bits.P02_USED,
    "p05": bits.P05_USED,
    "benefit": bits.BENEFIT_GAINED,
    "banner": bits.BANNER_DONE,
    "install": bits.INSTALLED,
    "exchange": bits.EXCHANGED,
    "ship": bits.SHIPPED,
    "resolved": bits.RESOLVED,
    "cheap": bits.CHEAP_JADE,
}
AT_SEA = {"delivered": bits.DELIVERED, "modified": bits.MODIFIED, "p15": bits.P15_USED}
SAVING = {
    bits.PORT_GOOD_FREE: [M4B2],
    bits.LISTED_GOOD_FREE: [M4A2],
    bits.ONE_GOOD_FREE: [M3A1, M3B1],
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
    return Moment(frozenset(done), ship, saving, s.jade_made, frozenset(cards(s.flipped)))


def expected(s: TianxiaState, view: TianxiaView, decision: Decision) -> set[str] | None:
    """What the oracle says to a question; nothing where it has no say."""
    arg, seat = decision.arg, decision.seat
    house = House(view, seat, moment(s, seat))
    questions: dict[str, Callable[[], set[str]]] = {
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
    }
    ask = questions.get(decision.step.name)
    return ask() if ask else None


def kinds(arg: int) -> tuple[str, ...]:
    """What may be paid with: any Good, or any Resource."""
    return GOODS if arg == 8 else STUFF[:3]


class Witness:
    """Holds a table against the oracle at every question and at the end."""

    def __init__(self, met: Counter[str]) -> None:
        self.met, self.harvest, self.heard = met, Harvest(), 0
        self.seen: TianxiaView | None = None

    def hear(self, s: TianxiaState) -> None:
        """What was gained since the question before, at the Ships that lay there then."""
        events = s.events or []
        for event in events[self.heard :]:
            if self.seen is not None:
                self.harvest.hear(event, self.seen)
        self.heard = len(events)

    def __call__(self, s: TianxiaState) -> None:
        self.hear(s)
        land = Land(GAME.view(s, s.decisions[0].seat if s.decisions else -1))
        self.seen = land.view
        compare_points(s, land)
        for at in land.view.sections:
            compare_forecast(land, at)
        if self.met.total() % 5 == 0 and s.decisions:
            compare_battle(s, land, SECTIONS[self.met.total() // 5 % 4])
        for decision in s.decisions:
            compare_question(s, land.view, decision)
            self.met[decision.step.name] += 1


def compare_question(s: TianxiaState, view: TianxiaView, decision: Decision) -> None:
    """What the step itself offers, free actions apart."""
    wanted = expected(s, view, decision)
    own = {str(choice) for choice in decision.choices if choice in decision.step.offers}
    assert wanted is None or own == wanted, (decision.step.name, own ^ wanted)


def compare_points(s: TianxiaState, land: Land) -> None:
    """What the end would add."""
    for sheet in GAME.scores(s):
        seat, told = sheet.seat, {line.category: line.points for line in sheet.lines if line.at_end}
        hand = [OBJECTIVES[card] for card in cards(s.hand[seat])]
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


def play(tables: list[Table], few: int, many: int) -> Counter[str]:
    met: Counter[str] = Counter()

    def called(game: Game[Any], s: Any) -> Witness:
        return Witness(met)

    for table in tables:
        for seed in seeds(few, many):
            witnessed(table, seed, called, well_stocked)
    return met


@pytest.mark.parametrize("table", TABLES[:4], ids=str)
def test_houses_are_asked_and_score_as_the_rules_say(table: Table) -> None:
    met = play([table], 1, 60)
    assert {"ChooseTurn", "ActInRegion", "AdvanceByJade"} <= met.keys()
