"""Bonus tiles and Jade Figurines: taking, drawing, flipping (TX-7)."""

from typing import Final

from dynasty.games.tianxia.components import REGULAR_TILES
from dynasty.games.tianxia.effect_codes import (
    DRAW_BONUS,
    FLIP,
    FLIP_REGULAR,
    effect_argument,
    effect_number,
)
from dynasty.games.tianxia.names import (
    FROM_MERCHANT,
    FROM_TILE,
    JADE_SPACES,
    JADES,
    KINDS,
    M3A2,
    NOTHING,
    REGULAR_KINDS,
)
from dynasty.games.tianxia.packed_rows import add_right, row_length
from dynasty.games.tianxia.rules.effects import EffectStep, means
from dynasty.games.tianxia.rules.merchants import (
    EMPLOY,
    employ,
    is_ready,
    merchants_back,
    ready_refusal,
)
from dynasty.games.tianxia.rules.stock_and_score import tell_lost
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices, draw, pile_cards

KEEP: Final = choices("keep", REGULAR_KINDS)
TURN_UP: Final = choices("flip", KINDS)
DISCARD_JADE: Final = choices("discard", JADES)
REGULAR: Final = (1 << REGULAR_TILES) - 1

DUPLICATE: Final = Refusal("TX-7.3", "duplicate-jade")
JADE_FULL: Final = Refusal("TX-7.3", "jade-full")
NOT_DRAWN: Final = Refusal("TX-7.5", "not-drawn")
NO_TILE_LEFT: Final = Refusal("TX-7.5", "no-tile-left")
NOTHING_TO_FLIP: Final = Refusal("TX-7.4", "nothing-to-flip")
NOT_FLIPPABLE: Final = Refusal("TX-7.4", "not-flippable")
OTHER_JADE: Final = Refusal("TX-7.3", "other-jade")


def jade_count(s: TianxiaState, seat: int) -> int:
    """[TX-7.2] Return the number of figurines on the seat's board, duplicates included."""
    return row_length(s.jades[seat])


def jade_refusal(s: TianxiaState, seat: int, tile: int) -> Refusal | None:
    """[TX-7.3] Return why the seat cannot take this tile from an open choice."""
    kind = s.box.kind_jade[s.box.tile_kind[tile]]
    if kind == NOTHING:
        return None
    if jade_count(s, seat) >= JADE_SPACES:
        return JADE_FULL
    if s.jade[seat] >> kind & 1 and not is_ready(s, seat, M3A2):
        return DUPLICATE
    return None


def tile_details(s: TianxiaState, seat: int, tile: int) -> Values:
    """[TX-7.2] Return a tile; of a figurine also its number, points, and if it needs m3a2."""
    kind, count, points = s.box.tile_kind[tile], jade_count(s, seat), s.box.jade_vp
    jade = s.box.kind_jade[kind]
    if jade == NOTHING:
        return {"tile": KINDS[kind], "figurine": 0}
    more, again = points[count + 1] - points[count], s.jade[seat] >> jade & 1
    return {"tile": KINDS[kind], "figurine": count + 1, "points": more, "again": again}


def jade_because(s: TianxiaState, tile: int) -> Values:
    """[TX-7.3] Return the figurine on a tile that cannot be taken; nothing for other tiles."""
    kind = NOTHING if tile == NOTHING else s.box.kind_jade[s.box.tile_kind[tile]]
    return {} if kind == NOTHING else {"jade": JADES[kind], "n": JADE_SPACES}


def take_chosen(s: TianxiaState, seat: int, tile: int) -> None:
    """[TX-7.1] [TX-7.3] Take a tile from an open choice; a second figurine of a kind uses m3a2."""
    kind = s.box.kind_jade[s.box.tile_kind[tile]]
    if kind == NOTHING:
        keep_tile(s, seat, tile)
        return
    if s.jade[seat] >> kind & 1:
        employ(s, seat, M3A2)
    place_jade(s, seat, tile, kind)


def take_given(s: TianxiaState, seat: int, tile: int) -> None:
    """[TX-7.3] Take a tile that was not chosen; a figurine that is not allowed is discarded."""
    kind = s.box.kind_jade[s.box.tile_kind[tile]]
    if kind == NOTHING:
        keep_tile(s, seat, tile)
    elif jade_count(s, seat) >= JADE_SPACES:
        discard_jade(s, seat, tile)
    elif not s.jade[seat] >> kind & 1:
        place_jade(s, seat, tile, kind)
    elif is_ready(s, seat, M3A2):
        s.tiles_out |= 1 << tile
        s.then(ASK_DUPLICATE, seat, tile)
    else:
        discard_jade(s, seat, tile)


def keep_tile(s: TianxiaState, seat: int, tile: int) -> None:
    """[TX-7.1] Add a one-time tile, face up, to the seat."""
    s.tiles[seat] |= 1 << tile
    if s.events is not None:
        s.tell("tile_taken", "TX-7.1", seat, tile=KINDS[s.box.tile_kind[tile]])


def place_jade(s: TianxiaState, seat: int, tile: int, kind: int) -> None:
    """[TX-7.2] Place a figurine in the topmost empty Jade space."""
    s.tiles[seat] |= 1 << tile
    s.jade[seat] |= 1 << kind
    s.jades[seat] = add_right(s.jades[seat], kind)
    s.tell("jade_placed", "TX-7.2", seat, jade=JADES[kind], n=jade_count(s, seat))


