"""Self-play: let bots play a whole game."""

from collections.abc import Mapping, Sequence
from typing import Any

from dynasty.bots.bot import Bot, StateSampler
from dynasty.bots.random_bot import RandomBot
from dynasty.kernel import Choice, Game, State

SeatChoices = list[tuple[int, Choice]]
"""Who chose what, in order."""


def simulate_game(
    game: Game[Any],
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str] | None = None,
    choices: SeatChoices | None = None,
) -> State:
    """Play a game to its end and return the final state; `choices`, if given, is filled on the way.

    Bots are ordered by seat. No events are recorded: to get them, replay the choices in a Match.
    """
    s: State = game.start(len(bots), seed, options)
    while s.decisions:
        seat = s.decisions[0].seat
        choice = bot_answer(game, bots[seat], s, seat)
        if choices is not None:
            choices.append((seat, choice))
        game.apply(s, seat, choice)
    return s


def bot_answer(game: Game[Any], bot: Bot, s: State, seat: int) -> Choice:
    """Return the bot's choice; random bots get no imagined state, as making one takes long."""
    if isinstance(bot, RandomBot):
        return bot.pick(s.decisions[0].choices)
    return bot.choose(state_sampler(game, s, seat), seat)


def state_sampler(game: Game[Any], s: State, seat: int) -> StateSampler:
    """Return a function that makes states as the seat may imagine them now."""

    def imagine(seed: int) -> State:
        imagined: State = game.imagine(s, seat, seed)
        return imagined

    return imagine
