"""The Attack phase: Battles, raids, losses, retreat (TX-10)."""

from typing import Final

from dynasty.games.tianxia.names import (
    COIN,
    KINDS,
    NOBODY,
    NOTHING,
    PATH,
    SECTIONS,
)
from dynasty.games.tianxia.packed_rows import row_length, row_pieces
from dynasty.games.tianxia.rules.battle import Battle, champion, foresee
from dynasty.games.tianxia.rules.buildings import place_names
from dynasty.games.tianxia.rules.effects import PAY_COIN
from dynasty.games.tianxia.rules.rival import scores_prestige
from dynasty.games.tianxia.rules.stock_and_score import (
    ATTACK_BUILDINGS,
    BATTLES,
    LOSSES,
    PROTECTED,
    SOLDIERS,
    coins,
    pay,
    score,
    shortfall,
)
from dynasty.games.tianxia.rules.tiles_and_jade import draw_tile
from dynasty.games.tianxia.rules.wall import SECTION_COUNT, battle_comes, defense, strength_mark
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices, seat_noun

LOSE_PRESTIGE: Final = choices("lose", ("vp",))[0]

NO_COIN: Final = Refusal("TX-10.7", "no-coins")


class Attack(Routine[TianxiaState]):
    """[TX-10.1] Fight in every section whose Chieftain is on the Battle space, west to east."""

    rule = "TX-10.1"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        s.active = NOBODY
        s.then(END_ATTACK, NOBODY)
        for section in reversed(range(SECTION_COUNT)):
            if battle_comes(s, section):
                s.then(FIGHT, NOBODY, section)


class Fight(Routine[TianxiaState]):
    """[TX-10.1] Carry out one Battle; the argument is the section."""

    rule = "TX-10.1"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        battle = foresee(s, arg)
        name = SECTIONS[arg]
        s.tell("battle_began", "TX-10.1", NOBODY, section=name, nomads=battle.nomads)
        s.then(RETREAT, NOBODY, arg << 3 | champion(battle) + 1)
        reward_defenders(s, battle)
        remove_soldiers(s, battle)
        for slot in battle.raided:
            raid(s, slot)
        if battle.left:
            s.tell("breakthrough", "TX-10.7", NOBODY, section=name, n=battle.left)
            for owner in reversed(s.order):
                suffer(s, owner, battle.left)
        elif not battle.after_soldiers:
            s.tell("battle_won", "TX-10.5", NOBODY, section=name)


def reward_defenders(s: TianxiaState, battle: Battle) -> None:
    """[TX-10.3] [TX-10.4] Score rank, then p06 and p07, before any piece leaves."""
    name = SECTIONS[battle.section]
    for rank, seat in enumerate(battle.ranking):
        points = battle.rank_points[seat]
        scored = points if scores_prestige(s, seat) else 0
        score(s, seat, BATTLES, scored)
        if s.events is not None:
            numbers = {"strength": battle.strengths[seat], "rank": rank + 1}
            numbers |= {"points": points, "scored": scored}
            s.tell("defender_ranked", "TX-10.3", seat, section=name, **numbers)
    for seat, points in enumerate(battle.passive_points):
        if points:
            score(s, seat, ATTACK_BUILDINGS, points)
            s.tell("defence_paid", "TX-10.4", seat, section=name, points=points)


def remove_soldiers(s: TianxiaState, battle: Battle) -> None:
    """[TX-10.5] [TX-10.10] Remove Soldiers from the left by Strength; each scores prestige."""
    section, last = battle.section, s.round == s.box.rounds
    s.soldiers[section] >>= 3 * sum(battle.removed)
    for seat, removed in enumerate(battle.removed):
        if not removed:
            continue
        if last:
            s.aside[seat] += removed
        else:
            s.meeples[seat] += removed
        points = removed * s.box.soldier_return_vp if scores_prestige(s, seat) else 0
        score(s, seat, SOLDIERS, points)
        name = SECTIONS[section]
        s.tell("soldiers_left", "TX-10.5", seat, section=name, n=removed, points=points)


