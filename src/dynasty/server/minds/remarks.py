"""What the coach of a table says of ideas, and that it remembers having said it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from dynasty.learn.coach_ideas import Occasion
from dynasty.learn.coached import Coached, idea_remark
from dynasty.server.learning import lesson_store
from dynasty.server.store.storage import Store
from dynasty.server.tables.room import Room
from dynasty.speech import words_of
from dynasty.text import LANGUAGES

Labels = dict[str, dict[str, str]]  # by language, by choice
Tasks = set[asyncio.Task[Any]]


def look(store: Store, room: Room, tasks: Tasks) -> None:
    """What has come up for the first time is told once, at this table and at all others."""
    coach = room.coach
    found = coach.look(room.match) if coach is not None else None
    if coach is not None and found is not None:
        say(store, room, coach, found, tasks)


def say(
    store: Store, room: Room, coach: Coached, found: Occasion, tasks: Tasks, held: str = ""
) -> None:
    """The coach speaks of an idea, perhaps before a choice, and remembers that it has."""
    labels = one_label(labels_of(room, coach.seat), found.choice) if found.choice else {}
    own = coach.own_moves(room.match)
    coach.say(room.match, idea_remark(found, own, labels, held))
    said = f"idea-{found.idea.id}"
    learnt = [(player, room.game.name, said) for player in room.holders_of(coach.seat)]
    task = asyncio.create_task(store.write(partial(lesson_store.add_learnt, learnt=learnt)))
    tasks.add(task)
    task.add_done_callback(tasks.discard)


def labels_of(room: Room, seat: int) -> Labels:
    """What the seat may choose now, in words."""
    offers = room.game.offers(room.match.state, room.game.decision(room.match.state, seat))
    words = [words_of(room.game, language, room.names()) for language in LANGUAGES]
    return {w.language: {offer.choice: w.label(offer) for offer in offers} for w in words}


def one_label(labels: Labels, choice: str) -> dict[str, str]:
    """One choice in all languages."""
    return {language: known[choice] for language, known in labels.items()}
