"""What a seat may see of Tianxia, as plain data. A seat of -1 in a row is a neutral piece.

The number of a tile tells it from others of its kind, so that drawings can follow its moves.
"""

from dataclasses import dataclass

from dynasty.kernel import PlainData, ScoreLine, View

NEUTRAL_PIECE = -1
NOT_FOR_SALE = -1
BATTLE_PARTS = ("rank", "buildings", "soldiers", "protected")


@dataclass(frozen=True)
class MerchantView(PlainData):
    """One Merchant action of a player board."""

    id: str
    filled: int
    spaces: int


@dataclass(frozen=True)
class ObjectiveView(PlainData):
    """An Objective in hand: what it scores now, and how far it has come."""

    id: str
    points: int
    found: int  # of what it counts; -1 where its points come from elsewhere
    thresholds: tuple[int, ...]  # what it asks for; for meeples left, at most this many
    scores: tuple[int, ...]  # what each of them scores, or what each thing found scores


@dataclass(frozen=True)
class PlayerView(PlainData):
    """One house."""

    seat: int
    colour: str
    rival: str | None  # the noun of the automated rival, if this is it
    vp: int
    stuff: tuple[int, ...]  # Wood, Stone, Rice, Silk, Helmet, Jewelry, Coins
    meeples: int
    markers: int
    passed: bool
    board: str | None
    starting: str | None
    merchants: tuple[MerchantView, ...]
    steps: tuple[int, ...]  # by track
    walls_left: int
    towers_left: int
    wall_prices: tuple[int, ...]  # of those left, the next one first
    tower_prices: tuple[int, ...]
    shipping_left: int
    deliveries: int
    hand: tuple[ObjectiveView, ...] | None  # None: not the viewer's
    hand_count: int
    tiles: tuple[tuple[str, bool], ...]  # one-time tiles: kind, used
    tile_numbers: tuple[int, ...]
    jades: tuple[str, ...]
    jade_numbers: tuple[int, ...]
    bonus_shipping: int  # 0 not yet won, 1 to be used, 2 used
    double_tower: int
    sheet: tuple[ScoreLine, ...]
    total: int


@dataclass(frozen=True)
class SlotView(PlainData):
    """A Building slot with the pieces and tiles beside it."""

    id: str
    region: str
    section: str
    building: str
    governors: tuple[int, ...]
    spaces: tuple[int, ...]  # extra Wood, left to right
    token: bool
    bonus: str | None
    bonus_number: int
    raid: int
    price: int  # Wood for the viewer; -1 where no Governor of theirs can come


@dataclass(frozen=True)
class BattleView(PlainData):
    """What a Battle would do if it took place now; lists by seat."""

    strengths: tuple[int, ...]
    ranking: tuple[int, ...]
    points: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]  # of the points: `BATTLE_PARTS`, by seat
    removed: tuple[int, ...]
    raided: tuple[str, ...]
    left: int
    protected: int


@dataclass(frozen=True)
class SectionView(PlainData):
    """A Wall section and the Nomads before it."""

    id: str
    chief: int
    strength: int
    defense: int
    battle: bool
    soldiers: tuple[int, ...]
    walls: tuple[int, ...]
    tower: int
    doubles: tuple[int, ...]
    soldier_spaces: int
    wall_spaces: int
    forecast: BattleView


@dataclass(frozen=True)
class ShipView(PlainData):
    """A position at the coast."""

    id: str
    port_demand: str
    ship: str | None
    demand: str | None
    spaces: int
    markers: tuple[int, ...]  # seat by Delivery space, -1 uncovered
    shipping: tuple[int, ...]  # Shipping markers by seat; empty for the wave


@dataclass(frozen=True)
class TrackView(PlainData):
    """A Palace track."""

    id: str
    stacks: tuple[tuple[int, ...], ...]  # by step: lowest marker first
    tiles: tuple[str | None, ...]  # of step 3, then of step 7
    tile_numbers: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True)
class TianxiaView(View):
    """The whole table."""

    round: int
    order: tuple[int, ...]
    next_order: tuple[int, ...]
    active: int
    space: str | None  # where the active seat placed its Action marker in this turn
    deciders: int
    side: int
    easy: bool
    level: int
    slots: tuple[SlotView, ...]
    sections: tuple[SectionView, ...]
    ships: tuple[ShipView, ...]
    tracks: tuple[TrackView, ...]
    spaces: tuple[tuple[str, tuple[int, ...], int], ...]  # space, markers, price for the viewer
    banners: tuple[str, ...]  # by ring
    barges: tuple[tuple[str, tuple[int, ...], int], ...]  # Barge, Workers, price for the viewer
    neutrals: int
    nomads: tuple[str, ...]
    display: tuple[str | None, ...]
    display_numbers: tuple[int, ...]
    tiles_left: int
    known_bottom: tuple[str | None, ...]
    looked: tuple[str, ...]
    objectives_left: int
    objective_discard: tuple[str, ...]
    ships_left: int
    sets: tuple[tuple[str, str, tuple[str, ...], bool], ...]  # set, Building, supply, taken
    players: tuple[PlayerView, ...]
    ranking: tuple[int, ...]
