"""Laying out a position of Terracotta Army by naming pieces."""

from typing import Final, Self

from dynasty.games.terracotta_army.components import load_box
from dynasty.games.terracotta_army.game import TerracottaArmy
from dynasty.games.terracotta_army.names import (
    CARDS,
    CELLS,
    CHALLENGES,
    DIRECTIONS,
    MASTERS,
    NOTHING,
    PLAYER_COLOURS,
    RESHUFFLE,
    SEGMENTS,
    TILES,
    WAREHOUSES,
    WARRIORS,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.stock_and_score import (
    CATEGORIES,
    empty_cells,
    figures_left,
    tokens_left,
)
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import make_pile, pile_cards
from tests.games.asking import Asking

BOX: Final = load_box()
GAME: Final = TerracottaArmy(BOX)
SEAT_OF: Final = {**{c: q for q, c in enumerate(PLAYER_COLOURS)}, "you": 0, "pm": 1}
PLAIN_TILES: Final = (
    "tile_quarter_se",
    "tile_officer",
    "tile_middle_row",
    "tile_coins",
    "tile_quarter_nw",
)


class Setting(Asking):
    """Round 1 without goods: rings not turned, inspectors on r1 and c1, an empty mausoleum.

    One seat is a solo game: "you" against "pm", whose row is sword, halberd, crossbow, spear, and
    who has no master yet.
    """

    game: TerracottaArmy
    state: ArmyState

    def __init__(self, seats: int = 4, game: TerracottaArmy = GAME) -> None:
        self.game = game
        self.state = game.start(seats, 1, listen=True)
        s = self.state
        n = s.seats
        s.agenda.clear()
        s.decisions, s.events = [], []
        s.round, s.inner, s.middle, s.row, s.column = 1, 0, 0, 0, 0
        s.order = [1, 0] if s.solo else list(range(n))
        s.coins, s.wet, s.dry, s.weapons = [0] * n, [0] * n, [0] * n, [0] * n
        s.craftsmen, s.artisans, s.upgraded = [0] * n, [0] * n, [0] * n
        s.own, s.kinds, s.mounts, s.archers = [0] * n, [0] * 4, [], [0] * 4
        s.footmen = s.musicians = 0
        s.warehouses = [1] * 4
        s.token_at = [NOTHING] * (6 * n)
        s.earned = [0] * (n * len(CATEGORIES))
        self.tiles(*PLAIN_TILES)
        if s.solo:
            s.weapon_row, s.overseer, s.dice = [0, 1, 2, 3], 0, []
            s.deck, s.on_top, s.active, s.played, s.discard = (1 << len(CARDS)) - 1, 4, 0, 0, 0

    def seat_of(self, colour: str) -> int:
        return SEAT_OF[colour]

    # The wheel

    def rings(self, inner: int = 0, middle: int = 0) -> Self:
        self.state.inner, self.state.middle = inner, middle
        return self

    def stands(self, who: str, worker: str, *segments: str) -> Self:
        """Workers on the wheel; an artisan was a craftsman once."""
        s, seat = self.state, SEAT_OF[who]
        bits = make_pile(SEGMENTS.index(segment) for segment in segments)
        if worker == "artisan":
            s.artisans[seat] |= bits
            s.upgraded[seat] += len(segments)
        else:
            s.craftsmen[seat] |= bits
        return self

    def artisans(self, who: str, count: int) -> Self:
        """More artisans in hand."""
        self.state.upgraded[SEAT_OF[who]] += count
        return self

    def stores(self, *clay: int) -> Self:
        """Dry clay in the warehouses ne, se, sw, nw."""
        self.state.warehouses = list(clay)
        return self

    # The mausoleum

    def puts(self, who: str, warrior: str, *cells: str) -> Self:
        bits = make_pile(CELLS.index(cell) for cell in cells)
        self.state.own[SEAT_OF[who]] |= bits
        self.state.kinds[WARRIORS.index(warrior)] |= bits
        return self.hold()

    def rides(self, cell: str, direction: str) -> Self:
        self.state.mounts.append(CELLS.index(cell) * 4 + DIRECTIONS.index(direction))
        return self.hold()

    def footman(self, *cells: str) -> Self:
        self.state.footmen |= make_pile(CELLS.index(cell) for cell in cells)
        return self.hold()

    def musician(self, *cells: str) -> Self:
        self.state.musicians |= make_pile(CELLS.index(cell) for cell in cells)
        return self.hold()

    def archer(self, *placements: str) -> Self:
        """Archers by cell and direction: `r4c3>e`."""
        for placement in placements:
            cell, _, direction = placement.partition(">")
            self.state.archers[DIRECTIONS.index(direction)] |= 1 << CELLS.index(cell)
        return self.hold()

    def stock(self, who: str, **left: int) -> Self:
        """So many figures left in the organizer; the others stand far from r1c1 for that player."""
        s = self.state
        for warrior, count in left.items():
            kind = WARRIORS.index(warrior)
            gone = figures_left(s, kind) - count
            far = [CELLS[cell] for cell in reversed(pile_cards(empty_cells(s)))][:gone]
            self.puts(who, warrior, *far)
        return self

    def fills(self, *free: str) -> Self:
        """Musicians everywhere but on these cells: more than a box holds."""
        spared = make_pile(CELLS.index(cell) for cell in free)
        self.state.musicians |= empty_cells(self.state) & ~spared
        return self

    def inspectors(self, row: int, column: int) -> Self:
        self.state.row, self.state.column = row - 1, column - 1
        return self

    # Players

    def has(self, who: str, coins: int = 0, wet: int = 0, dry: int = 0) -> Self:
        s, seat = self.state, SEAT_OF[who]
        s.coins[seat], s.wet[seat], s.dry[seat] = coins, wet, dry
        return self

    def armed(self, who: str, *weapons: str) -> Self:
        """Active weapons."""
        self.state.weapons[SEAT_OF[who]] = make_pile(WEAPONS.index(weapon) for weapon in weapons)
        return self

    def row(self, *weapons: str) -> Self:
        """The Prime Minister's weapons from the front."""
        self.state.weapon_row = [WEAPONS.index(weapon) for weapon in weapons]
        return self

    def hired(self, who: str, *masters: str) -> Self:
        """Masters with the cheapest tokens."""
        seat = SEAT_OF[who]
        for master in masters:
            token = tokens_left(self.state, seat)[0]
            self.state.token_at[seat * 6 + MASTERS.index(f"master_{master}")] = token
        return self

    def holds(self, who: str, number: int) -> Self:
        """A priority token."""
        self.state.priority[SEAT_OF[who]] = number
        return self

    # The game

    def tiles(self, *tiles: str) -> Self:
        """Scoring tiles by round."""
        self.state.tiles = [TILES.index(tile) for tile in tiles]
        return self

    def now(self, number: int) -> Self:
        self.state.round = number
        return self

    def challenged(self, *numbers: int) -> Self:
        self.state.challenges = make_pile(number - 1 for number in numbers)
        assert self.state.challenges < 1 << len(CHALLENGES)
        return self

    def deals(self, card: str, discarded: tuple[str, ...] = ()) -> Self:
        """The card that is revealed next; all others but these lie in the deck."""
        s = self.state
        s.discard = make_pile(CARDS.index(name) for name in discarded)
        s.deck = ((1 << len(CARDS)) - 1) & ~s.discard & ~s.active
        s.on_top = 0 if CARDS.index(card) == RESHUFFLE else s.on_top or 1
        pile = s.deck if s.on_top == 0 else s.deck & ~(1 << RESHUFFLE)
        wanted = pile_cards(pile).index(CARDS.index(card))
        return self.fate((len(pile_cards(pile)), wanted))

    def fate(self, *draws: tuple[int, int]) -> Self:
        """Chance such that the next draws out of so many give these."""
        chance = self.state.chance
        for seed in range(1_000_000):
            chance.value = seed
            if all(chance.below(limit) == wanted for limit, wanted in draws):
                chance.value = seed
                return self
        raise AssertionError(f"no chance gives {draws}")

    def clay_in(self, warehouse: str) -> int:
        return self.state.warehouses[WAREHOUSES.index(warehouse)]
