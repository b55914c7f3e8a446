"""The automated rival: the Neutral House for two players, Li Mu for one (TX-14, TX-15).

Both are variants of our own. The rival takes the seat after the deciding ones; it draws an order
a turn and tells the reason for each of its actions.
"""

from typing import Final

from dynasty.games.tianxia.names import (
    ANY_BANNER,
    BARGES,
    DELIVERY_SPACES,
    DISPLAY,
    FORTIFY,
    FROM_PASS,
    FROM_REGION,
    KINDS,
    LAST_STEP,
    NOBODY,
    NOTHING,
    ORDERS,
    PALACE_SLOTS,
    PATH,
    RIVALS,
    SECTIONS,
    SHIP_SPACES,
    SLOT_GROUP,
    SPACES,
    TILE_STEPS,
    TRACKS,
)
from dynasty.games.tianxia.packed_rows import add_right, row_length
from dynasty.games.tianxia.rules.barges import push_worker
from dynasty.games.tianxia.rules.buildings import place_names
from dynasty.games.tianxia.rules.palace_tracks import (
    REWARD_STEP,
    TRACK_COUNT,
    make_step,
    may_advance,
)
from dynasty.games.tianxia.rules.ships import uncovered
from dynasty.games.tianxia.rules.stock_and_score import FROM_PALACE, FROM_SHIPS, score, tell_lost
from dynasty.games.tianxia.rules.tiles_and_jade import jade_refusal, take_chosen, take_given
from dynasty.games.tianxia.rules.wall import (
    battle_comes,
    build_tower,
    build_wall,
    defense,
    soldier_refusal,
    station,
    wall_space_refusal,
)
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Routine, draw

ALL_ORDERS: Final = (1 << len(ORDERS)) - 1
LATE_ROUND: Final = 3


def is_li_mu(s: TianxiaState) -> bool:
    """[TX-15.1] Return whether the rival is Li Mu, who scores: with one player."""
    return s.deciders == 1


def rival_noun(s: TianxiaState) -> str:
    """[TX-14.1] [TX-15.1] Return the name of the rival as a noun."""
    return RIVALS[s.deciders - 1]


def scores_prestige(s: TianxiaState, seat: int) -> bool:
    """[TX-14.8] Return whether the seat's prestige is recorded: a player's or Li Mu's."""
    return seat < s.deciders or is_li_mu(s)


class RivalTurn(Routine[TianxiaState]):
    """[TX-14.3] [TX-15.6] Carry out an order in each turn while Action markers last, then pass."""

    rule = "TX-14.3"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        if not s.markers[seat]:
            rival_pass(s, seat)
            return
        order = draw_order(s)
        space = s.box.order_space[order]
        s.markers[seat] -= 1
        s.spaces[space] = add_right(s.spaces[space], seat)
        s.space = space
        s.tell(
            "order_drawn",
            "TX-14.3",
            seat,
            rival=rival_noun(s),
            order=ORDERS[order],
            space=SPACES[space],
        )
        rival_track(s, seat, order)
        if space < FORTIFY:
            rival_region(s, seat, space)
        else:
            rival_military(s, seat, order)
        rival_worker(s, seat, s.box.order_barge[order])


def draw_order(s: TianxiaState) -> int:
    """[TX-14.2] Return the next order; all are shuffled again when none is left."""
    if not s.order_pile:
        s.order_pile = ALL_ORDERS
    order = draw(s.order_pile, s.chance)
    s.order_pile ^= 1 << order
    return order


def lowest_track(s: TianxiaState, seat: int) -> int:
    """[TX-14.3] Return the rival's lowest track; ties white, red, black, blue; or NOTHING."""
    at = seat * TRACK_COUNT
    own = s.steps[at : at + TRACK_COUNT]
    lowest = min(own)
    return own.index(lowest) if lowest < LAST_STEP else NOTHING


def rival_track(s: TianxiaState, seat: int, order: int) -> None:
    """[TX-14.3] Make a step on the banner's track, or the printed one of a military order."""
    space, track = s.box.order_space[order], s.box.order_track[order]
    source = ANY_BANNER
    if space < FORTIFY:
        track, source = s.banners[s.box.region_ring[space]], FROM_REGION + space
    if not may_advance(s, seat, track):
        full, track = track, lowest_track(s, seat)
        if track != NOTHING:
            s.tell(
                "rival_turned",
                "TX-14.3",
                seat,
                rival=rival_noun(s),
                full=TRACKS[full],
                track=TRACKS[track],
            )
    if track != NOTHING:
        rival_step(s, seat, track, source)


