"""What a seat may see of Yínzi, as plain data."""

from dataclasses import dataclass

from dynasty.games.yinzi.names import (
    BONUSES,
    COUNTRIES,
    CROP_TILES,
    FOREIGN_MARKETS,
    MARKETS,
    NOTHING,
    PHASES,
    PROVINCES,
    SLOTS,
    SQUARES,
    UNDERTAKINGS,
)
from dynasty.games.yinzi.rules.money import rate
from dynasty.games.yinzi.rules.routes import discards, stack_height
from dynasty.games.yinzi.rules.scoring import ranking
from dynasty.games.yinzi.rules.transport import reach
from dynasty.games.yinzi.rules.war import enemy, strength
from dynasty.games.yinzi.seen import (
    FactoryView,
    PlayerView,
    RouteView,
    ShipView,
    SquareView,
    StallView,
    see_factories,
    see_player,
    see_route,
    see_ship,
    see_square,
    see_stall,
)
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Question, View, cards, size


@dataclass(frozen=True)
class MarketView:
    """An urban market."""

    province: str
    tile: str
    stalls: tuple[StallView, ...]


@dataclass(frozen=True)
class ForeignView:
    """A box or pool of the foreign markets; counts by seat."""

    id: str
    points: int
    commodities: tuple[int, ...]
    emissaries: tuple[int, ...]


@dataclass(frozen=True)
class OccasionView:
    """What the active seat has left: boats, repeats, workers of a group in hand."""

    seat: int
    boats_left: int
    boats_used: int
    repeats: int
    group: int
    rural_mode: int  # 0, 1 has sold, 2 has bought


@dataclass(frozen=True)
class YinziView(View):
    """The whole table."""

    round: int
    phase: str
    order: tuple[int, ...]
    occasion: OccasionView | None
    bonuses: tuple[tuple[str, int], ...]  # bonus, seat or -1
    track: tuple[str | None, ...]  # crop tiles by column
    crops_left: int
    europe: bool
    land: tuple[SquareView, ...]
    markets: tuple[MarketView, ...]
    rural: tuple[int, ...]  # cubes by colour
    factories: tuple[FactoryView, ...]  # on the board and on display
    factories_left: int
    ships: tuple[ShipView, ...]
    foreign: tuple[ForeignView, ...]
    row: tuple[RouteView, ...]
    row_left: int  # tiles in each stack below the open one
    discards: int
    known_discards: tuple[RouteView, ...]
    slots: tuple[tuple[str, int, bool], ...]  # slot, seat or -1, placed on this occasion
    undertakings: tuple[tuple[str, tuple[int, ...]], ...]  # box, seats
    war: tuple[tuple[int, int, int], ...]  # by slot: seat or -1, workers, recruits
    strength: int
    enemy: int
    die: int  # a space of the exchange track, from 1
    rate: int
    wood: int
    stone: int
    players: tuple[PlayerView, ...]
    ranking: tuple[int, ...]


def see(s: YinziState, seat: int, questions: tuple[Question, ...]) -> YinziView:
    """The table as this seat, or -1 a spectator, sees it."""
    finished = not s.decisions
    return YinziView(
        seat=seat,
        seats=s.seats,
        finished=finished,
        questions=questions,
        round=s.round,
        phase=PHASES[s.phase],
        order=tuple(s.order),
        occasion=see_occasion(s),
        bonuses=tuple((bonus, place(s.bonus, at)) for at, bonus in enumerate(BONUSES)),
        track=tuple(None if tile == NOTHING else CROP_TILES[tile] for tile in s.track),
        crops_left=size(s.crop_pile),
        europe=bool(s.europe),
        land=tuple(see_square(s, square) for square in range(len(SQUARES))),
        markets=tuple(see_market(s, seat, province) for province in range(len(PROVINCES))),
        rural=tuple(s.rural),
        factories=see_factories(s),
        factories_left=size(s.factory_pile),
        ships=tuple(see_ship(s, coast) for coast in range(s.seats)),
        foreign=see_foreign(s),
        row=tuple(see_route(s, tile) for tile in s.row if tile != NOTHING),
        row_left=stack_height(s),
        discards=discards(s),
        known_discards=tuple(see_route(s, tile) for tile in cards(known_discards(s, seat))),
        slots=tuple(see_slot(s, slot) for slot in range(len(SLOTS))),
        undertakings=tuple(see_undertaking(s, box) for box in range(len(UNDERTAKINGS))),
        war=tuple((q, s.soldiers[q], s.recruit[q]) if q >= 0 else (q, 0, 0) for q in s.war_slot),
        strength=strength(s),
        enemy=enemy(s),
        die=s.die + 1,
        rate=rate(s),
        wood=s.store[0],
        stone=s.store[1],
        players=tuple(see_player(s, seat, owner) for owner in range(s.seats)),
        ranking=tuple(ranking(s)) if finished else (),
    )


def place(holders: list[int], thing: int) -> int:
    """The seat that holds the thing, or -1."""
    return holders.index(thing) if thing in holders else NOTHING


def see_occasion(s: YinziState) -> OccasionView | None:
    if s.active == NOTHING:
        return None
    boats = reach(s, s.active)
    return OccasionView(s.active, boats, s.boat_used, s.repeats, s.group, s.rural_mode)


def see_market(s: YinziState, viewer: int, province: int) -> MarketView:
    first = province * 4
    stalls = tuple(see_stall(s, viewer, slot) for slot in range(first, first + 4))
    return MarketView(PROVINCES[province], MARKETS[s.markets[province]], stalls)


def see_foreign(s: YinziState) -> tuple[ForeignView, ...]:
    """Six destinations, then the two pools, which no emissary visits."""
    found: list[ForeignView] = []
    for market, name in enumerate(FOREIGN_MARKETS):
        goods = tuple(s.delivered[market :: len(FOREIGN_MARKETS)])
        envoys = tuple(s.emissaries[market :: len(COUNTRIES)]) if market < len(COUNTRIES) else ()
        found.append(ForeignView(name, s.box.market_points[market], goods, envoys))
    return tuple(found)


def known_discards(s: YinziState, seat: int) -> int:
    """Discarded routes that the seat has seen, as bits."""
    looked = seat >= 0 and s.lookers >> seat & 1
    return s.route_discard if looked else s.route_discard & ~s.unseen


def see_slot(s: YinziState, slot: int) -> tuple[str, int, bool]:
    owner = next((seat for seat, own in enumerate(s.slots) if own >> slot & 1), NOTHING)
    return SLOTS[slot], owner, bool(s.fresh >> slot & 1)


def see_undertaking(s: YinziState, box: int) -> tuple[str, tuple[int, ...]]:
    return UNDERTAKINGS[box], tuple(q for q, done in enumerate(s.undertaking) if done == box)