def discard_jade(s: TianxiaState, seat: int, tile: int) -> None:
    """[TX-7.3] Remove a figurine from the game, without replacement."""
    s.tiles_out |= 1 << tile
    kind, full = s.box.kind_jade[s.box.tile_kind[tile]], jade_count(s, seat) >= JADE_SPACES
    s.tell("jade_discarded", "TX-7.3", seat, jade=JADES[kind], full=int(full))


class AskDuplicate(Step[TianxiaState]):
    """[TX-7.3] Keep a second figurine of a kind with the Merchant action m3a2, or discard it."""

    rule = "TX-7.3"
    prompt = "ask-duplicate"
    offers = (EMPLOY[M3A2], *DISCARD_JADE)
    endings = DISCARD_JADE

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is EMPLOY[M3A2]:
            return ready_refusal(s, seat, M3A2)
        return None if choice.at == s.box.kind_jade[s.box.tile_kind[arg]] else OTHER_JADE

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice is EMPLOY[M3A2]:
            s.tiles_out ^= 1 << arg
            take_chosen(s, seat, arg)
        else:
            discard_jade(s, seat, arg)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return merchants_back(s, M3A2) if choice is EMPLOY[M3A2] else {}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return jade_because(s, arg)


def tiles_left(s: TianxiaState) -> int:
    """[TX-7.5] Return how many tiles the Bonus supply holds."""
    return s.supply + len(s.bottom)


def draw_tile(s: TianxiaState) -> int:
    """[TX-7.5] Return the top tile of the Bonus supply, or NOTHING."""
    if s.supply:
        tile = draw(s.bag, s.chance)
        s.bag ^= 1 << tile
        s.supply -= 1
        return tile
    if s.bottom:
        s.bottom_seats.pop(0)
        return s.bottom.pop(0)
    return NOTHING


def draw_bonus(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    """[TX-7.5] Draw a tile and keep it; of several drawn the seat keeps one."""
    drawn = [
        tile for tile in [draw_tile(s) for _ in range(effect_number(effect))] if tile != NOTHING
    ]
    if len(drawn) > 1:
        s.looked = drawn
        names = tuple(KINDS[s.box.tile_kind[tile]] for tile in drawn)
        s.whisper("tiles_seen", "TX-7.5", seat, tiles=names)
        s.then(KEEP_TILE, seat)
    elif drawn:
        s.tell("tile_drawn", "TX-7.5", seat, tile=KINDS[s.box.tile_kind[drawn[0]]])
        take_given(s, seat, drawn[0])
    else:
        tell_lost(s, seat, ("bonus_tile",), "supply-empty")


def draw_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    return None if tiles_left(s) else NO_TILE_LEFT


class KeepTile(Step[TianxiaState]):
    """[TX-7.5] Keep one of the tiles drawn; the other goes under the Bonus supply."""

    rule = "TX-7.5"
    prompt = "ask-keep"
    offers = KEEP
    private = True

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        kinds = [s.box.tile_kind[tile] for tile in s.looked]
        return None if choice.at in kinds else NOT_DRAWN

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        kept = next(tile for tile in s.looked if s.box.tile_kind[tile] == choice.at)
        for tile in s.looked:
            if tile != kept:
                s.bottom.append(tile)
                s.bottom_seats.append(seat)
        s.looked = []
        s.tell("tile_drawn", "TX-7.5", seat, tile=KINDS[choice.at])
        take_given(s, seat, kept)


def flippable(s: TianxiaState, seat: int, arg: int) -> int:
    """[TX-7.4] Return the used tiles that a flip effect can still turn up this turn, as bits.

    A flip tile cannot turn another one; an Income Building turns Regular tiles only.
    """
    found = s.used[seat] & ~s.flipped
    if effect_argument(arg) == FLIP_REGULAR:
        found &= REGULAR
    if FROM_TILE <= arg >> 16 < FROM_MERCHANT:
        found &= ~s.box.flip_tiles
    return found


class FlipTile(EffectStep):
    """[TX-7.4] Turn one of your used tiles face up; the argument holds source and effect."""

    rule = "TX-7.4"
    prompt = "ask-flip"
    offers = TURN_UP

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        kinds = {s.box.tile_kind[tile] for tile in pile_cards(flippable(s, seat, arg))}
        return [TURN_UP[kind] for kind in sorted(kinds)]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        found = flippable(s, seat, arg) & s.box.kind_tiles[choice.at]
        return None if found else NOT_FLIPPABLE

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        tile = pile_cards(flippable(s, seat, arg) & s.box.kind_tiles[choice.at])[0]
        s.used[seat] ^= 1 << tile
        s.flipped |= 1 << tile
        s.tell("tile_flipped", "TX-7.4", seat, tile=KINDS[choice.at])

    def lost(self, s: TianxiaState, seat: int, arg: int) -> tuple[tuple[str, ...], str]:
        return ("flip",), "nothing-to-flip"


def flip(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    s.then(FLIP_TILE, seat, source << 16 | effect)


def flip_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    """[TX-7.4] Return why no tile can be turned up."""
    return None if flippable(s, seat, effect) else NOTHING_TO_FLIP


class TurnDown(Routine[TianxiaState]):
    """[TX-7.1] A used tile is turned face down after its effect; the argument is the tile."""

    rule = "TX-7.1"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        s.used[seat] |= 1 << arg


ASK_DUPLICATE: Final = AskDuplicate()
KEEP_TILE: Final = KeepTile()
FLIP_TILE: Final = FlipTile()
TURN_DOWN: Final = TurnDown()

means(DRAW_BONUS, draw_bonus, draw_hindrance)
means(FLIP, flip, flip_hindrance)