def raid(s: TianxiaState, slot: int) -> None:
    """[TX-10.6] Remove the Governors, place an Additional Cost token, fill an empty Bonus space."""
    expelled = row_pieces(s.governors[slot])
    for seat in expelled:
        s.meeples[seat] += 1
        s.owned[seat] &= ~(1 << s.buildings[slot])
    s.governors[slot] = 0
    s.tokens |= 1 << slot
    if s.events is not None:
        names = tuple(seat_noun(seat) for seat in expelled)
        numbers = {"n": s.box.raid[slot], "fallen": len(names)}
        s.tell("raided", "TX-10.6", NOBODY, seats=names, **place_names(s, slot), **numbers)
    if s.bonus_at[slot] == NOTHING:
        tile = draw_tile(s)
        s.bonus_at[slot] = tile
        if tile != NOTHING and s.events is not None:
            kind = KINDS[s.box.tile_kind[tile]]
            s.tell("tile_laid", "TX-10.6", NOBODY, tile=kind, **place_names(s, slot))


def suffer(s: TianxiaState, seat: int, points: int) -> None:
    """[TX-10.7] Have every house suffer for each point; the Neutral House does not, Li Mu in VP."""
    if seat < s.deciders:
        s.then(SUFFER_LOSS, seat, points)
    elif scores_prestige(s, seat):
        lose_prestige(s, seat, points)


def lose_prestige(s: TianxiaState, seat: int, points: int) -> None:
    """[TX-10.7] [TX-1.5] Lose prestige, but never below 0."""
    lost = min(s.vp[seat], points * s.box.loss_vp)
    score(s, seat, LOSSES, -lost)
    forced = seat < s.deciders and not coins(s, seat)
    s.tell("prestige_lost", "TX-10.7", seat, points=lost, forced=int(forced))


class SufferLoss(Step[TianxiaState]):
    """[TX-10.7] Lose a Coin or prestige for each point that broke through. The argument: points."""

    rule = "TX-10.7"
    prompt = "ask-loss"
    offers = (PAY_COIN, LOSE_PRESTIGE)

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is PAY_COIN:
            return None if coins(s, seat) else NO_COIN
        return None

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if arg > 1:
            s.then(SUFFER_LOSS, seat, arg - 1)
        if choice is PAY_COIN:
            pay(s, seat, COIN, 1)
        else:
            lose_prestige(s, seat, 1)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is PAY_COIN:
            return {"price": ("coin",)}
        return {"points": min(s.vp[seat], s.box.loss_vp), "left": arg}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return shortfall(s, seat, COIN, 1)


class Retreat(Routine[TianxiaState]):
    """[TX-10.8] [TX-10.9] Reward protected Governors, then move the Nomads back.

    The argument holds the section and the defender of rank 1.
    """

    rule = "TX-10.9"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        section, winner = arg >> 3, (arg & 7) - 1
        protected = governors_on_path(s, section)
        if winner != NOBODY and protected and scores_prestige(s, winner):
            points = protected * s.box.protected_governor_vp
            score(s, winner, PROTECTED, points)
            s.tell("governors_protected", "TX-10.8", winner, n=protected, points=points)
        s.chief[section] = 0
        s.strength[section] = strength_mark(s, s.round)
        name, strength, now = SECTIONS[section], s.strength[section], defense(s, section)
        s.tell("nomads_retreated", "TX-10.9", NOBODY, section=name, strength=strength, defense=now)


def governors_on_path(s: TianxiaState, section: int) -> int:
    """[TX-10.8] Return the number of Governors of any colour left on the attacked path."""
    path = range(section * PATH, section * PATH + PATH)
    return sum(row_length(s.governors[slot]) for slot in path)


class EndAttack(Routine[TianxiaState]):
    """[TX-11.2] Remove the Double Tower tiles in play, whether there was a Battle or not."""

    rule = "TX-11.2"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        for section, tiles in enumerate(s.doubles):
            for owner in row_pieces(tiles):
                s.tell("double_tower_left", self.rule, owner, section=SECTIONS[section])
        s.doubles = [0] * SECTION_COUNT


ATTACK: Final = Attack()
FIGHT: Final = Fight()
SUFFER_LOSS: Final = SufferLoss()
RETREAT: Final = Retreat()
END_ATTACK: Final = EndAttack()
