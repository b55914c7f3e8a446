"""The view of a seat: what it may see of Xi'an, as plain data."""

from dataclasses import dataclass

from dynasty.kernel import PlainData, ScoreLine, View


@dataclass(frozen=True)
class PlayerView(PlainData):
    """A seat's area, as the viewer may see it."""

    seat: int
    colour: str
    prestige: int
    coins: int
    clay: int
    pigments: tuple[int, ...]  # by colour
    builders_left: int
    builders_home: tuple[int, ...]  # which of them, 1 or 2
    warriors_left: int
    seals_left: int
    space: int
    helpers: tuple[str, ...]
    bonus_tiles: tuple[tuple[str, bool], ...]  # tile, used
    start_tile: str
    end_tile: str | None
    equipment: tuple[str, ...]
    deck: int
    buried: int
    hand: tuple[str, ...] | None  # None: not the viewer's
    hand_count: int
    initiative: str | None
    work: str | None
    discard: tuple[str, ...]
    answered: bool
    sheet: tuple[ScoreLine, ...]
    total: int


@dataclass(frozen=True)
class SquareView(PlainData):
    """A square of the pit."""

    id: str
    section: str
    row: int  # from the top
    column: int
    kind: str  # wall, statue, space
    prestige: int
    coins: int
    pigments: tuple[str, ...]
    warrior: str | None  # raw, or the noun of a seat
    seal: str | None


@dataclass(frozen=True)
class BuildingView(PlainData):
    """A building and the builders in it."""

    id: str
    colour: str
    slot: str
    builders: tuple[int, ...]  # seats
    pieces: tuple[int, ...]  # which builder of each of these seats, 1 or 2
    minister: bool
    fee: int  # for the viewer
    closed: bool


@dataclass(frozen=True)
class XianView(View):
    """The whole table, as the viewer may see it."""

    turn: int
    round: int
    order: tuple[int, ...]
    active: int
    sides: tuple[str, ...]
    pit: tuple[SquareView, ...]
    requests: tuple[str, ...]
    turn_track: tuple[str, ...]
    tokens_left: int
    buildings: tuple[BuildingView, ...]
    pairs: tuple[tuple[int, int], ...]  # occupancy, limit
    display: tuple[str | None, ...]
    equipment_left: int
    track: tuple[tuple[int, ...], ...]  # by space: seats, bottom to top
    tiles_left: tuple[int, ...]  # by space 1 to 4
    end_tiles: tuple[str, ...]
    pigment_stock: tuple[int, ...]
    raw_stock: int
    players: tuple[PlayerView, ...]
    leaving: str | None  # the token that leaves at the end of this turn
    next_minister: str | None
    ranking: tuple[int, ...]
