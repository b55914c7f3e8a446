"""Questions, battles and points in whole games, held against a second telling of the rules."""

from collections.abc import Callable
from typing import Any

import pytest

from dynasty.games.yinzi.names import FACTORIES, MARKET_SLOTS, RURAL, SQUARES
from dynasty.games.yinzi.rules.battle import BATTLE
from dynasty.games.yinzi.state import YinziState
from dynasty.games.yinzi.view import YinziView
from dynasty.kernel import Decision, Event
from tests.conformance.tables import Table, tables_of
from tests.games.accounting import things
from tests.games.proof import Audit, seeds, witnessed
from tests.games.yinzi.oracle import PROVINCES, Clan, Moment
from tests.games.yinzi.oracle_routes import Road
from tests.games.yinzi.oracle_work import Work, glories
from tests.games.yinzi.setting import GAME

LARDER = (*SQUARES, *RURAL, "eco_rice", "war_wheat")
LOADS = (*FACTORIES, *SQUARES)
EUROPE = ("portuguese", "spanish", "dutch")
Questions = dict[str, Callable[[], set[str]]]
"""By step what the oracle says to it."""


def moment(s: YinziState) -> Moment:
    return Moment(bool(s.taxed), s.marks, s.boat_bonus, s.employed)


def of_work(road: Road, arg: int) -> Questions:
    """Turns and workforce actions."""
    hands = road.hands()
    return {
        "ChooseTurn": lambda: road.plays() | road.sends(),
        "ChooseFortune": road.acts,
        "ChooseWorkforce": lambda: road.feasible(road.group),
        "TakeResources": lambda: road.working("resources", road.fetches(hands)),
        "ProduceCommodities": lambda: road.working("produce", road.productions(hands)),
        "ChooseRaw": lambda: road.choose_raw(arg % 16, arg // 64),
        "SupplyShips": lambda: road.working("ships", road.loads(hands)),
        "AddSalt": lambda: road.second_salt(SQUARES[arg]),
        "StowLoad": lambda: road.asked_for(road.ware_of(LOADS[arg % len(LOADS)])),
        "Undertake": road.undertakings,
        "CallExtra": lambda: road.call_extra(eager=bool(arg & 8)),
        "Muster": road.musters,
        "FulfilRoute": road.fulfils,
        "FulfilDemand": lambda: road.fulfil_piece(*demand_at(road, arg)),
    }


def of_round_end(road: Road, arg: int) -> Questions:
    """What is asked between the last turn and the next round."""
    factories, own = road.view.factories, road.own
    return {
        "WarHelp": road.war_help,
        "KeepVeterans": road.keeps,
        "ContributePiece": lambda: road.gives(demand_at(road, arg)[1]),
        "ServeRoutes": road.serve_routes,
        "TakeLastChance": lambda: {"done:rural_market"} | road.serves(),
        "ChooseDemand": lambda: road.meetable(road.route(f"route_{arg + 1:02}")),
        "Feed": road.feeds,
        "FeedSecond": lambda: road.second_feed(SQUARES[arg % len(SQUARES)]),
        "LoseLevel": lambda: {f"burn:{f.id}" for f in factories if f.seat == road.seat},
        "LoseCube": lambda: {f"wither:{q.id}" for q in own if q.province == PROVINCES[arg]},
        "ShipLate": road.ship_late,
        "AddLate": lambda: road.goes_with(LARDER[arg], paid=cost_of(LARDER[arg])),
        "StowLate": lambda: road.asked_for("provisions"),
    }


def of_fortune(road: Road, arg: int) -> Questions:
    """Bonuses and fortune actions."""
    return {
        "ChooseBonus": lambda: {f"bonus:{b}" for b, who in road.view.bonuses if who < 0},
        "PlaceFreeDisc": lambda: {"skip:bonus_advancement"} | road.empty_slots(),
        "UpgradeFree": lambda: {"skip:bonus_factory"} | road.upgrades((0, 0, 0)),
        "UpgradeBridge": lambda: road.upgrades((0, 0, 0)),
        "BuyCrop": road.buy_crop,
        "ChooseCrop": road.crops,
        "LayTile": road.lay_tile,
        "ConstructBoats": road.advance_boats,
        "PlantCrops": road.plant,
        "SellAtMarket": lambda: road.loop("sell", road.sales()),
        "SellOnce": road.sales,
        "ChooseStall": lambda: road.choose_stall(SQUARES[arg]),
        "DevelopFactories": road.develop,
        "ChooseSite": road.sites,
        "ChooseBeside": lambda: road.second_square(SQUARES[arg % len(SQUARES)]),
        "ChooseAdvancements": road.advance,
        "PayCopper": lambda: road.pay_copper(arg // 8),
    }


def of_little(road: Road, arg: int) -> Questions:
    """What can be read off the table."""
    factories, found = road.view.factories, road.view.known_discards
    return {
        "ChooseStartFactory": lambda: {f"build:{f.id}" for f in factories if not f.built},
        "ChooseStartResource": lambda: {"fetch:wood", "fetch:stone"},
        "EndTurn": lambda: {"end:turn"},
        "AskEmissary": lambda: {f"hold:coast_{arg + 1}", f"embark:coast_{arg + 1}"},
        "PayWood": lambda: {"pay:wood", "pay:eco_wood"},
        "PayStone": lambda: {"pay:stone", "pay:eco_stone"},
        "LoseCommodity": lambda: losers(road.view, FACTORIES[arg]),
        "ChooseRoute": lambda: {f"claim:{route.id}" for route in found},
        "PayTax": lambda: {"settle:tax_space"},
        "FinishLate": lambda: {"done:sea"},
    }


def losers(view: YinziView, factory: str) -> set[str]:
    """Whose commodities lie in a factory."""
    (there,) = (f for f in view.factories if f.id == factory)
    return {f"lose:{view.players[owner].colour}" for owner in there.stored}


def cost_of(source: str) -> int:
    return 2 if source.startswith("rural") else 0


def demand_at(road: Road, arg: int) -> Any:
    """The tile of a question, and the demand."""
    route = road.route(f"route_{arg // 4 + 1:02}")
    return route, route.demand[arg % 4][0]


class Witness(Audit):
    """Holds a table against the oracle at every question and at the end."""

    def look(self, s: YinziState, view: YinziView) -> None:
        for event in self.news:
            if event.kind == "delivered":
                compare_voyage(self.seen, event)
        compare_points(s, view)
        compare_dues(s, view)
        if self.met.total() % 5 == 0 and s.decisions:
            compare_battle(s, view)

    def beside(self, s: YinziState, view: YinziView, decision: Decision) -> set[str]:
        road, window = Road(view, decision.seat, moment(s)), decision.step.window
        verbs = {choice.verb for choice in window.offers} if window else set()
        return {choice for choice in road.free() if choice.split(":")[0] in verbs}

    def expected(self, s: YinziState, view: YinziView, decision: Decision) -> set[str]:
        road, arg = Road(view, decision.seat, moment(s)), decision.arg
        chapters = (of_fortune, of_work, of_round_end, of_little)
        asked = {step: ask for tell in chapters for step, ask in tell(road, arg).items()}
        return asked[decision.step.name]()


def compare_points(s: YinziState, view: YinziView) -> None:
    for sheet in GAME.scores(s):
        told = {line.category: line.points for line in sheet.lines}
        assert told == Clan(view, sheet.seat, moment(s)).at_the_end()


def compare_dues(s: YinziState, view: YinziView) -> None:
    """Taxes, food, prices and the war, as the view tells them."""
    for player in view.players:
        work = Work(view, player.seat, moment(s))
        assert (player.tax_sum, player.tax_due) == work.tax()
        assert player.food_due == work.bowls()
    compare_prices(view)
    at_war = sum(workers + recruits for _, workers, recruits in view.war)
    assert view.strength == at_war + sum(player.veterans for player in view.players)
    assert view.enemy == max(0, sum(route.war for route in view.row) - s.weakened)


def compare_prices(view: YinziView) -> None:
    """Copper for a cube, more on a coin and for whoever looks and sells better."""
    better = view.seat >= 0 and view.players[view.seat].bonus == "bonus_sales"
    for stall in (stall for market in view.markets for stall in market.stalls):
        assert stall.price == 2 + (stall.good == "coin") + better


def compare_voyage(before: YinziView, event: Event) -> None:
    """All commodities of a ship go to its box if that held fewer than three, or to the pool."""
    (where,) = things(event, "market")
    country = where.removeprefix("dest_")
    boxes = {market.id: sum(market.commodities) for market in before.foreign}
    if where.startswith("dest"):
        assert boxes[f"dest_{country}"] < 3
    else:
        group = ("brunei", "korean", "japanese") if where == "pool_east" else EUROPE
        assert max(boxes[f"dest_{name}"] for name in group) >= 3


def compare_battle(s: YinziState, view: YinziView) -> None:
    """A war fought out on a copy of the table brings the glory that it must."""
    forces = {seat: workers + recruits for seat, workers, recruits in view.war if seat >= 0}
    for seat in view.order:
        if view.players[seat].veterans:
            forces[seat] = forces.get(seat, 0) + view.players[seat].veterans
    symbols = sum(route.war for route in view.row) - s.weakened
    high, low = glories([*forces.items()], max(0, symbols))
    twin = s.clone()
    BATTLE.run(twin, -1, 0)
    for seat in range(s.seats):
        assert twin.high_glory[seat] - s.high_glory[seat] == (seat == high)
        assert twin.low_glory[seat] - s.low_glory[seat] == (seat == low)


def well_stocked(s: YinziState, seed: int) -> None:
    """In every third game nobody is poor and the markets are full, so that more can be done."""
    if seed % 3 == 0:
        s.copper, s.materials = [30] * s.seats, [3] * (2 * s.seats)
        s.boat = [4] * s.seats
        for slot in range(1, len(MARKET_SLOTS), 2):
            s.raw[slot // 2 % s.seats] |= 1 << slot
            s.cubes[slot // 2 % s.seats] -= 1


@pytest.mark.parametrize("table", tables_of("yinzi"), ids=str)
def test_clans_are_asked_and_score_as_the_rules_say(table: Table) -> None:
    met = witnessed([table], seeds(1, 60), Witness, well_stocked)
    assert {"ChooseTurn", "ChooseWorkforce", "PlantCrops"} <= met.keys()
