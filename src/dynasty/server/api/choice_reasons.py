"""The choices of a question or of one thing, each with the reason why it is not possible."""

from __future__ import annotations

from collections.abc import Iterator

from dynasty.kernel import Choice
from dynasty.server.api.schemas import tables_and_play
from dynasty.server.model.room import Room
from dynasty.server.model.table_status import TableStatus
from dynasty.server.table_page.question import refusal_text
from dynasty.text import Translator, known_choices


def choice_reasons(
    room: Room, seat: int, words: Translator, noun: str | None = None
) -> Iterator[tables_and_play.Reason]:
    """Yield the choices of the seat's question, or of one noun, each with why it is not legal.

    A thing that the question does not know gives one reason: it cannot be chosen now. Call this
    while holding the room's lock.
    """
    state, game = room.match.state, room.game
    decision = state.decision_of(seat) if room.status == TableStatus.PLAYING else None
    labels = {}
    if decision is not None:
        labels = {offer.choice: words.label(offer) for offer in game.offers(state, decision)}
    for choice in choices_to_explain(room, seat, noun):
        text, thing = str(choice), words.name(choice.noun)
        found = refusal_text(room, seat, choice, words)
        if found is None:
            label = labels.get(text, thing)
            yield tables_and_play.Reason(choice=text, thing=thing, legal=True, text=label, rule="")
        else:
            refusal, said = found
            yield tables_and_play.Reason(
                choice=text, thing=thing, legal=False, text=said, rule=refusal.rule
            )


def choices_to_explain(room: Room, seat: int, noun: str | None) -> list[Choice]:
    """Return the choices that the seat's question knows; else one choice of the thing."""
    decision = room.match.state.decision_of(seat) if room.status == TableStatus.PLAYING else None
    found = known_choices(decision) if decision is not None else []
    if noun is None:
        return found
    of_thing = [choice for choice in found if choice.noun == noun]
    if of_thing:
        return of_thing
    return [choice for choice in room.game.vocabulary if choice.noun == noun][:1]
