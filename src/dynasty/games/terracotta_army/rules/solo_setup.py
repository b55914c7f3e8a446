"""How a solo game begins: challenges, Li Si's pieces and masters (T-12.1, T-12.17, T-12.19)."""

from typing import Final

from dynasty.games.terracotta_army.components import Box
from dynasty.games.terracotta_army.names import (
    ALL_WEAPONS,
    CARDS,
    CHALLENGES,
    DRAWN_BLADES,
    FULL_TREASURY,
    IMPERIAL_FAVOR,
    MASTERS,
    SECOND_SEAL,
    SEGMENTS,
    UPGRADE,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.setup import give_goods, give_pieces, lay_board
from dynasty.games.terracotta_army.rules.stock_and_score import (
    CHALLENGE,
    PM,
    YOU,
    goods,
    has_master,
    score,
    tokens_left,
    weapon_names,
)
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Chance, Choice, Refusal, Routine, Step, Values, choices, draw, make_pile

LAY: Final = choices("lay", CHALLENGES)
DRAW: Final = choices("draw", ("challenge_deck",))[0]
BEGIN: Final = choices("begin", ("round_marker",))[0]

ALREADY_LAID: Final = Refusal("T-12.19", "already-laid")
ALL_LAID: Final = Refusal("T-12.19", "all-laid")
EVERY_CHALLENGE: Final = (1 << len(CHALLENGES)) - 1


def laid_by(option: str) -> int:
    """[T-12.19] Return the challenges that this table option puts into the game."""
    if option == "all":
        return EVERY_CHALLENGE
    return 1 << CHALLENGES.index(option) if option in CHALLENGES else 0


def set_up_solo(chance: Chance, box: Box, laid: int) -> ArmyState:
    """[T-12.1] Return a table of two: you, and the Prime Minister, who is always first."""
    s = ArmyState(2, chance, box)
    s.solo = 1
    lay_board(s)
    give_pieces(s)
    s.order = [PM, YOU]
    give_goods(s)
    s.weapon_row, weapons = [], make_pile(range(len(WEAPONS)))
    for _ in WEAPONS:
        weapon = draw(weapons, s.chance)
        weapons ^= 1 << weapon
        s.weapon_row.append(weapon)
    upgrade_at = s.box.inner.index(UPGRADE) + s.inner
    s.overseer = (upgrade_at + len(SEGMENTS) // 2) % len(SEGMENTS)
    s.dice = []
    s.deck, s.on_top = make_pile(range(len(CARDS))), s.box.cards_on_top
    s.active = s.played = s.discard = 0
    s.challenges = laid
    return s


class LayChallenges(Step[ArmyState]):
    """[T-12.19] Choose which challenges are in the game, draw one by chance, or play without."""

    rule = "T-12.19"
    prompt = "ask-challenges"
    offers = (BEGIN, *LAY, DRAW)
    endings = (BEGIN,)

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is BEGIN:
            return None
        if s.challenges == EVERY_CHALLENGE:
            return ALL_LAID
        return ALREADY_LAID if choice is not DRAW and s.challenges >> choice.at & 1 else None

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        if choice is BEGIN:
            return
        if choice is DRAW:
            draw_challenge(s)
        else:
            s.challenges |= 1 << choice.at
        s.then(LAY_CHALLENGES, seat)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {"effect": f"help-{choice.noun}"} if choice.verb == "lay" else {}


def draw_challenge(s: ArmyState) -> None:
    """[T-12.19] Add one more challenge by chance."""
    s.challenges |= 1 << draw(EVERY_CHALLENGE & ~s.challenges, s.chance)


class BeginSolo(Routine[ArmyState]):
    """[T-12.19] The challenges take effect; the first master cards are revealed."""

    rule = "T-12.19"

    def run(self, s: ArmyState, seat: int, arg: int) -> None:
        for number, card in enumerate(CHALLENGES):
            if s.challenges >> number & 1:
                s.tell("challenge_laid", "T-12.19", PM, challenge=card)
        if s.challenges >> IMPERIAL_FAVOR & 1:
            score(s, PM, CHALLENGE, s.box.favor_vp)
            s.tell("pm_favor", "T-12.19", PM, vp=s.box.favor_vp)
        if s.challenges >> FULL_TREASURY & 1:
            fill_treasury(s)
        if s.challenges >> DRAWN_BLADES & 1:
            draw_blades(s)
        second = s.box.seal_cards if s.challenges >> SECOND_SEAL & 1 else 0
        for _ in range(s.box.master_cards + second):
            reveal_master(s)


def fill_treasury(s: ArmyState) -> None:
    """[T-12.19] Give the Prime Minister more coins and clay."""
    coins, clay = s.box.treasury_coins, s.box.treasury_clay
    s.coins[PM] += coins
    s.wet[PM] += clay
    s.tell("goods_gained", "T-12.19", PM, gain=goods(coins, clay))


def draw_blades(s: ArmyState) -> None:
    """[T-12.19] Make all his weapons available."""
    fresh = ALL_WEAPONS & ~s.weapons[PM]
    s.weapons[PM] = ALL_WEAPONS
    if fresh:
        s.tell("weapons_readied", "T-12.19", PM, weapons=weapon_names(fresh))


def reveal_master(s: ArmyState) -> None:
    """[T-12.17] Reveal a master card at random; his token goes there for free."""
    hidden = make_pile(m for m in range(len(MASTERS)) if not has_master(s, PM, m))
    if hidden:
        master = draw(hidden, s.chance)
        s.token_at[PM * len(MASTERS) + master] = tokens_left(s, PM)[0]
        s.tell("master_revealed", "T-12.17", PM, master=MASTERS[master])


def clean_up_solo(s: ArmyState) -> None:
    """[T-12.17] [T-12.19] Ready his weapons, if a challenge says so, and reveal a master card."""
    if s.challenges >> DRAWN_BLADES & 1:
        draw_blades(s)
    if s.round < s.box.rounds:
        reveal_master(s)


LAY_CHALLENGES: Final = LayChallenges()
BEGIN_SOLO: Final = BeginSolo()
