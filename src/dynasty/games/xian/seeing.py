"""How a seat's view of Xi'an is read off the state."""

from dynasty.games.xian.names import (
    BONUS_TILES,
    BUILDING_SLOTS,
    BUILDINGS,
    CARDS,
    COLOURS,
    END_TILES,
    EQUIPMENT,
    HELPERS,
    NOTHING,
    PIGMENTS,
    PLAYER_COLOURS,
    SECTION_SQUARES,
    SECTIONS,
    SIDES,
    SQUARES,
    START_TILES,
    TOKENS,
)
from dynasty.games.xian.pit import board_column, board_row
from dynasty.games.xian.rules.buildings import BUILDERS, fee, is_closed, occupancy
from dynasty.games.xian.rules.lab import warriors_left
from dynasty.games.xian.rules.scoring import ranking, score_sheet
from dynasty.games.xian.rules.stock import raw_stock
from dynasty.games.xian.rules.turn import CHOOSE_PAIR, lowest_request, precedence
from dynasty.games.xian.rules.workshop import seals_left
from dynasty.games.xian.state import XianState
from dynasty.games.xian.view import BuildingView, PlayerView, SquareView, XianView
from dynasty.kernel import Question, ScoreLine, ScoreSheet, cards, seat_noun, size

TILES_OF_A_KIND = 4  # one for each player at a full table
OWN_EYES_ONLY = ("sets", "pairs", "end_tile")  # would turn face-down equipment over


def see(s: XianState, seat: int, questions: tuple[Question, ...]) -> XianView:
    """The table as this seat, or -1 a spectator, sees it."""
    last = s.turn >= s.box.turns
    leaving = s.requests[lowest_request(s)]
    stays = s.box.building_of_colour[s.box.token_colour[leaving]]
    limit = s.box.pair_limits[s.seats]
    finished = not s.decisions
    return XianView(
        seat=seat,
        seats=s.seats,
        finished=finished,
        questions=questions,
        turn=s.turn,
        round=s.round,
        order=tuple(s.order),
        active=s.active,
        sides=tuple(SIDES[side] for side in s.sides),
        pit=tuple(see_square(s, square) for square in range(len(SQUARES))),
        requests=tuple(TOKENS[token] for token in s.requests),
        turn_track=tuple(TOKENS[token] for token in s.turn_track),
        tokens_left=size(s.token_pile),
        buildings=tuple(see_building(s, seat, building) for building in range(len(BUILDINGS))),
        pairs=tuple((taken, limit) for taken in occupancy(s)),
        display=tuple(None if card == NOTHING else EQUIPMENT[card] for card in s.display),
        equipment_left=size(s.equipment_pile),
        track=tuple(see_stack(s, space) for space in range(s.box.end_space + 1)),
        tiles_left=tuple(
            TILES_OF_A_KIND - sum(space > tile for space in s.space)
            for tile in range(len(BONUS_TILES))
        ),
        end_tiles=tuple(END_TILES[tile] for tile in cards(s.end_tiles)),
        pigment_stock=tuple(s.stock),
        raw_stock=raw_stock(s),
        players=tuple(see_player(s, seat, owner) for owner in range(s.seats)),
        leaving=None if last else TOKENS[leaving],
        next_minister=None if last else BUILDINGS[stays],
        ranking=tuple(ranking(s)) if finished else (),
    )


def see_square(s: XianState, square: int) -> SquareView:
    section, place = divmod(square, SECTION_SQUARES)
    side, here = s.box.sides[s.sides[section]], 1 << square
    kind = "wall" if not s.spaces & here else "statue" if side.statues >> place & 1 else "space"
    warrior = "raw" if s.raw & here else owner_of(s.painted, here)
    return SquareView(
        id=SQUARES[square],
        section=SECTIONS[section],
        row=board_row(square),
        column=board_column(square),
        kind=kind,
        prestige=side.prestige[place],
        coins=side.coins[place],
        pigments=tuple(PIGMENTS[colour] for colour in side.pigments[place]),
        warrior=warrior,
        seal=owner_of(s.sealed_squares, here),
    )


