"""What a seat may see of Terracotta Army, as plain data: all but the order of two decks."""

from dataclasses import dataclass

from dynasty.kernel import PlainData, ScoreLine, View


@dataclass(frozen=True)
class PlayerView(PlainData):
    """One seat's area."""

    seat: int
    colour: str  # or the Prime Minister
    vp: int
    coins: int
    wet: int
    dry: int
    weapons: tuple[tuple[str, bool], ...]  # weapon, active; the Prime Minister's in his row
    craftsmen: int  # in hand
    artisans: int  # in hand
    artisans_left: int  # in supply
    bases: int
    tokens: tuple[str, ...]  # master tokens not placed yet
    masters: tuple[tuple[str, str], ...]  # master, token
    priority: str | None
    protected: int  # wet clay that would not dry now
    income: int  # coins from masters in cleanup
    sheet: tuple[ScoreLine, ...]
    total: int


@dataclass(frozen=True)
class SegmentView(PlainData):
    """One segment of the wheel."""

    id: str
    inner: str
    middle: str
    outer: str
    workers: tuple[tuple[int, str], ...]  # seat, worker
    open_to: str  # any, artisan, nobody


@dataclass(frozen=True)
class CellView(PlainData):
    """One cell of the mausoleum."""

    id: str
    row: int  # from 0
    column: int
    statue: str | None  # a warrior's or a specialist's id; a covered cell has horse
    owner: int  # seat of the warrior, or -1
    rider: str | None  # cell of the rider, for both cells a horse covers
    facing: str | None  # cell that an archer looks at


@dataclass(frozen=True)
class ScopeView(PlainData):
    """A line, tile, footman or group: who counts how much, who leads, what it would score."""

    id: str
    cells: tuple[str, ...]
    counts: tuple[int, ...]  # by seat
    leader: int  # or -1
    points: tuple[int, ...]  # by seat


@dataclass(frozen=True)
class TypeView(PlainData):
    """A column of the organizer or of the specialists."""

    id: str
    left: int
    worth: int  # VP of the next figure, or price of the next specialist


@dataclass(frozen=True)
class SoloView(PlainData):
    """The Prime Minister's pieces and cards."""

    overseer: str
    dice: tuple[int, ...]
    active: tuple[str, ...]  # cards to be resolved
    resolved: tuple[str, ...]  # of his last turn, on top of the discard pile
    discard: tuple[str, ...]
    deck: int
    master_cards: int
    challenges: tuple[str, ...]


@dataclass(frozen=True)
class ArmyView(View):
    """The whole table."""

    round: int
    rounds: int
    order: tuple[int, ...]
    active: int  # the seat whose turn it is, or -1
    inner: int  # how far the inner ring has turned
    middle: int
    segments: tuple[SegmentView, ...]
    segment: str | None  # where the worker of this turn stands
    warehouses: tuple[int, ...]
    cells: tuple[CellView, ...]
    row: str
    column: str
    lines: tuple[ScopeView, ...]  # rows, then columns, as the inspectors would score them
    tiles: tuple[ScopeView, ...]  # by round
    footmen: tuple[ScopeView, ...]
    groups: tuple[ScopeView, ...]
    organizer: tuple[TypeView, ...]
    specialists: tuple[TypeView, ...]
    stack: tuple[str, ...]  # priority tokens, the top one first
    players: tuple[PlayerView, ...]
    solo: SoloView | None
    ranking: tuple[int, ...]
