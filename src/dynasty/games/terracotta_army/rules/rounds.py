"""The course of the game: rounds, and the cleanup between them (T-3, T-10)."""

from typing import Any, Final

from dynasty.games.terracotta_army.names import HARSH_SUN, MASTERS, NOBODY, TILES
from dynasty.games.terracotta_army.rules.li_si_turn import PM_TURN
from dynasty.games.terracotta_army.rules.li_si_warriors import SURPRISE_BUILD
from dynasty.games.terracotta_army.rules.round_scoring import SCORE_ROUND
from dynasty.games.terracotta_army.rules.solo_setup import clean_up_solo
from dynasty.games.terracotta_army.rules.stock_and_score import (
    PM,
    goods,
    has_master,
    is_pm,
    workers,
)
from dynasty.games.terracotta_army.rules.turn import CHOOSE_SEGMENT
from dynasty.games.terracotta_army.rules.wheel import turn_ring
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Routine, Step, seat_noun


def order_names(s: ArmyState) -> tuple[str, ...]:
    return tuple(seat_noun(seat) for seat in s.order)


class PlayRound(Routine[ArmyState]):
    """[T-3.1] [T-3.2] Play a round: turns until all workers are placed, scoring, cleanup."""

    rule = "T-3.1"

    def run(self, s: ArmyState, seat: int, arg: int) -> None:
        s.round = arg
        tile = TILES[s.tiles[arg - 1]]
        s.tell("round_started", "T-3.1", NOBODY, round=arg, tile=tile, order=order_names(s))
        frames: list[tuple[Step[Any], int, int]] = []
        for number in range(workers(s)):
            for actor in s.order:
                step: Step[Any] = PM_TURN if is_pm(s, actor) else CHOOSE_SEGMENT
                frames.append((step, actor, number if step is PM_TURN else 0))
        if s.solo:
            frames += [(SURPRISE_BUILD, PM, 0)] * s.box.surprise_times
            frames += [(SURPRISE_BUILD, PM, 1)] * s.box.surprise_times
        s.follow(*frames, (SCORE_ROUND, NOBODY, 0), (CLEAN_UP, NOBODY, 0))


class CleanUp(Routine[ArmyState]):
    """[T-10.1] Set turn order, dry clay, pay coins; then the next round, unless it was the last."""

    rule = "T-10.1"

    def run(self, s: ArmyState, seat: int, arg: int) -> None:
        set_order(s)
        for owner in range(s.seats):
            if not is_pm(s, owner):
                dry_clay(s, owner)
                collect_coins(s, owner)
        if s.solo:
            clean_up_solo(s)
        if s.round < s.box.rounds:
            prepare_round(s)


def set_order(s: ArmyState) -> None:
    """[T-10.1] Put holders of priority tokens first, by number; the rest keep their order."""
    if not any(s.priority):
        return
    holders = sorted((seat for seat in s.order if s.priority[seat]), key=s.priority.__getitem__)
    s.order = holders + [seat for seat in s.order if not s.priority[seat]]
    s.priority = [0] * s.seats
    s.tell("order_set", "T-10.1", NOBODY, order=order_names(s))


def protection(s: ArmyState, seat: int) -> int:
    """[T-8.9] [T-12.19] Return how much wet clay the seat's masters protect."""
    if s.challenges >> HARSH_SUN & 1:
        return 0
    return sum(
        s.box.protects[master] for master in range(len(MASTERS)) if has_master(s, seat, master)
    )


def dry_clay(s: ArmyState, seat: int) -> None:
    """[T-10.2] Wet clay dries unless a master protects it."""
    dried = s.wet[seat] - min(s.wet[seat], protection(s, seat))
    if dried:
        s.wet[seat] -= dried
        s.dry[seat] += dried
        s.tell("clay_dried", "T-10.2", seat, count=dried, kept=s.wet[seat])


def master_coins(s: ArmyState, seat: int) -> int:
    """[T-8.9] Return the coins that the seat's masters give in cleanup."""
    return sum(
        s.box.gives_coin[master] for master in range(len(MASTERS)) if has_master(s, seat, master)
    )


def collect_coins(s: ArmyState, seat: int) -> None:
    """[T-8.9] Give a coin for each builder, administrator and inspector hired."""
    coins = master_coins(s, seat)
    if coins:
        s.coins[seat] += coins
        s.tell("master_coins", "T-8.9", seat, gain=goods(coins=coins))


def prepare_round(s: ArmyState) -> None:
    """[T-10.3] Return all workers to their players and turn both rings one step."""
    s.craftsmen = [0] * s.seats
    s.artisans = [0] * s.seats
    turn_ring(s, 0)
    turn_ring(s, 1)
    s.tell("wheel_prepared", "T-10.3", NOBODY)


PLAY_ROUND: Final = PlayRound()
CLEAN_UP: Final = CleanUp()
