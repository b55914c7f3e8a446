"""Whole games for tests: who chooses how, and who watches."""

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any, Generic, TypeVar

from dynasty.kernel import Choice, Decision, Game, State

S = TypeVar("S", bound=State)
Pick = Callable[[Any, Decision], Choice]
Watch = Callable[[Any, Decision, Choice], object]


def at_random(seed: int) -> Pick:
    """Any legal choice."""
    chance = Random(seed)
    return lambda s, decision: chance.choice(decision.choices)


def unwatched(s: Any, decision: Decision, choice: Choice) -> None:
    """Nobody looks."""


class Playing(Generic[S]):
    """Games of one title.

    Eager players use an `idle` verb only where there is no other; a second set of verbs says what
    they avoid even then.
    """

    def __init__(self, game: Game[S], *idle: Collection[str]) -> None:
        self.game = game
        self.idle = idle

    def by_default(self, s: S, decision: Decision) -> Choice:
        """As if everybody were absent."""
        return self.game.default(s, decision.seat)

    def eagerly(self, seed: int) -> Pick:
        """Any legal choice, but nobody is idle who can do something."""
        chance = Random(seed)

        def pick(s: S, decision: Decision) -> Choice:
            for idle in self.idle:
                busy = [choice for choice in decision.choices if choice.verb not in idle]
                if busy:
                    return chance.choice(busy)
            return chance.choice(decision.choices)

        return pick

    def play_game(
        self,
        seats: int,
        seed: int,
        pick: Pick,
        watch: Watch = unwatched,
        game: Game[S] | None = None,
        options: Mapping[str, str] | None = None,
    ) -> S:
        """The end of a game; `watch` sees the state after every choice."""
        game = game or self.game
        s = game.start(seats, seed, options, listen=True)
        while s.decisions:
            decision = s.decisions[0]
            choice = pick(s, decision)
            game.apply(s, decision.seat, choice)
            watch(s, decision, choice)
        return s
