"""Build a seat's view of Xi'an from the state."""

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
from dynasty.games.xian.pit_squares import board_column, board_row
from dynasty.games.xian.rules.buildings import BUILDERS, fee, is_closed, occupancy
from dynasty.games.xian.rules.final_scoring import ranking, score_sheet
from dynasty.games.xian.rules.painting import warriors_left
from dynasty.games.xian.rules.stock_and_score import raw_stock
from dynasty.games.xian.rules.turns_and_rounds import CHOOSE_PAIR, lowest_request, precedence
from dynasty.games.xian.rules.workshop import seals_left
from dynasty.games.xian.state import XianState
from dynasty.games.xian.view import BuildingView, PlayerView, SquareView, XianView
from dynasty.kernel import Question, ScoreLine, ScoreSheet, pile_cards, pile_size, seat_noun

BONUS_TILES_PER_KIND = 4  # one for each player at a full table
OWNER_ONLY_CATEGORIES = ("sets", "pairs", "end_tile")  # would turn face-down equipment over


def build_view(s: XianState, seat: int, questions: tuple[Question, ...]) -> XianView:
    """Return the view of this seat; -1 is a spectator."""
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
        tokens_left=pile_size(s.token_pile),
        buildings=tuple(see_building(s, seat, building) for building in range(len(BUILDINGS))),
        pairs=tuple((taken, limit) for taken in occupancy(s)),
        display=tuple(None if card == NOTHING else EQUIPMENT[card] for card in s.display),
        equipment_left=pile_size(s.equipment_pile),
        track=tuple(see_stack(s, space) for space in range(s.box.end_space + 1)),
        tiles_left=tuple(
            BONUS_TILES_PER_KIND - sum(space > tile for space in s.space)
            for tile in range(len(BONUS_TILES))
        ),
        end_tiles=tuple(END_TILES[tile] for tile in pile_cards(s.end_tiles)),
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
    warrior = "raw" if s.raw & here else owner_noun(s.painted, here)
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
        seal=owner_noun(s.sealed_squares, here),
    )


def owner_noun(squares: list[int], here: int) -> str | None:
    """Return the noun of the seat whose squares include this one, None if there is none."""
    return next((seat_noun(seat) for seat, own in enumerate(squares) if own & here), None)


def see_building(s: XianState, viewer: int, building: int) -> BuildingView:
    inside = [divmod(piece, BUILDERS) for piece in pile_cards(s.builders[building])]
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
    """Return the score sheet as far as the viewer may know it."""
    sheet = score_sheet(s, seat)
    if viewer == seat or not s.decisions:
        return sheet
    return ScoreSheet(seat, public_score_lines(sheet.lines))


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
        helpers=tuple(HELPERS[helper] for helper in pile_cards(s.helpers[seat])),
        bonus_tiles=tuple(
            (BONUS_TILES[tile], bool(s.used_tiles[seat] >> tile & 1))
            for tile in range(min(s.space[seat], len(BONUS_TILES)))
        ),
        start_tile=START_TILES[s.start_tile[seat]],
        end_tile=None if s.end_tile[seat] == NOTHING else END_TILES[s.end_tile[seat]],
        equipment=tuple(EQUIPMENT[card] for card in pile_cards(s.forged[seat])),
        deck=pile_size(s.deck[seat]) + pile_size(s.buried[seat]),
        buried=pile_size(s.buried[seat]),
        hand=tuple(CARDS[card] for card in pile_cards(s.hand[seat])) if own else None,
        hand_count=pile_size(s.hand[seat]),
        initiative=initiative,
        work=work,
        discard=tuple(CARDS[card] for card in pile_cards(s.discard[seat])),
        answered=s.decision_of(seat) is None,
        sheet=sheet.lines,
        total=sheet.total,
    )


def builders_at_home(s: XianState, seat: int) -> tuple[int, ...]:
    """Return the numbers of the seat's builders that are in no building."""
    out = 0
    for inside in s.builders:
        out |= inside
    return tuple(n + 1 for n in range(BUILDERS) if not out >> seat * BUILDERS + n & 1)


def public_score_lines(lines: tuple[ScoreLine, ...]) -> tuple[ScoreLine, ...]:
    """Return the lines of another seat's score sheet that are public during the game."""
    return tuple(line for line in lines if line.category not in OWNER_ONLY_CATEGORIES)


def see_pair(s: XianState, viewer: int, seat: int) -> tuple[str | None, str | None]:
    """Return the revealed pair, or as much of it as the viewer has sealed."""
    pair = [s.initiative[seat], s.top[seat]]
    if viewer == seat and s.agenda and s.agenda[-1][0] is CHOOSE_PAIR:
        chosen = [choice.at for choice in s.sealed[seat]]
        pair = [*chosen, NOTHING, NOTHING][:2]
    below, above = (None if card == NOTHING else CARDS[card] for card in pair)
    return below, above
