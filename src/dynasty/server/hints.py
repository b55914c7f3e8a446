"""Hints: what the best bot would do in a seat's place, and how it values the choices."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from dynasty import bots
from dynasty.bots.greedy import SAMPLES, follow
from dynasty.kernel import Chance
from dynasty.server import models
from dynasty.server.hall import Hall
from dynasty.server.room import Room
from dynasty.server.speech import words_of
from dynasty.server.thinking import shelf_game


async def hint(hall: Hall, room: Room, seat: int, language: str) -> models.Hint:
    """The best bot's choice and why; neither knows more than the seat does."""
    choice = await hall.bot_choice(room, seat, bots.BEST)
    async with room.lock:
        words = words_of(room.game, language, room.names())
        state, decision = room.match.state, room.match.state.decision_of(seat)
        offers = room.game.offers(state, decision) if decision else ()
        labels = {offer.choice: words.label(offer) for offer in offers}
        imagined = room.game.dump(room.game.imagine(state, seat, Chance(room.seq).number()))
    task = partial(weigh, room.game.name, hall.settings.components.get(room.game.name))
    worth = dict(
        await asyncio.get_running_loop().run_in_executor(
            hall.thinkers.pool, partial(task, imagined, seat)
        )
    )
    others = sorted((text for text in worth if text != choice), key=worth.__getitem__)
    return models.Hint(
        choice=choice,
        label=labels.get(choice, choice),
        bot=bots.BEST,
        gain=worth.get(choice, 0.0),
        next_label=labels.get(others[-1], others[-1]) if others else "",
        next_gain=worth[others[-1]] if others else 0.0,
    )


def weigh(
    name: str, components: Path | None, imagined: dict[str, Any], seat: int
) -> list[tuple[str, float]]:
    """In a worker: what each choice is worth by the game's own estimate, in points."""
    game = shelf_game(name, components)
    state = game.load(imagined)
    decision = state.decision_of(seat)
    choices = decision.choices if decision else []
    start, worth = game.estimate(state, seat), [0.0] * len(choices)
    for number in range(SAMPLES):
        guess = game.imagine(state, seat, number)
        for at, choice in enumerate(choices):
            after = guess.clone()
            follow(game, after, seat, choice)
            worth[at] += game.estimate(after, seat) - start
    return [(str(c), round(w / SAMPLES, 2)) for c, w in zip(choices, worth, strict=True)]
