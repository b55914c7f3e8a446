"""Never mute: what may be done with a thing now, and why not the rest, with the rule."""

from __future__ import annotations

from collections.abc import Iterator

from dynasty.kernel import Choice
from dynasty.server.shapes import models
from dynasty.server.tables.room import Room
from dynasty.text import Words, known_choices


def reasons(
    room: Room, seat: int, words: Words, noun: str | None = None
) -> Iterator[models.Reason]:
    """Every choice that the seat's question knows, legal or not; with a noun, those of a thing.

    A thing that the question does not know has one reason why: it is not its time.
    Call it under the room's lock.
    """
    state, game = room.match.state, room.game
    decision = state.decision_of(seat) if room.status == "playing" else None
    labels = {}
    if decision is not None:
        labels = {offer.choice: words.label(offer) for offer in game.offers(state, decision)}
    for choice in considered(room, seat, noun):
        text, thing = str(choice), words.name(choice.noun)
        refusal = game.why_not(state, seat, choice)
        if refusal is None:
            label = labels.get(text, thing)
            yield models.Reason(choice=text, thing=thing, legal=True, text=label, rule="")
        else:
            said = words.refusal(refusal, game.because(state, seat, choice))
            yield models.Reason(choice=text, thing=thing, legal=False, text=said, rule=refusal.rule)


def considered(room: Room, seat: int, noun: str | None) -> list[Choice]:
    """The choices that the seat's question knows; else any one choice of the thing."""
    decision = room.match.state.decision_of(seat) if room.status == "playing" else None
    found = known_choices(decision) if decision is not None else []
    if noun is None:
        return found
    of_thing = [choice for choice in found if choice.noun == noun]
    if of_thing:
        return of_thing
    return [choice for choice in room.game.vocabulary if choice.noun == noun][:1]
