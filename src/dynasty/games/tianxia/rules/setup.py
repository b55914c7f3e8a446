"""Set-up: the board, the houses, and the first choices (TX-13, TX-14.1, TX-15.1)."""

from typing import Final

from dynasty.games.tianxia.components import PALACE_TILES, REGULAR_TILES, Box
from dynasty.games.tianxia.effect_codes import gain_nouns
from dynasty.games.tianxia.names import (
    BARGES,
    BOARDS,
    BUILDINGS,
    COIN,
    COLOURS,
    DECK,
    DEMANDS,
    FIRST_PASSIVE,
    INCOME_BUILDINGS,
    KINDS_OF_STUFF,
    MERCHANTS,
    NOBODY,
    NOTHING,
    OBJECTIVES,
    PALACE_SLOTS,
    PASSIVE_BUILDINGS,
    PORT_DEMANDS,
    PORTS,
    POSITIONS,
    RINGS,
    RIVALS,
    ROWS,
    SECTIONS,
    SETS,
    SHIPS,
    SLOT_GROUP,
    SLOTS,
    SPACES,
    STARTING_BUILDINGS,
    STUFF,
    SUPPLIES,
)
from dynasty.games.tianxia.rules.objectives_in_hand import draw_objectives
from dynasty.games.tianxia.rules.palace_tracks import TRACK_COUNT
from dynasty.games.tianxia.rules.rival import ALL_ORDERS
from dynasty.games.tianxia.rules.rounds import refill_ships
from dynasty.games.tianxia.rules.stock_and_score import CATEGORIES
from dynasty.games.tianxia.rules.wall import strength_mark
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import (
    Chance,
    Choice,
    Refusal,
    Routine,
    Step,
    Values,
    choices,
    draw,
    make_pile,
    seat_noun,
)

CHOOSE_BOARD: Final = choices("side", BOARDS)
TAKE_SET: Final = choices("start", SETS)
VARIANT_RULES: Final[tuple[str, ...]] = ("TX-15.1", "TX-14.1")  # with one player, with two

NOT_YOUR_BOARD: Final = Refusal("TX-13.1", "not-your-board")
SET_TAKEN: Final = Refusal("TX-13.1", "set-taken")


def set_up(players: int, chance: Chance, box: Box, easy: bool, level: int) -> TianxiaState:
    """[TX-13.1] [TX-13.2] [TX-14.1] [TX-15.1] Return the table before the first choice."""
    seats = max(players, 3 if players == 2 else 2)
    s = TianxiaState(seats, chance, box)
    s.deciders, s.side, s.level = players, int(players == 4), level
    s.deck = DECK if easy else 0
    s.round, s.active, s.arrivals = 1, NOBODY, 0
    give_pieces(s)
    clear_turn(s)
    draw_buildings(s)
    lay_tiles(s)
    lay_banners_and_ports(s)
    raise_wall(s)
    set_order(s)
    return s


def shuffled(s: TianxiaState, count: int) -> list[int]:
    """Return the numbers below `count` in random order."""
    left = list(range(count))
    return [left.pop(s.chance.below(len(left))) for _ in range(count)]


def give_pieces(s: TianxiaState) -> None:
    """[TX-13.1] Give each house its own pieces."""
    n, box = s.seats, s.box
    s.vp = [box.start_vp] * s.deciders + [0] * (n - s.deciders)
    if s.deciders == 1:
        s.vp[1] = box.level_start[s.level]
    s.earned = [0] * (n * len(CATEGORIES))
    s.stuff = [0] * (n * KINDS_OF_STUFF)
    s.meeples, s.aside = [box.meeples] * n, [0] * n
    s.markers, s.sold = [box.action_markers] * n, [0] * n
    s.board, s.starting = [NOTHING] * n, [NOTHING] * n
    s.merchants, s.owned = [0] * (n * ROWS), [0] * n
    s.steps, s.arrival = [0] * (n * TRACK_COUNT), [0] * (n * TRACK_COUNT)
    s.walls_built, s.towers_built = [0] * n, [0] * n
    s.port_markers, s.deliveries = [0] * (n * PORTS), [box.delivery_markers] * n
    s.hand, s.tiles, s.used = [0] * n, [0] * n, [0] * n
    s.jade, s.jades = [0] * n, [0] * n
    s.bonus_shipping, s.double_tower = [0] * n, [0] * n
    s.next_order, s.order_pile = [], ALL_ORDERS


