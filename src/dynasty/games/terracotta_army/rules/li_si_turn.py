"""A turn of Li Si, the Prime Minister: dice, overseer, worker, actions, cards (T-12.3)."""

from typing import Any, Final

from dynasty.games.terracotta_army.names import (
    ACTIONS,
    CARDS,
    CHALLENGES,
    RELENTLESS_OVERSEER,
    RING_ACTIONS,
    RINGS,
    SEGMENTS,
    WORKERS,
)
from dynasty.games.terracotta_army.rules.li_si_actions import ON_CARD, ON_WHEEL, resolve
from dynasty.games.terracotta_army.rules.li_si_cards import BY_RULE, NO_FIT, reveal_card
from dynasty.games.terracotta_army.rules.stock_and_score import (
    PM,
    YOU,
    artisans_in_hand,
    craftsmen_in_hand,
)
from dynasty.games.terracotta_army.rules.turn import artisans_on_wheel, craftsmen_on_wheel
from dynasty.games.terracotta_army.rules.wheel import (
    inner_action,
    middle_action,
    outer_action,
    turn_ring,
)
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Routine, Step


class PmTurn(Routine[ArmyState]):
    """[T-12.1] [T-12.3] Carry out his whole turn; the argument: how many he had this round."""

    rule = "T-12.3"

    def run(self, s: ArmyState, seat: int, arg: int) -> None:
        s.discard |= s.played
        s.played = 0
        if arg == 0 and s.challenges >> RELENTLESS_OVERSEER & 1:
            for _ in range(s.box.overseer_cards):
                reveal_card(s, "T-12.19", CHALLENGES[RELENTLESS_OVERSEER], BY_RULE)
        roll_and_move(s)
        place_worker(s)
        rings = [(PM_RING, PM, s.overseer * 4 + ring) for ring in range(len(RINGS))]
        s.follow(*rings, (PM_CARDS, PM, s.overseer))


def roll_and_move(s: ArmyState) -> None:
    """[T-12.3] Move the overseer by the smaller die, not counting segments that he skips."""
    s.dice = [s.chance.below(s.box.die_faces) + 1, s.chance.below(s.box.die_faces) + 1]
    start, left, skipped = s.overseer, min(s.dice), []
    closed = skipped_segments(s)
    while left:
        s.overseer = (s.overseer + 1) % len(SEGMENTS)
        if closed >> s.overseer & 1:
            skipped.append(SEGMENTS[s.overseer])
        else:
            left -= 1
    first, second = s.dice
    names = {"start": SEGMENTS[start], "segment": SEGMENTS[s.overseer]}
    s.tell(
        "overseer_moved",
        "T-12.3",
        PM,
        first=first,
        second=second,
        steps=min(s.dice),
        count=len(skipped),
        skipped=tuple(skipped),
        **names,
    )


def skipped_segments(s: ArmyState) -> int:
    """[T-12.3] Return the segments with a worker of his or with an artisan of yours."""
    return s.craftsmen[PM] | s.artisans[PM] | s.artisans[YOU]


def place_worker(s: ArmyState) -> None:
    """[T-12.3] Place a craftsman on an empty segment, else an artisan, else reveal a card."""
    craftsmen, artisans = craftsmen_on_wheel(s), artisans_on_wheel(s)
    taken = craftsmen | artisans
    here = 1 << s.overseer
    worker = 0
    if taken & here or craftsmen_in_hand(s, PM) == 0:
        worker = int(artisans_in_hand(s, PM) > 0 and not artisans & here)
    if worker == 0 and taken & here:
        reveal_card(s, "T-12.3", "overseer", NO_FIT)
        while taken >> s.overseer & 1:
            s.overseer = (s.overseer + 1) % len(SEGMENTS)
        s.tell("overseer_advanced", "T-12.3", PM, segment=SEGMENTS[s.overseer])
    standing = s.artisans if worker else s.craftsmen
    standing[PM] |= 1 << s.overseer
    where = SEGMENTS[s.overseer]
    s.tell("worker_placed", "T-12.3", PM, worker=WORKERS[worker], segment=where)


class PmRing(Routine[ArmyState]):
    """[T-12.3] Carry out one of his three actions. The argument is segment * 4 + ring."""

    rule = "T-12.3"

    def run(self, s: ArmyState, seat: int, arg: int) -> None:
        segment, ring = divmod(arg, 4)
        action = (inner_action, middle_action, outer_action)[ring](s, segment)
        s.tell("pm_action", "T-12.3", PM, source=RING_ACTIONS[ring], action=ACTIONS[action])
        resolve(s, action, segment, ON_WHEEL)


class PmCards(Routine[ArmyState]):
    """[T-12.3] Carry out all active cards by ascending number, after the wheel."""

    rule = "T-12.3"

    def run(self, s: ArmyState, seat: int, arg: int) -> None:
        if not s.active:
            return
        frames: list[tuple[Step[Any], int, int]] = [
            (PM_CARD, PM, arg * len(CARDS) + card)
            for card in s.box.card_order
            if s.active >> card & 1
        ]
        s.follow(*frames, (PM_TIDY, PM, 0))


class PmCard(Routine[ArmyState]):
    """[T-12.10] Carry out one card. The argument is segment * 14 + card."""

    rule = "T-12.10"

    def run(self, s: ArmyState, seat: int, arg: int) -> None:
        segment, card = divmod(arg, len(CARDS))
        s.active ^= 1 << card
        s.played |= 1 << card
        action = s.box.card_action[card]
        s.tell("pm_action", "T-12.10", PM, source=CARDS[card], action=ACTIONS[action])
        resolve(s, action, segment, ON_CARD)


class PmTidy(Routine[ArmyState]):
    """[T-12.3] Turn the rings as the cards show, in their order, then discard the cards.

    They stay face up on the discard pile until his next turn, so that players can check them.
    """

    rule = "T-12.3"

    def run(self, s: ArmyState, seat: int, arg: int) -> None:
        for card in s.box.card_order:
            ring = s.box.card_turn[card]
            if s.played >> card & 1 and ring >= 0:
                turn_ring(s, ring)
                s.tell("pm_ring_turned", "T-12.3", PM, card=CARDS[card], ring=RINGS[ring])


PM_TURN: Final = PmTurn()
PM_RING: Final = PmRing()
PM_CARDS: Final = PmCards()
PM_CARD: Final = PmCard()
PM_TIDY: Final = PmTidy()
