"""The coach's remarks about ideas of the game; each is made once and remembered."""

from __future__ import annotations

from functools import partial

from dynasty.learn.coach_ideas import Occasion
from dynasty.learn.coach_session import CoachSession, idea_remark
from dynasty.localization import translator_for
from dynasty.server.db import lessons as db_lessons
from dynasty.server.model.room import Room
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES

ChoiceLabels = dict[str, dict[str, str]]  # by language, by choice


def remark_on_new_idea(service: TableService, room: Room) -> None:
    """Make a remark about an idea that occurs to the learner for the first time."""
    coach = room.coach
    found = coach.look(room.match) if coach is not None else None
    if coach is not None and found is not None:
        remark_on_idea(service, room, coach, found)


def remark_on_idea(
    service: TableService, room: Room, coach: CoachSession, found: Occasion, held: str = ""
) -> None:
    """Make a remark about an idea and store with the player that it was made."""
    labels = choice_label(choice_labels(room, coach.seat), found.choice) if found.choice else {}
    own = coach.own_moves(room.match)
    coach.say(room.match, idea_remark(found, own, labels, held))
    said = f"idea-{found.idea.id}"
    learnt = [(player, room.game.name, said) for player in room.holders_of(coach.seat)]
    work = partial(db_lessons.add_progress, learnt=learnt)
    service.run_in_background(service.db.write(work))


def choice_labels(room: Room, seat: int) -> ChoiceLabels:
    """Return the labels of the seat's choices, in every language."""
    offers = room.game.offers(room.match.state, room.game.decision(room.match.state, seat))
    words = [translator_for(room.game, language, room.names()) for language in LANGUAGES]
    return {w.language: {offer.choice: w.label(offer) for offer in offers} for w in words}


def choice_label(labels: ChoiceLabels, choice: str) -> dict[str, str]:
    """Return the label of one choice, by language."""
    return {language: known[choice] for language, known in labels.items()}