def clear_turn(s: TianxiaState) -> None:
    s.space, s.done, s.flipped, s.jade_made = NOTHING, 0, 0, 0
    s.ship_at, s.ship_flags, s.looked = NOTHING, 0, []
    s.set_buildings, s.set_supplies, s.sets_left = [], [], 0


def draw_buildings(s: TianxiaState) -> None:
    """[TX-13.1] Shuffle four Income and eight Passive Buildings onto the slots."""
    income = shuffled(s, len(INCOME_BUILDINGS))[: s.box.income_in_play]
    passive = shuffled(s, len(PASSIVE_BUILDINGS))[: s.box.passive_in_play]
    drawn = income + [FIRST_PASSIVE + building for building in passive]
    s.buildings = [drawn[at] for at in shuffled(s, len(SLOTS))]
    s.slot_of = [NOTHING] * len(BUILDINGS)
    for slot, building in enumerate(s.buildings):
        s.slot_of[building] = slot
    s.governors, s.tokens = [0] * len(SLOTS), 0
    s.spaces, s.barges = [0] * len(SPACES), [0] * len(BARGES)
    s.neutrals = s.box.neutral_workers


def lay_tiles(s: TianxiaState) -> None:
    """[TX-13.1] [TX-13.2] Lay Palace tiles in their slots, a Regular one at every Building."""
    box = s.box
    first = REGULAR_TILES
    usable = [t for t in range(first, first + PALACE_TILES) if s.side or not box.tile_diamond[t]]
    mixed = [usable[at] for at in shuffled(s, len(usable))]
    s.palace = [NOTHING] * len(PALACE_SLOTS)
    for slot in range(len(PALACE_SLOTS)):
        if slot % SLOT_GROUP < box.palace_slots[s.side]:
            s.palace[slot] = mixed.pop()
    s.bag = make_pile(range(REGULAR_TILES))
    s.bonus_at, s.bottom, s.bottom_seats, s.display = [], [], [], []
    for _ in SLOTS:
        s.bonus_at.append(draw(s.bag, s.chance))
        s.bag ^= 1 << s.bonus_at[-1]
    s.supply = s.bag.bit_count() - box.rounds * (s.seats + 1)
    all_palace = make_pile(range(first, first + PALACE_TILES))
    s.tiles_out = all_palace & ~make_pile(tile for tile in s.palace if tile != NOTHING)


def lay_banners_and_ports(s: TianxiaState) -> None:
    """[TX-13.1] Lay banners, Port Demand tiles, and Ships with their Demand tiles."""
    s.banners = shuffled(s, len(COLOURS))
    assert len(s.banners) == len(RINGS)
    s.port_demand = shuffled(s, len(PORT_DEMANDS))
    positions = len(POSITIONS)
    s.ships, s.demands, s.covered = [NOTHING] * positions, [NOTHING] * positions, [0] * positions
    s.ship_pile, s.ships_out = make_pile(range(len(SHIPS))), 0
    s.demand_pile, s.demands_out = make_pile(range(len(DEMANDS))), 0
    refill_ships(s)
    s.objective_pile, s.objective_discard = make_pile(range(len(OBJECTIVES))), 0


def raise_wall(s: TianxiaState) -> None:
    """[TX-2.2] Set Chieftains to the start of their paths and Strength to the first mark."""
    sections = len(SECTIONS)
    s.chief = [0] * sections
    s.strength = [strength_mark(s, 0)] * sections
    s.soldiers, s.walls, s.doubles = [0] * sections, [0] * sections, [0] * sections
    s.towers = [NOBODY] * sections
    s.nomads, s.nomad_pile = [], make_pile(range(DECK))