def rival_step(s: TianxiaState, seat: int, track: int, source: int) -> None:
    """[TX-14.7] [TX-15.2] Take tiles on steps 3 and 7; steps 5 and 10 score for Li Mu only."""
    step = make_step(s, seat, track, source)
    if step in TILE_STEPS:
        rival_palace_tile(s, seat, track * 2 + TILE_STEPS.index(step))
    elif is_li_mu(s) and step in (REWARD_STEP, LAST_STEP):
        points = s.box.rival_step_5 if step == REWARD_STEP else s.box.rival_step_10
        score(s, seat, FROM_PALACE, points)
        s.tell(
            "rival_scored",
            "TX-15.2",
            seat,
            rival=rival_noun(s),
            source=TRACKS[track],
            points=points,
        )


def rival_palace_tile(s: TianxiaState, seat: int, group: int) -> None:
    """[TX-14.7] Take the takeable tile in the lowest slot."""
    for slot in range(group * SLOT_GROUP, group * SLOT_GROUP + SLOT_GROUP):
        tile = s.palace[slot]
        if tile != NOTHING and jade_refusal(s, seat, tile) is None:
            s.palace[slot] = NOTHING
            kind = KINDS[s.box.tile_kind[tile]]
            s.tell(
                "rival_took",
                "TX-14.7",
                seat,
                rival=rival_noun(s),
                where=PALACE_SLOTS[slot],
                tile=kind,
            )
            take_chosen(s, seat, tile)
            return
    tell_lost(s, seat, ("palace_tile",), "no-tile")


def cheapest_slot(s: TianxiaState, seat: int, region: int) -> int:
    """[TX-14.4] Return the cheapest Building open to the rival; ties by path, then west."""
    spaces = len(s.box.governor_wood[s.side])
    found = [
        (s.box.building_cost[s.buildings[slot]], slot % PATH, slot)
        for slot in s.box.region_slots[region]
        if row_length(s.governors[slot]) < spaces and not s.owned[seat] >> s.buildings[slot] & 1
    ]
    return min(found)[2] if found else NOTHING


def rival_region(s: TianxiaState, seat: int, region: int) -> None:
    """[TX-14.4] Install at the cheapest Building; make a Delivery where there is a Port."""
    slot = cheapest_slot(s, seat, region)
    if slot == NOTHING:
        tell_lost(s, seat, ("governor",), "no-building")
    elif not s.meeples[seat]:
        tell_lost(s, seat, ("governor",), "no-meeple")
    else:
        rival_install(s, seat, slot)
    port = s.box.region_port[region]
    if port != NOTHING:
        rival_delivery(s, seat, port)


def rival_install(s: TianxiaState, seat: int, slot: int) -> None:
    """[TX-14.4] Install without payment and effect, but take the Bonus tile."""
    building = s.buildings[slot]
    s.meeples[seat] -= 1
    s.governors[slot] = add_right(s.governors[slot], seat)
    s.owned[seat] |= 1 << building
    cost, names = s.box.building_cost[building], place_names(s, slot)
    s.tell("rival_installed", "TX-14.4", seat, rival=rival_noun(s), cost=cost, **names)
    tile = s.bonus_at[slot]
    if tile != NOTHING:
        s.bonus_at[slot] = NOTHING
        take_given(s, seat, tile)


def rival_delivery(s: TianxiaState, seat: int, port: int) -> None:
    """[TX-14.4] [TX-15.2] Cover the leftmost uncovered space; place no Shipping marker."""
    spaces = uncovered(s, port)
    if not spaces or not s.deliveries[seat]:
        why = "no-delivery-marker" if spaces else "ship-full"
        tell_lost(s, seat, ("delivery",), why)
        return
    s.deliveries[seat] -= 1
    s.covered[port] |= seat + 1 << 3 * spaces[0]
    points = 0
    if is_li_mu(s):
        points = s.box.rival_delivery
        score(s, seat, FROM_SHIPS, points)
    where = DELIVERY_SPACES[port * SHIP_SPACES + spaces[0]]
    s.tell("rival_delivered", "TX-14.4", seat, rival=rival_noun(s), space=where, points=points)


