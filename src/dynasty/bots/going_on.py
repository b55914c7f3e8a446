"""How a game may go on for a while among good bots: a better guide than a rule of thumb."""

from typing import Any

from dynasty.bots.greedy import GreedyBot
from dynasty.bots.outlook import shown_worths
from dynasty.bots.table import imagination
from dynasty.kernel import Chance, Game, State
from dynasty.kernel.value import Weights


def gone_on(
    game: Game[Any], s: State, until: float, luck: int, weights: Weights | None = None
) -> list[float]:
    """Play on with this luck until a moment of the game: what all may expect then, in points."""
    twin, chance = s.clone(), Chance(luck)
    twin.chance = Chance(luck)
    bots = [GreedyBot(game, chance.number(), 0.0, weights, 1) for _ in range(game.players(s))]
    while twin.decisions and game.progress(twin) < until:
        asked = twin.decisions[0].seat
        game.apply(twin, asked, bots[asked].choose(imagination(game, twin, asked), asked))
    return shown_worths(game, twin, -1) if twin.decisions else game.worths(twin)
