"""Rounds: their phases, the Nomads' approach, and the Cleanup (TX-1.1, TX-2)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import gain_nouns
from dynasty.games.tianxia.names import (
    KINDS,
    NOBODY,
    NOMADS,
    NOTHING,
    POSITIONS,
    SECTIONS,
    SHIP_SPACES,
    SPACES,
)
from dynasty.games.tianxia.rules.attack import ATTACK
from dynasty.games.tianxia.rules.deliveries import demand_reward
from dynasty.games.tianxia.rules.income import (
    ADD_NEUTRAL_WORKERS,
    COLLECT_BARGES,
    COLLECT_INCOME,
)
from dynasty.games.tianxia.rules.palace_tracks import has_neutral_markers
from dynasty.games.tianxia.rules.ships import bill_names, uncovered
from dynasty.games.tianxia.rules.turn import NEXT_TURN
from dynasty.games.tianxia.rules.wall import SECTION_COUNT, battle_comes
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Routine, draw, seat_noun


class PlayRound(Routine[TianxiaState]):
    """[TX-1.1] [TX-3.4] Play Setup, Income, Action, Attack; then Cleanup unless it is the last."""

    rule = "TX-1.1"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        s.round = arg
        order = tuple(seat_noun(q) for q in s.order)
        s.tell("round_started", "TX-1.1", NOBODY, round=arg, order=order)
        if arg < s.box.rounds:
            s.then(CLEAN_UP, NOBODY)
        s.then(ATTACK, NOBODY)
        s.then(NEXT_TURN, NOBODY)
        if arg > 1 and has_neutral_markers(s):
            s.then(ADD_NEUTRAL_WORKERS, NOBODY)
        s.then(COLLECT_INCOME, NOBODY)
        if arg > 1:
            s.then(COLLECT_BARGES, NOBODY)
        s.follow((SHOW_TILES, NOBODY, 0), (REVEAL_NOMADS, NOBODY, 0))


class ShowTiles(Routine[TianxiaState]):
    """[TX-2.1] Draw one Bonus tile more than there are houses, and show them."""

    rule = "TX-2.1"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        s.display = []
        for _ in range(s.seats + 1):
            tile = draw(s.bag, s.chance)
            s.bag ^= 1 << tile
            s.display.append(tile)
        names = tuple(KINDS[s.box.tile_kind[tile]] for tile in s.display)
        s.tell("tiles_shown", "TX-2.1", NOBODY, tiles=names)


class RevealNomads(Routine[TianxiaState]):
    """[TX-2.2] [TX-2.3] Reveal a Nomad card: Chieftains advance, their Strength rises."""

    rule = "TX-2.2"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        card = draw(s.nomad_pile, s.chance)
        s.nomad_pile ^= 1 << card
        s.nomads.append(s.deck + card)
        s.tell("nomads_revealed", "TX-2.2", NOBODY, card=NOMADS[s.deck + card])
        for section in range(SECTION_COUNT):
            approach(s, section, s.deck + card)
        coming = tuple(SECTIONS[at] for at in range(SECTION_COUNT) if battle_comes(s, at))
        s.tell("battles_ahead", "TX-2.4", NOBODY, n=len(coming), sections=coming)


def approach(s: TianxiaState, section: int, card: int) -> None:
    """[TX-2.2] [TX-2.3] Advance a Chieftain and its Strength by a card, up to the last space."""
    box = s.box
    steps, strength = box.nomad_steps[card][section], box.nomad_strength[card][section]
    if s.round == box.rounds:
        steps += box.last_round_steps
    s.chief[section] = min(box.chieftain_steps, s.chief[section] + steps)
    s.strength[section] = min(box.strength_max, s.strength[section] + strength)
    if s.events is not None:
        numbers = {"steps": steps, "chief": s.chief[section], "added": strength}
        name, now = SECTIONS[section], s.strength[section]
        s.tell("nomads_came", "TX-2.2", NOBODY, section=name, strength=now, **numbers)


class CleanUp(Routine[TianxiaState]):
    """[TX-1.1] Clear the display, return Action markers, move Ships, set the new Turn order."""

    rule = "TX-1.1"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        left = [tile for tile in s.display if tile != NOTHING]
        for tile in left:
            s.tiles_out |= 1 << tile
        s.display = []
        s.spaces = [0] * len(SPACES)
        s.markers = [s.box.action_markers] * s.seats
        s.sold = [0] * s.seats
        dismiss_ships(s)
        refill_ships(s)
        s.order, s.next_order = s.next_order, []
        s.tell("cleaned_up", "TX-1.1", NOBODY, tiles=len(left))


def dismiss_ships(s: TianxiaState) -> None:
    """[TX-1.1] Send away the Ship in Yan and every full one; the others move up in order."""
    staying: list[int] = []
    for position in range(len(POSITIONS)):
        if s.ships[position] == NOTHING:
            continue
        if position > 0 and uncovered(s, position):
            staying.append(position)
            continue
        for space in range(SHIP_SPACES):
            owner = (s.covered[position] >> 3 * space & 7) - 1
            if owner >= 0:
                s.deliveries[owner] += 1
        s.ships_out |= 1 << s.ships[position]
        s.demands_out |= 1 << s.demands[position]
        s.tell("ship_left", "TX-1.1", NOBODY, position=POSITIONS[position])
    for place, position in enumerate(staying):
        if place != position:
            old, new = POSITIONS[position], POSITIONS[place]
            s.tell("ship_moved", "TX-1.1", NOBODY, old=old, position=new)
    empty = len(POSITIONS) - len(staying)
    s.ships = [s.ships[at] for at in staying] + [NOTHING] * empty
    s.demands = [s.demands[at] for at in staying] + [NOTHING] * empty
    s.covered = [s.covered[at] for at in staying] + [0] * empty


def refill_ships(s: TianxiaState) -> None:
    """[TX-1.1] Bring new Ships from top to bottom, each with a new Demand tile."""
    for position in range(len(POSITIONS)):
        if s.ships[position] == NOTHING and s.ship_pile and s.demand_pile:
            s.ships[position] = draw(s.ship_pile, s.chance)
            s.ship_pile ^= 1 << s.ships[position]
            s.demands[position] = draw(s.demand_pile, s.chance)
            s.demand_pile ^= 1 << s.demands[position]
            tell_ship(s, position)


def tell_ship(s: TianxiaState, position: int) -> None:
    """[TX-1.1] Tell that a Ship has come, with the cost and reward of a Delivery to it."""
    if s.events is not None:
        cost, brings = bill_names(s, position, 0), gain_nouns(demand_reward(s, position))
        place = POSITIONS[position]
        s.tell("ship_came", "TX-1.1", NOBODY, position=place, goods=cost, gain=brings)


PLAY_ROUND: Final = PlayRound()
SHOW_TILES: Final = ShowTiles()
REVEAL_NOMADS: Final = RevealNomads()
CLEAN_UP: Final = CleanUp()
