"""Whole games of Xi'an for tests: who chooses how, and who watches."""

from collections.abc import Callable
from random import Random

from dynasty.games.xian.game import Xian
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Decision
from tests.games.xian.setting import GAME

Pick = Callable[[XianState, Decision], Choice]
Watch = Callable[[XianState, Decision, Choice], None]


def by_default(s: XianState, decision: Decision) -> Choice:
    """As if everybody were absent."""
    return GAME.default(s, decision.seat)


def at_random(seed: int) -> Pick:
    """Any legal choice."""
    chance = Random(seed)
    return lambda s, decision: chance.choice(decision.choices)


def eagerly(seed: int) -> Pick:
    """Any legal choice, but nobody passes, skips or keeps who can do something."""
    chance = Random(seed)
    idle = {"pass", "save", "skip", "stop", "finish", "leave"}

    def pick(s: XianState, decision: Decision) -> Choice:
        busy = [choice for choice in decision.choices if choice.verb not in idle]
        return chance.choice(busy or decision.choices)

    return pick


def unwatched(s: XianState, decision: Decision, choice: Choice) -> None:
    """Nobody looks."""


def play_game(
    seats: int, seed: int, pick: Pick, watch: Watch = unwatched, game: Xian = GAME
) -> XianState:
    """The end of a game; `watch` sees the state after every choice."""
    s = game.start(seats, seed, listen=True)
    while s.decisions:
        decision = s.decisions[0]
        choice = pick(s, decision)
        game.apply(s, decision.seat, choice)
        watch(s, decision, choice)
    return s
