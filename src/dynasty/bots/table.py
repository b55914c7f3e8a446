"""A table of bots: one whole game without anybody watching."""

from collections.abc import Mapping, Sequence
from typing import Any

from dynasty.bots.bot import Bot, Imagine
from dynasty.bots.chancy import RandomBot
from dynasty.kernel import Choice, Game, State

Choices = list[tuple[int, Choice]]
"""Who chose what, in order."""


def play(
    game: Game[Any],
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str] | None = None,
    choices: Choices | None = None,
) -> State:
    """Play to the end and give the final state; `choices`, if given, is filled on the way.

    Bots sit by seat. No events are built: to hear them, replay the choices in a Match.
    """
    s: State = game.start(len(bots), seed, options)
    while s.decisions:
        seat = s.decisions[0].seat
        choice = answer(game, bots[seat], s, seat)
        if choices is not None:
            choices.append((seat, choice))
        game.apply(s, seat, choice)
    return s


def answer(game: Game[Any], bot: Bot, s: State, seat: int) -> Choice:
    """The bot's answer; a random one needs no imagined state, which takes most of its time."""
    if isinstance(bot, RandomBot):
        return bot.pick(s.decisions[0].choices)
    return bot.choose(imagination(game, s, seat), seat)


def imagination(game: Game[Any], s: State, seat: int) -> Imagine:
    """States as the seat may imagine them now."""

    def imagine(seed: int) -> State:
        imagined: State = game.imagine(s, seat, seed)
        return imagined

    return imagine