def set_order(s: TianxiaState) -> None:
    """[TX-13.1] [TX-14.1] Draw the first player; others clockwise, the rival last; give Coins."""
    first = s.chance.below(s.deciders)
    s.order = [(first + turn) % s.deciders for turn in range(s.deciders)]
    s.order += list(range(s.deciders, s.seats))
    for place, seat in enumerate(s.order[: s.deciders]):
        s.stuff[seat * KINDS_OF_STUFF + COIN] = s.box.start_coins[place]
    boards = shuffled(s, len(BOARDS) // 2)
    for seat in range(s.deciders):
        s.board[seat] = boards[seat] * 2


class OpenTable(Routine[TianxiaState]):
    """[TX-13.1] Announce the set-up, then ask every player in Turn order for a side."""

    rule = "TX-13.1"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        order = tuple(seat_noun(q) for q in s.order)
        s.tell("table_laid", "TX-13.1", NOBODY, order=order)
        if s.deciders < s.seats:
            rival = RIVALS[s.deciders - 1]
            s.tell("variant_played", VARIANT_RULES[s.deciders - 1], NOBODY, rival=rival)
        s.then(DEAL_SETS, NOBODY)
        for owner in reversed(s.order[: s.deciders]):
            s.then(CHOOSE_SIDE, owner)


class ChooseSide(Step[TianxiaState]):
    """[TX-13.1] Choose a side of the player board dealt to the seat."""

    rule = "TX-13.1"
    prompt = "ask-side"
    offers = CHOOSE_BOARD

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if choice.at // 2 == s.board[seat] // 2 else NOT_YOUR_BOARD

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        s.board[seat] = choice.at
        s.tell("side_chosen", "TX-13.1", seat, board=BOARDS[choice.at])

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        found: Values = {}
        for row, place in enumerate(("first", "second", "third")):
            merchant = choice.at * ROWS + row
            found[place] = MERCHANTS[merchant]
            found[f"{place}_spaces"] = s.box.merchant_spaces[merchant]
        return found

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        first = s.board[seat] // 2 * 2
        return {"boards": BOARDS[first : first + 2]}


class DealSets(Routine[TianxiaState]):
    """[TX-13.1] Deal Objectives in Turn order, then the starting sets: one more than players."""

    rule = "TX-13.1"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        for owner in s.order[: s.deciders]:
            draw_objectives(s, owner, s.box.start_objectives)
        count = s.deciders + 1
        s.set_buildings = shuffled(s, len(STARTING_BUILDINGS))[:count]
        s.set_supplies = shuffled(s, len(SUPPLIES))[:count]
        s.sets_left = (1 << count) - 1
        for owner in s.order[: s.deciders]:
            s.then(CHOOSE_SET, owner)


class ChooseSet(Step[TianxiaState]):
    """[TX-13.1] Choose a Starting Building with its supplies, in reverse Turn order."""

    rule = "TX-13.1"
    prompt = "ask-set"
    offers = TAKE_SET

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if s.sets_left >> choice.at & 1 else SET_TAKEN

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        s.sets_left ^= 1 << choice.at
        s.starting[seat] = s.set_buildings[choice.at]
        supply = s.box.supplies[s.set_supplies[choice.at]]
        for thing, count in enumerate(supply):
            s.stuff[seat * KINDS_OF_STUFF + thing] += count
        building = STARTING_BUILDINGS[s.starting[seat]]
        gained = supply_names(supply)
        s.tell("set_chosen", "TX-13.1", seat, building=building, gain=gained)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        supply = s.box.supplies[s.set_supplies[choice.at]]
        building = s.set_buildings[choice.at]
        income = gain_nouns(s.box.income_effect[len(INCOME_BUILDINGS) + building])
        name = STARTING_BUILDINGS[building]
        return {"building": name, "income": income, "gain": supply_names(supply)}


def supply_names(supply: list[int]) -> tuple[str, ...]:
    return tuple(STUFF[thing] for thing, count in enumerate(supply) for _ in range(count))


OPEN_TABLE: Final = OpenTable()
CHOOSE_SIDE: Final = ChooseSide()
DEAL_SETS: Final = DealSets()
CHOOSE_SET: Final = ChooseSet()
