"""What the coach of Terracotta Army notices: segments worth a worker, lines, tiles, neighbours."""

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
from dynasty.games.terracotta_army.rules.li_si import skipped_segments
from dynasty.games.terracotta_army.rules.majority import counts
from dynasty.games.terracotta_army.rules.mausoleum import CROSS, NEAR
from dynasty.games.terracotta_army.rules.specialists import specialist_refusal
from dynasty.games.terracotta_army.rules.stock import (
    PM,
    artisans_in_hand,
    craftsmen_in_hand,
    empty_cells,
    has_master,
    is_pm,
)
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.games.terracotta_army.view import ArmyView, PlayerView
from dynasty.kernel import Look, Notice, Offer, Values, cards, seat_noun

ArmyLook = Look[ArmyState, ArmyView]

MUCH_CLAY: Final = 3  # that dries, or lies dry
STOCKED: Final = 4  # dry clay in two warehouses that is worth the Supervisor
DOMINATION: Final = 4  # points between most warriors and mere presence
TILE: Final = 3  # points of a tile that are worth a word
LESS: Final = 3  # points by which a type of warrior or its cell may fall short of another
MUSIC: Final = 6  # points that a musician must promise, own less others'
LATE: Final = 4  # the round from which on warriors without neighbours stay alone
HIS_CLAY, HIS_COINS = 6, 8  # that Li Si builds with
REACH: Final = 3  # segments that the smaller die reaches most often


def me(look: ArmyLook) -> PlayerView:
    return look.view.players[look.seat]


def in_hand(s: ArmyState, seat: int) -> int:
    """Workers that the seat has still to place in this round."""
    return craftsmen_in_hand(s, seat) + artisans_in_hand(s, seat)


def segments(look: ArmyLook, ring: str, actions: Iterable[str]) -> list[Offer]:
    """Where a worker finds one of these actions on a ring, open to the seat, the best first."""
    wanted, shut = set(actions), f"{ring}_shut"
    found = [o for o in look.called("place") if o.details[ring] in wanted and not o.details[shut]]
    return sorted(found, key=lambda offer: -number(offer, "possible"))


def number(offer: Offer, key: str) -> int:
    """A detail that is a number."""
    value = offer.details.get(key, 0)
    return value if isinstance(value, int) else 0


def dries(look: ArmyLook) -> Notice | None:
    """[T-10.2] The last worker of the round, clay that will dry, and a warrior to be made of it."""
    s, own = look.s, me(look)
    n = own.wet - own.protected
    made = segments(look, "inner", WARRIOR_ACTIONS)
    is_due = n >= MUCH_CLAY and in_hand(s, look.seat) == 1 and s.round < s.box.rounds
    return Notice(n, made[0].choice) if is_due and made else None


def soaking(look: ArmyLook) -> Notice | None:
    """[T-5.5] Much dry clay, and a segment that soaks."""
    found = segments(look, "inner", (ACTIONS[SOAK],))
    return Notice(me(look).dry, found[0].choice) if me(look).dry >= MUCH_CLAY and found else None


def full_warehouses(look: ArmyLook) -> Notice | None:
    """[T-8.8] The two fullest warehouses, and the Supervisor at hand."""
    n = sum(sorted(look.s.warehouses)[-2:])
    found = segments(look, "middle", (MASTERS[SUPERVISOR],))
    return Notice(n, found[0].choice) if n >= STOCKED and found else None


def own_master(look: ArmyLook) -> Notice | None:
    """[T-8.3] A master whom the seat has hired stands on an open segment."""
    hired = [master for master, _ in me(look).masters]
    for offer in segments(look, "middle", hired):
        return Notice(0, offer.choice, {"master": str(offer.details["middle"])})
    return None


def artisan_fits(look: ArmyLook) -> Notice | None:
    """[T-4.4] A segment where all is possible has one craftsman: an artisan may join."""
    shut = {segment.id for segment in look.view.segments if segment.open_to == "artisan"}
    for offer in look.called("place"):
        if offer.choice.partition(":")[2] in shut and number(offer, "possible") == 3:
            return Notice(0, offer.choice)
    return None


def still_moves(look: ArmyLook) -> Notice | None:
    """[T-9.1] The seat leads where an inspector stands, and somebody may still move him."""
    s, view, seat = look.s, look.view, look.seat
    leads = any(line.leader == seat for line in view.lines if line.id in (view.row, view.column))
    if not leads or in_hand(s, seat) != 1:
        return None
    for other in range(s.seats):
        able = s.weapons[other] >> SWORD & 1 or has_master(s, other, INSPECTOR)
        if other != seat and not is_pm(s, other) and able and in_hand(s, other):
            return Notice(0, values={"who": seat_noun(other)})
    return None


def best_line(look: ArmyLook) -> Notice | None:
    """[T-9.1] A cell from which the seat would win the line of an inspector."""
    offers = look.called("stand")
    best = max(offers, key=lambda offer: number(offer, "lines"))
    least = min(number(offer, "lines") for offer in offers)
    gain = number(best, "lines")
    return Notice(gain, best.choice) if gain >= least + DOMINATION else None


def best_tile(look: ArmyLook) -> Notice | None:
    """[T-9.5] A cell that scores with the tile of the round."""
    offers = look.called("stand")
    best = max(offers, key=lambda offer: number(offer, "tile"))
    gain, tile = number(best, "tile"), look.view.tiles[look.s.round - 1].id
    return Notice(gain, best.choice, {"tile": tile}) if gain >= TILE else None