def owner_of(squares: list[int], here: int) -> str | None:
    """The seat, as a noun, whose squares include this one."""
    return next((seat_noun(seat) for seat, own in enumerate(squares) if own & here), None)


def see_building(s: XianState, viewer: int, building: int) -> BuildingView:
    inside = [divmod(piece, BUILDERS) for piece in cards(s.builders[building])]
    return BuildingView(
        id=BUILDINGS[building],
        colour=COLOURS[s.box.building_colour[building]],
        slot=BUILDING_SLOTS[s.slot_of[building]],
        builders=tuple(seat for seat, _ in inside),
        pieces=tuple(number + 1 for _, number in inside),
        minister=s.minister == building,
        fee=0 if viewer < 0 else fee(s, viewer, building),
        closed=is_closed(s, building),
    )


def see_stack(s: XianState, space: int) -> tuple[int, ...]:
    here = [seat for seat in range(s.seats) if s.space[seat] == space]
    return tuple(sorted(here, key=lambda seat: precedence(s, seat)))


def see_sheet(s: XianState, viewer: int, seat: int) -> ScoreSheet:
    """The score sheet, as far as the viewer may know it."""
    sheet = score_sheet(s, seat)
    if viewer == seat or not s.decisions:
        return sheet
    return ScoreSheet(seat, open_lines(sheet.lines))


def see_player(s: XianState, viewer: int, seat: int) -> PlayerView:
    own, sheet = viewer == seat, see_sheet(s, viewer, seat)
    initiative, work = see_pair(s, viewer, seat)
    at = seat * len(COLOURS)
    home = builders_at_home(s, seat)
    return PlayerView(
        seat=seat,
        colour=PLAYER_COLOURS[seat],
        prestige=s.prestige[seat],
        coins=s.coins[seat],
        clay=s.clay[seat],
        pigments=tuple(s.pigments[at : at + len(COLOURS)]),
        builders_left=len(home),
        builders_home=home,
        warriors_left=warriors_left(s, seat),
        seals_left=seals_left(s, seat),
        space=s.space[seat],
        helpers=tuple(HELPERS[helper] for helper in cards(s.helpers[seat])),
        bonus_tiles=tuple(
            (BONUS_TILES[tile], bool(s.used_tiles[seat] >> tile & 1))
            for tile in range(min(s.space[seat], len(BONUS_TILES)))
        ),
        start_tile=START_TILES[s.start_tile[seat]],
        end_tile=None if s.end_tile[seat] == NOTHING else END_TILES[s.end_tile[seat]],
        equipment=tuple(EQUIPMENT[card] for card in cards(s.forged[seat])),
        deck=size(s.deck[seat]) + size(s.buried[seat]),
        buried=size(s.buried[seat]),
        hand=tuple(CARDS[card] for card in cards(s.hand[seat])) if own else None,
        hand_count=size(s.hand[seat]),
        initiative=initiative,
        work=work,
        discard=tuple(CARDS[card] for card in cards(s.discard[seat])),
        answered=s.decision_of(seat) is None,
        sheet=sheet.lines,
        total=sheet.total,
    )


def builders_at_home(s: XianState, seat: int) -> tuple[int, ...]:
    """The numbers of the seat's builders that stand in no building."""
    out = 0
    for inside in s.builders:
        out |= inside
    return tuple(n + 1 for n in range(BUILDERS) if not out >> seat * BUILDERS + n & 1)


def open_lines(lines: tuple[ScoreLine, ...]) -> tuple[ScoreLine, ...]:
    """Another seat's sheet while the game goes on."""
    return tuple(line for line in lines if line.category not in OWN_EYES_ONLY)


def see_pair(s: XianState, viewer: int, seat: int) -> tuple[str | None, str | None]:
    """The pair as revealed, or as far as the viewer himself has sealed it."""
    pair = [s.initiative[seat], s.top[seat]]
    if viewer == seat and s.agenda and s.agenda[-1][0] is CHOOSE_PAIR:
        chosen = [choice.at for choice in s.sealed[seat]]
        pair = [*chosen, NOTHING, NOTHING][:2]
    below, above = (None if card == NOTHING else CARDS[card] for card in pair)
    return below, above
