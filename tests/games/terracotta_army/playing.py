"""Whole games of Terracotta Army for tests: who chooses how, and who watches."""

from collections.abc import Callable, Mapping
from random import Random

from dynasty.games.terracotta_army.game import TerracottaArmy
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Decision
from tests.games.terracotta_army.setting import GAME

Pick = Callable[[ArmyState, Decision], Choice]
Watch = Callable[[ArmyState, Decision, Choice], None]

IDLE = {"skip", "rest", "halt", "decline", "stay"}


def at_random(seed: int) -> Pick:
    """Any legal choice."""
    chance = Random(seed)
    return lambda s, decision: chance.choice(decision.choices)


def eagerly(seed: int) -> Pick:
    """Any legal choice, but nobody skips or takes instead who can do something."""
    chance = Random(seed)

    def pick(s: ArmyState, decision: Decision) -> Choice:
        busy = [c for c in decision.choices if c.verb not in IDLE and c.verb != "take"]
        able = [c for c in decision.choices if c.verb not in IDLE]
        return chance.choice(busy or able or decision.choices)

    return pick


def unwatched(s: ArmyState, decision: Decision, choice: Choice) -> None:
    """Nobody looks."""


def play_game(
    seats: int,
    seed: int,
    pick: Pick,
    watch: Watch = unwatched,
    game: TerracottaArmy = GAME,
    options: Mapping[str, str] | None = None,
) -> ArmyState:
    """The end of a game; `watch` sees the state after every choice."""
    s = game.start(seats, seed, options, listen=True)
    while s.decisions:
        decision = s.decisions[0]
        choice = pick(s, decision)
        game.apply(s, decision.seat, choice)
        watch(s, decision, choice)
    return s
