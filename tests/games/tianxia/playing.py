"""Whole games of Tianxia for tests: who chooses how, and who watches."""

from collections.abc import Callable
from random import Random

from dynasty.games.tianxia.game import Tianxia
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Decision
from tests.games.tianxia.setting import GAME

Pick = Callable[[TianxiaState, Decision], Choice]
Watch = Callable[[TianxiaState, Decision, Choice], object]

IDLE = {"pass", "out", "end", "finish", "sail", "forgo", "leave", "sell", "recall", "cash"}


def at_random(seed: int) -> Pick:
    """Any legal choice."""
    chance = Random(seed)
    return lambda s, decision: chance.choice(decision.choices)


def eagerly(seed: int) -> Pick:
    """Any legal choice, but nobody passes, finishes or throws away who can do something."""
    chance = Random(seed)

    def pick(s: TianxiaState, decision: Decision) -> Choice:
        busy = [choice for choice in decision.choices if choice.verb not in IDLE]
        return chance.choice(busy or decision.choices)

    return pick


def unwatched(s: TianxiaState, decision: Decision, choice: Choice) -> None:
    """Nobody looks."""


def play_game(
    seats: int,
    seed: int,
    pick: Pick,
    watch: Watch = unwatched,
    game: Tianxia = GAME,
    **options: str,
) -> TianxiaState:
    """The end of a game; `watch` sees the state after every choice."""
    s = game.start(seats, seed, options, listen=True)
    while s.decisions:
        decision = s.decisions[0]
        choice = pick(s, decision)
        game.apply(s, decision.seat, choice)
        watch(s, decision, choice)
    return s