def free_tile(look: ArmyLook) -> Notice | None:
    """[T-9.5] Nobody stands yet where one of the last tiles is going to be scored."""
    s = look.s
    for round_number in range(max(LATE, s.round + 1), s.box.rounds + 1):
        scope = look.view.tiles[round_number - 1]
        place = {f"stand:{cell}" for cell in scope.cells} & set(look.offers)
        if place and not any(scope.counts):
            return Notice(round_number, values={"tile": scope.id})
    return None


def lonely(look: ArmyLook) -> Notice | None:
    """[T-11.2] Late in the game, a warrior about to stand alone where beside its kind is better."""
    s = look.s
    kind = s.agenda[-1][2] & 3
    beside = [cell for cell in cards(empty_cells(s)) if NEAR[cell] & s.kinds[kind]]
    if s.round < LATE or CELLS.index(look.noun) in beside:
        return None
    offers = [o for o in look.called("stand") if CELLS.index(o.choice.partition(":")[2]) in beside]
    most = max((number(offer, "points") for offer in offers), default=0)
    gain = most - number(look.offers[look.choice], "points")
    return Notice(gain, values={"warrior": WARRIORS[kind]}) if gain >= LESS else None


def worth_more(look: ArmyLook) -> Notice | None:
    """[T-6.2] Another type of warrior scores more by some points."""
    best = max(look.called("make"), key=lambda offer: number(offer, "vp"))
    more = number(best, "vp") - number(look.offers[look.choice], "vp")
    other = best.choice.partition(":")[2]
    return Notice(more, values={"other": other}) if more >= LESS else None


def weapon_or_specialist(look: ArmyLook) -> Notice | None:
    """[T-7.1] The specialist of the weapon in question can be hired on this segment."""
    s, seat, view = look.s, look.seat, look.view
    here = next((one for one in view.segments if one.id == view.segment), None)
    if here is None or here.outer != ACTIONS[SPECIALIST]:
        return None
    weapon = WEAPONS.index(look.called("wield")[0].choice.partition(":")[2])
    kind = s.box.specialist_weapon.index(weapon)
    if specialist_refusal(s, seat, kind) is not None:
        return None
    used = number(look.called("wield")[0], "vp")
    return Notice(used, values={"weapon": WEAPONS[weapon], "who": SPECIALISTS[kind]})


def music(look: ArmyLook) -> Notice | None:
    """[T-7.8] Where a musician pays the seat more than anybody else, in the rounds to come."""
    s, seat = look.s, look.seat
    posted = look.called("post")
    is_his = posted and posted[0].details.get("who") == SPECIALISTS[MUSICIAN]
    if not is_his and f"hire:{SPECIALISTS[MUSICIAN]}" not in look.offers:
        return None
    found = []
    for cell in cards(empty_cells(s)):
        row = counts(s, CROSS[cell])
        others = max(n for other, n in enumerate(row) if other != seat)
        found.append((row[seat] - others, row[seat], cell))
    lead, own, cell = max(found)
    rounds = s.box.rounds - s.round + 1
    if lead * rounds < MUSIC:
        return None
    choice = f"post:{CELLS[cell]}" if is_his else f"hire:{SPECIALISTS[MUSICIAN]}"
    values: Values = {"cell": CELLS[cell], "own": own, "others": own - lead, "rounds": rounds}
    return Notice(lead * rounds, choice, values)


def keeping_pays(look: ArmyLook) -> Notice | None:
    """[T-9.5] The tile of the last round counts coins or clay."""
    tile = look.view.tiles[-1].id
    return Notice(0, values={"tile": tile}) if tile in TILES[-2:] else None


def spending_pays(look: ArmyLook) -> Notice | None:
    """[T-11.5] The tile of the last round counts nothing that could be kept."""
    return Notice() if keeping_pays(look) is None else None


def lines_led(look: ArmyLook) -> Notice | None:
    """[T-2.2] After a scoring: how many of the inspectors' two lines the seat leads now."""
    view = look.view
    here = [line for line in view.lines if line.id in (view.row, view.column)]
    return Notice(sum(line.leader == look.seat for line in here))


def overseer_reach(look: ArmyLook) -> Notice | None:
    """[T-12.3] Where Li Si's overseer stands, and the segments that he reaches most often."""
    s = look.s
    if look.view.solo is None:
        return None
    ahead = [(s.overseer + step) % len(SEGMENTS) for step in range(1, len(SEGMENTS))]
    open_ones = [at for at in ahead if not skipped_segments(s) >> at & 1][:REACH]
    if len(open_ones) < REACH:
        return None
    first, second, third = (SEGMENTS[at] for at in open_ones)
    here = SEGMENTS[s.overseer]
    return Notice(0, values={"here": here, "first": first, "second": second, "third": third})


def he_builds(look: ArmyLook) -> Notice | None:
    """[T-12.12] Li Si has much to build with, and the seat places its last worker."""
    s = look.s
    if look.view.solo is None or in_hand(s, look.seat) != 1:
        return None
    clay, coins = s.wet[PM], s.coins[PM]
    rich = clay >= HIS_CLAY or coins >= HIS_COINS
    return Notice(clay, values={"coins": coins}) if rich else None


NOTICES: Final[dict[str, Callable[[ArmyLook], Notice | None]]] = {
    "dries": dries,
    "soaking": soaking,
    "full_warehouses": full_warehouses,
    "own_master": own_master,
    "artisan_fits": artisan_fits,
    "still_moves": still_moves,
    "best_line": best_line,
    "best_tile": best_tile,
    "free_tile": free_tile,
    "lonely": lonely,
    "worth_more": worth_more,
    "weapon_or_specialist": weapon_or_specialist,
    "music": music,
    "keeping_pays": keeping_pays,
    "spending_pays": spending_pays,
    "lines_led": lines_led,
    "overseer_reach": overseer_reach,
    "he_builds": he_builds,
}
