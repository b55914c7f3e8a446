"""Whole games of Yínzi for tests: who chooses how, and who watches."""

from collections.abc import Callable
from random import Random

from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Decision
from tests.games.yinzi.setting import GAME

Pick = Callable[[YinziState, Decision], Choice]
Watch = Callable[[YinziState, Decision, Choice], None]


def by_default(s: YinziState, decision: Decision) -> Choice:
    """As if everybody were absent."""
    return GAME.default(s, decision.seat)


def at_random(seed: int) -> Pick:
    """Any legal choice."""
    chance = Random(seed)
    return lambda s, decision: chance.choice(decision.choices)


def eagerly(seed: int) -> Pick:
    """Any legal choice, but nobody stops, declines or peddles who can do something else."""
    chance = Random(seed)
    idle = {"stop", "skip", "leave", "end", "done", "pass", "peddle", "starve", "settle"}

    def pick(s: YinziState, decision: Decision) -> Choice:
        busy = [choice for choice in decision.choices if choice.verb not in idle]
        return chance.choice(busy or decision.choices)

    return pick


def unwatched(s: YinziState, decision: Decision, choice: Choice) -> None:
    """Nobody looks."""


def play_game(seats: int, seed: int, pick: Pick, watch: Watch = unwatched) -> YinziState:
    """The end of a game; `watch` sees the state after every choice."""
    s = GAME.start(seats, seed, listen=True)
    while s.decisions:
        decision = s.decisions[0]
        choice = pick(s, decision)
        GAME.apply(s, decision.seat, choice)
        watch(s, decision, choice)
    return s
