"""How a game may go on for a while among good bots: a better guide than a rule of thumb."""

from collections.abc import Sequence
from typing import Any

from dynasty.bots.bot import Bot
from dynasty.bots.greedy import GreedyBot
from dynasty.bots.outlook import shown_worths
from dynasty.bots.search import Limits, SearchBot
from dynasty.bots.table import imagination
from dynasty.kernel import Chance, Game, State
from dynasty.kernel.value import Weights


def gone_on(
    game: Game[Any],
    s: State,
    until: float,
    luck: int,
    weights: Weights | None = None,
    error: float = 0.0,
) -> list[float]:
    """Play on with this luck until a moment of the game: what all may expect then, in points."""
    return expected(game, played_on(game, s, until, luck, weights, error))


def expected(game: Game[Any], s: State) -> list[float]:
    """What all may expect in a state that is the caller's own; at the end, what they have."""
    return shown_worths(game, s, -1) if s.decisions else game.worths(s)


def played_on(
    game: Game[Any],
    s: State,
    until: float,
    luck: int,
    weights: Weights | None = None,
    error: float = 0.0,
) -> State:
    """Where a state leads to by then; bots that err a little go another way with other luck."""
    chance = Chance(luck)
    bots = [GreedyBot(game, chance.number(), error, weights, 1) for _ in range(game.players(s))]
    return led_on(game, s, until, luck, bots)


def searched_on(
    game: Game[Any], s: State, until: float, luck: int, iterations: int, turns: int
) -> State:
    """The same by bots that search, slower by far and overlooking less.

    With so many iterations, or up to twice as many, so that they go another way with other luck.
    """
    chance = Chance(luck)
    limits = Limits(iterations + chance.below(iterations), turns)
    bots = [SearchBot(game, chance.number(), limits) for _ in range(game.players(s))]
    return led_on(game, s, until, luck, bots)


def led_on(game: Game[Any], s: State, until: float, luck: int, bots: Sequence[Bot]) -> State:
    """Where these bots lead a state to."""
    twin = s.clone()
    twin.chance = Chance(luck)
    while twin.decisions and game.progress(twin) < until:
        asked = twin.decisions[0].seat
        game.apply(twin, asked, bots[asked].choose(imagination(game, twin, asked), asked))
    return twin
