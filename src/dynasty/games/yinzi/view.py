"""What a seat may see of Yínzi, as plain data."""

from dataclasses import dataclass

from dynasty.kernel import PlainData, ScoreLine, View


@dataclass(frozen=True)
class SquareView(PlainData):
    """One square of the land."""

    id: str
    province: str
    row: int
    column: int
    good: str | None  # None under a factory
    tile: str | None  # the crop tile that shows the good
    seat: int  # whose cubes lie here, or -1
    cubes: int
    factory: str | None


@dataclass(frozen=True)
class StallView(PlainData):
    """One slot of an urban market."""

    id: str
    good: str  # or coin
    seat: int  # the colour of the cube on it, or -1
    price: int  # for the viewer


@dataclass(frozen=True)
class FactoryView(PlainData):
    """A factory on the board or on display."""

    id: str
    colour: str
    commodity: str
    built: bool
    squares: tuple[str, ...]
    seat: int  # its owner, or -1
    level: int
    stored: tuple[int, ...]  # a seat per commodity
    storage: int


@dataclass(frozen=True)
class ShipSlotView(PlainData):
    """One slot of a ship at the coast."""

    id: str
    ware: str
    seat: int  # who filled it, or -1
    load: str | None


@dataclass(frozen=True)
class ShipView(PlainData):
    """A coastal box: its ship, the next one, and how many more."""

    coast: str
    ship: str | None
    country: str | None
    slots: tuple[ShipSlotView, ...]
    emissaries: tuple[int, ...]  # by seat
    next_ship: str | None
    next_country: str | None
    next_wares: tuple[str, ...]
    below: int


@dataclass(frozen=True)
class RouteView(PlainData):
    """A route tile."""

    id: str
    demand: tuple[tuple[str, bool], ...]  # what is asked, and whether it is met
    copper: int
    silver: int
    points: int
    war: int
    disaster: str | None
    seat: int  # who serves or has fulfilled it, or -1


@dataclass(frozen=True)
class FortuneView(PlainData):
    """A fortune action on a player board: its card and the workers below."""

    id: str
    card: str | None
    workers: int


@dataclass(frozen=True)
class PlayerView(PlainData):
    """One seat's area."""

    seat: int
    colour: str
    copper: int
    silver: int
    wood: int
    stone: int
    misfortune: int
    boat: str
    capacity: int
    bonus: str | None
    fortunes: tuple[FortuneView, ...]
    actions: tuple[str, ...]  # workforce actions used this round
    hand: tuple[str, ...] | None  # None: not the viewer's
    hand_count: int
    deck: int
    card: str | None  # chosen but not laid down; the owner alone sees it
    discarded: tuple[str, ...]
    unseen_cards: tuple[str, ...]  # deck and hand together, as everybody can tell
    tax_discs: int
    tax_sum: int
    tax_due: int
    workers: int
    workers_on_board: int
    working: tuple[int, ...]  # in the boxes of resources, production and ships
    undertaking: int  # in a box of the emperor
    veterans: int
    top: int
    bottom: int
    food_due: int
    food: int  # that the own fields give now
    cubes: int
    pieces: int
    discs: int
    slots: tuple[str, ...]
    routes: tuple[RouteView, ...]
    won: tuple[str, ...]
    high_glory: int
    low_glory: int
    sheet: tuple[ScoreLine, ...]
    total: int


@dataclass(frozen=True)
class MarketView(PlainData):
    """An urban market."""

    province: str
    tile: str
    stalls: tuple[StallView, ...]


@dataclass(frozen=True)
class ForeignView(PlainData):
    """A box or pool of the foreign markets; counts by seat."""

    id: str
    points: int
    commodities: tuple[int, ...]
    emissaries: tuple[int, ...]


@dataclass(frozen=True)
class OccasionView(PlainData):
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
