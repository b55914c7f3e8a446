"""Hints: what the best bot would do in a seat's place, and why."""

from __future__ import annotations

from dynasty import bots
from dynasty.kernel import Chance, NotAsked
from dynasty.server.minds.thinking import Answer
from dynasty.server.minds.workers import Rank
from dynasty.server.shapes import hint_models
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Room
from dynasty.speech import words_of
from dynasty.text import Opinion, WinChance, hint_sentences


async def hint(hall: Hall, room: Room, seat: int, language: str) -> hint_models.Hint:
    """The best bot's choice and its reasons; neither tells more than the seat may know."""
    room.terms.check_hints()
    async with room.lock:
        state, decision = room.match.state, room.match.state.decision_of(seat)
        if decision is None:
            raise NotAsked(f"seat {seat} is not asked anything now")
        words = words_of(room.game, language, room.names())
        offers = room.game.offers(state, decision)
        labels = {offer.choice: words.label(offer) for offer in offers}
        default = str(room.game.default(state, seat))
        seed = Chance(room.seed ^ room.seq).number()
        task = hall.thinkers.task(room.id, room.game, state, seat, bots.BEST, seed, Rank.HINT)
    caller = hall.caller_of(room)
    answers = await hall.thinkers.think(task, caller)
    choice = answers[0].choice if answers else default
    second = answers[1].choice if len(answers) > 1 else ""
    why = await hall.thinkers.explain(task, choice, second, caller)
    reasons = {key: round(points, 2) for key, points in why.reasons.items()}
    opinions = [Opinion(labels[one.choice], one.visits) for one in answers]
    sentences = hint_sentences(
        words, bots.BEST, opinions or [Opinion(labels[choice], 1)], reasons, why.chance
    )
    return hint_models.Hint(
        choice=choice,
        label=labels[choice],
        bot=bots.BEST,
        sentences=sentences,
        considered=considered(answers),
        reasons=reasons,
        turn_gap=round(sum(reasons.values()), 2),
        chance=chance_of(why.chance),
    )


def considered(answers: list[Answer]) -> list[hint_models.Considered]:
    """What a search found, as programs read it."""
    return [
        hint_models.Considered(
            choice=one.choice, visits=one.visits, gap=round(answers[0].margin - one.margin, 2)
        )
        for one in answers
    ]


def chance_of(found: WinChance | None) -> hint_models.WinChance | None:
    """A chance as programs read it."""
    if found is None:
        return None
    return hint_models.WinChance(
        value=round(found.own, 3),
        reach=round(found.reach, 3),
        even=round(found.even, 3),
        about_even=found.is_even,
    )


def is_offered(room: Room, seat: int, choice: str) -> bool:
    """Can the seat still choose this? Others may have played on meanwhile."""
    decision = room.match.state.decision_of(seat)
    return decision is not None and choice in map(str, decision.choices)