def target_section(s: TianxiaState, order: int) -> int:
    """[TX-14.5] Return the section with the largest Nomad lead in a Battle, else the first one."""
    preference = s.box.order_sections[order]
    battles = [section for section in preference if battle_comes(s, section)]
    if not battles:
        return preference[0]
    return max(battles, key=lambda section: s.strength[section] - defense(s, section))


def from_target(s: TianxiaState, order: int, target: int) -> list[int]:
    """[TX-14.5] Return the target, then the next sections of the preference list in a cycle."""
    preference = s.box.order_sections[order]
    at = preference.index(target)
    return preference[at:] + preference[:at]


def rival_military(s: TianxiaState, seat: int, order: int) -> None:
    """[TX-14.5] Fortify or Train where the order points."""
    target = target_section(s, order)
    numbers = {"strength": s.strength[target], "defense": defense(s, target)}
    kind = "rival_aimed_battle" if battle_comes(s, target) else "rival_aimed"
    name = SECTIONS[target]
    s.tell(kind, "TX-14.5", seat, rival=rival_noun(s), section=name, **numbers)
    sections = from_target(s, order, target)
    if s.box.order_space[order] == FORTIFY:
        rival_fortify(s, seat, sections)
    else:
        rival_train(s, seat, sections)


def rival_fortify(s: TianxiaState, seat: int, sections: list[int]) -> None:
    """[TX-14.5] Build a Tower at the target, then a Wall there or in the next section with room."""
    target = sections[0]
    if s.towers_built[seat] >= s.box.towers:
        tell_lost(s, seat, ("tower",), "towers-built")
    elif s.towers[target] != NOBODY:
        tell_lost(s, seat, ("tower",), "tower-taken")
    else:
        build_tower(s, seat, target, 0, "TX-14.5")
    for section in sections:
        if wall_space_refusal(s, seat, section) is None:
            build_wall(s, seat, section, 0, "TX-14.5")
            return
    built = s.walls_built[seat] >= s.box.walls
    tell_lost(s, seat, ("wall",), "walls-built" if built else "no-wall-space")


def rival_train(s: TianxiaState, seat: int, sections: list[int]) -> None:
    """[TX-14.5] [TX-15.2] [TX-15.4] Place Soldiers at the target or the next section with room."""
    soldiers = s.box.level_train[s.level] if is_li_mu(s) else s.box.house_train
    for placed in range(soldiers):
        room = [section for section in sections if soldier_refusal(s, section) is None]
        if not room or not s.meeples[seat]:
            why = "no-meeple" if room else "no-soldier-space"
            tell_lost(s, seat, ("soldier",) * (soldiers - placed), why)
            return
        station(s, seat, room[0], "TX-14.5")


def rival_worker(s: TianxiaState, seat: int, barge: int) -> None:
    """[TX-14.3] Place a Worker into the printed Barge, if the rival has a meeple."""
    if not s.meeples[seat]:
        tell_lost(s, seat, ("worker",), "no-meeple")
        return
    s.meeples[seat] -= 1
    s.tell("rival_worker", "TX-14.3", seat, rival=rival_noun(s), barge=BARGES[barge])
    push_worker(s, seat, barge, seat)


def rival_pass(s: TianxiaState, seat: int) -> None:
    """[TX-14.6] Enter the Turn order, take a tile of the display, step on the lowest track."""
    s.next_order.append(seat)
    number, last = len(s.next_order), int(s.round == s.box.rounds)
    s.tell("passed", "TX-14.6", seat, place=number, last=last)
    for place, tile in enumerate(s.display):
        if tile != NOTHING and jade_refusal(s, seat, tile) is None:
            s.display[place] = NOTHING
            kind = KINDS[s.box.tile_kind[tile]]
            s.tell(
                "rival_took", "TX-14.6", seat, rival=rival_noun(s), where=DISPLAY[place], tile=kind
            )
            take_chosen(s, seat, tile)
            break
    else:
        tell_lost(s, seat, ("display_tile",), "no-tile")
    for _ in range(2 if s.round >= LATE_ROUND else 1):
        track = lowest_track(s, seat)
        if track != NOTHING:
            name = TRACKS[track]
            s.tell("rival_lowest", "TX-14.6", seat, rival=rival_noun(s), track=name)
            rival_step(s, seat, track, FROM_PASS)


RIVAL_TURN: Final = RivalTurn()
