"""The notices of the Terracotta Army coach: segments worth a worker, lines, tiles, neighbours."""

from collections.abc import Callable, Iterable
from typing import Final

from dynasty.games.terracotta_army.names import (
    ACTIONS,
    CELLS,
    INSPECTOR,
    MASTERS,
    MUSICIAN,
    SEGMENTS,
    SOAK,
    SPECIALIST,
    SPECIALISTS,
    SUPERVISOR,
    SWORD,
    TILES,
    WARRIOR_ACTIONS,
    WARRIORS,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.li_si_turn import skipped_segments
from dynasty.games.terracotta_army.rules.majorities_and_groups import counts
from dynasty.games.terracotta_army.rules.mausoleum_cells import CROSS, NEAR
from dynasty.games.terracotta_army.rules.specialists import specialist_refusal
from dynasty.games.terracotta_army.rules.stock_and_score import (
    PM,
    artisans_in_hand,
    craftsmen_in_hand,
    empty_cells,
    has_master,
    is_pm,
)
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.games.terracotta_army.view import ArmyView, PlayerView
from dynasty.kernel import CoachContext, CoachFinding, Offer, Values, pile_cards, seat_noun

ArmyCoachContext = CoachContext[ArmyState, ArmyView]

MIN_DRYING_CLAY: Final = 3  # clay that will dry, or dry clay
MIN_WAREHOUSE_CLAY: Final = 4  # dry clay in two warehouses that is worth the Supervisor
MIN_LINE_GAIN_POINTS: Final = 4  # points between most warriors and mere presence
MIN_TILE_POINTS: Final = 3  # points of a tile that are worth a word
MIN_LOST_POINTS: Final = (
    3  # points by which a type of warrior or its cell may fall short of another
)
MIN_MUSIC_POINTS: Final = 6  # points that a musician must promise, own less others'
LATE_FROM_ROUND: Final = 4  # the round from which on warriors without neighbours stay alone
MIN_LI_SI_CLAY, MIN_LI_SI_COINS = 6, 8  # that Li Si builds with
REACHED_SEGMENT_COUNT: Final = 3  # segments that the smaller die reaches most often


def own_player_view(look: ArmyCoachContext) -> PlayerView:
    return look.view.players[look.seat]


def workers_in_hand(s: ArmyState, seat: int) -> int:
    """Return the number of workers that the seat must still place in this round."""
    return craftsmen_in_hand(s, seat) + artisans_in_hand(s, seat)


def segment_offers(look: ArmyCoachContext, ring: str, actions: Iterable[str]) -> list[Offer]:
    """Return the offers to place a worker where one of these actions is open, best first."""
    wanted, shut = set(actions), f"{ring}_shut"
    found = [o for o in look.called("place") if o.details[ring] in wanted and not o.details[shut]]
    return sorted(found, key=lambda offer: -number_detail(offer, "possible"))


def number_detail(offer: Offer, key: str) -> int:
    """Return a detail of the offer as a number, or 0 if it is none."""
    value = offer.details.get(key, 0)
    return value if isinstance(value, int) else 0


def drying_clay(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-10.2] Notice clay that will dry after the last worker, and a warrior to make of it."""
    s, own = look.s, own_player_view(look)
    n = own.wet - own.protected
    made = segment_offers(look, "inner", WARRIOR_ACTIONS)
    is_due = n >= MIN_DRYING_CLAY and workers_in_hand(s, look.seat) == 1 and s.round < s.box.rounds
    return CoachFinding(n, made[0].choice) if is_due and made else None


def soaking_segment(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-5.5] Notice much dry clay, and a segment that soaks it."""
    found = segment_offers(look, "inner", (ACTIONS[SOAK],))
    return (
        CoachFinding(own_player_view(look).dry, found[0].choice)
        if own_player_view(look).dry >= MIN_DRYING_CLAY and found
        else None
    )


def full_warehouses(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-8.8] Notice that the two fullest warehouses are worth a Supervisor who can be reached."""
    n = sum(sorted(look.s.warehouses)[-2:])
    found = segment_offers(look, "middle", (MASTERS[SUPERVISOR],))
    return CoachFinding(n, found[0].choice) if n >= MIN_WAREHOUSE_CLAY and found else None


def own_master(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-8.3] Notice that a master whom the seat has hired is on an open segment."""
    hired = [master for master, _ in own_player_view(look).masters]
    for offer in segment_offers(look, "middle", hired):
        return CoachFinding(0, offer.choice, {"master": str(offer.details["middle"])})
    return None


def artisan_fits(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-4.4] Notice a segment with one craftsman where an artisan could do all three actions."""
    shut = {segment.id for segment in look.view.segments if segment.open_to == "artisan"}
    for offer in look.called("place"):
        if offer.choice.partition(":")[2] in shut and number_detail(offer, "possible") == 3:
            return CoachFinding(0, offer.choice)
    return None


def movable_inspector(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-9.1] Notice that another player can still move an inspector off a line the seat leads."""
    s, view, seat = look.s, look.view, look.seat
    leads = any(line.leader == seat for line in view.lines if line.id in (view.row, view.column))
    if not leads or workers_in_hand(s, seat) != 1:
        return None
    for other in range(s.seats):
        able = s.weapons[other] >> SWORD & 1 or has_master(s, other, INSPECTOR)
        if other != seat and not is_pm(s, other) and able and workers_in_hand(s, other):
            return CoachFinding(0, values={"who": seat_noun(other)})
    return None


def best_line(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-9.1] Notice a cell from which the seat would win the line of an inspector."""
    offers = look.called("stand")
    best = max(offers, key=lambda offer: number_detail(offer, "lines"))
    least = min(number_detail(offer, "lines") for offer in offers)
    gain = number_detail(best, "lines")
    return CoachFinding(gain, best.choice) if gain >= least + MIN_LINE_GAIN_POINTS else None


def best_tile(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-9.5] Notice the cell that scores most with the round's tile, if that is worth a word."""
    offers = look.called("stand")
    best = max(offers, key=lambda offer: number_detail(offer, "tile"))
    gain, tile = number_detail(best, "tile"), look.view.tiles[look.s.round - 1].id
    return CoachFinding(gain, best.choice, {"tile": tile}) if gain >= MIN_TILE_POINTS else None


def free_tile(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-9.5] Notice that the area of one of the last tiles is still empty."""
    s = look.s
    for round_number in range(max(LATE_FROM_ROUND, s.round + 1), s.box.rounds + 1):
        scope = look.view.tiles[round_number - 1]
        place = {f"stand:{cell}" for cell in scope.cells} & set(look.offers)
        if place and not any(scope.counts):
            return CoachFinding(round_number, values={"tile": scope.id})
    return None


def lonely_warrior(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-11.2] Notice late in the game that a warrior would be alone where a group pays more."""
    s = look.s
    kind = s.agenda[-1][2] & 3
    beside = [cell for cell in pile_cards(empty_cells(s)) if NEAR[cell] & s.kinds[kind]]
    if s.round < LATE_FROM_ROUND or CELLS.index(look.noun) in beside:
        return None
    offers = [o for o in look.called("stand") if CELLS.index(o.choice.partition(":")[2]) in beside]
    most = max((number_detail(offer, "points") for offer in offers), default=0)
    gain = most - number_detail(look.offers[look.choice], "points")
    return (
        CoachFinding(gain, values={"warrior": WARRIORS[kind]}) if gain >= MIN_LOST_POINTS else None
    )


def better_warrior_type(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-6.2] Notice that another type of warrior scores more points."""
    best = max(look.called("make"), key=lambda offer: number_detail(offer, "vp"))
    more = number_detail(best, "vp") - number_detail(look.offers[look.choice], "vp")
    other = best.choice.partition(":")[2]
    return CoachFinding(more, values={"other": other}) if more >= MIN_LOST_POINTS else None


def weapon_or_specialist(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-7.1] Notice that this segment hires the specialist of the weapon in question."""
    s, seat, view = look.s, look.seat, look.view
    here = next((one for one in view.segments if one.id == view.segment), None)
    if here is None or here.outer != ACTIONS[SPECIALIST]:
        return None
    weapon = WEAPONS.index(look.called("wield")[0].choice.partition(":")[2])
    kind = s.box.specialist_weapon.index(weapon)
    if specialist_refusal(s, seat, kind) is not None:
        return None
    used = number_detail(look.called("wield")[0], "vp")
    return CoachFinding(used, values={"weapon": WEAPONS[weapon], "who": SPECIALISTS[kind]})


def musician_cell(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-7.8] Notice a cell where a musician will pay the seat more than the others."""
    s, seat = look.s, look.seat
    posted = look.called("post")
    is_his = posted and posted[0].details.get("who") == SPECIALISTS[MUSICIAN]
    if not is_his and f"hire:{SPECIALISTS[MUSICIAN]}" not in look.offers:
        return None
    found = []
    for cell in pile_cards(empty_cells(s)):
        row = counts(s, CROSS[cell])
        others = max(n for other, n in enumerate(row) if other != seat)
        found.append((row[seat] - others, row[seat], cell))
    lead, own, cell = max(found)
    rounds = s.box.rounds - s.round + 1
    if lead * rounds < MIN_MUSIC_POINTS:
        return None
    choice = f"post:{CELLS[cell]}" if is_his else f"hire:{SPECIALISTS[MUSICIAN]}"
    values: Values = {"cell": CELLS[cell], "own": own, "others": own - lead, "rounds": rounds}
    return CoachFinding(lead * rounds, choice, values)


def goods_tile_is_last(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-9.5] Notice that the tile of the last round counts coins or clay."""
    tile = look.view.tiles[-1].id
    return CoachFinding(0, values={"tile": tile}) if tile in TILES[-2:] else None


def goods_tile_is_not_last(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-11.5] Notice that the tile of the last round counts nothing that a player can save."""
    return CoachFinding() if goods_tile_is_last(look) is None else None


def led_line_count(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-2.2] Notice after a scoring how many of the inspectors' two lines the seat leads."""
    view = look.view
    here = [line for line in view.lines if line.id in (view.row, view.column)]
    return CoachFinding(sum(line.leader == look.seat for line in here))


def overseer_reach(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-12.3] Notice the segments that Li Si's overseer will most often reach."""
    s = look.s
    if look.view.solo is None:
        return None
    ahead = [(s.overseer + step) % len(SEGMENTS) for step in range(1, len(SEGMENTS))]
    open_ones = [at for at in ahead if not skipped_segments(s) >> at & 1][:REACHED_SEGMENT_COUNT]
    if len(open_ones) < REACHED_SEGMENT_COUNT:
        return None
    first, second, third = (SEGMENTS[at] for at in open_ones)
    here = SEGMENTS[s.overseer]
    return CoachFinding(0, values={"here": here, "first": first, "second": second, "third": third})


def li_si_can_build(look: ArmyCoachContext) -> CoachFinding | None:
    """[T-12.12] Notice that Li Si has much to build with before the seat's last worker."""
    s = look.s
    if look.view.solo is None or workers_in_hand(s, look.seat) != 1:
        return None
    clay, coins = s.wet[PM], s.coins[PM]
    rich = clay >= MIN_LI_SI_CLAY or coins >= MIN_LI_SI_COINS
    return CoachFinding(clay, values={"coins": coins}) if rich else None


NOTICES: Final[dict[str, Callable[[ArmyCoachContext], CoachFinding | None]]] = {
    "dries": drying_clay,
    "soaking": soaking_segment,
    "full_warehouses": full_warehouses,
    "own_master": own_master,
    "artisan_fits": artisan_fits,
    "still_moves": movable_inspector,
    "best_line": best_line,
    "best_tile": best_tile,
    "free_tile": free_tile,
    "lonely": lonely_warrior,
    "worth_more": better_warrior_type,
    "weapon_or_specialist": weapon_or_specialist,
    "music": musician_cell,
    "keeping_pays": goods_tile_is_last,
    "spending_pays": goods_tile_is_not_last,
    "lines_led": led_line_count,
    "overseer_reach": overseer_reach,
    "he_builds": li_si_can_build,
}
