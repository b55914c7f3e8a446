"""Hints: the choice of the best bot in a seat's place, with reasons."""

from __future__ import annotations

from dynasty import bots
from dynasty.kernel import Chance, NotAsked
from dynasty.localization import translator_for
from dynasty.server.api.schemas import hints as schemas_hints
from dynasty.server.model.room import Room
from dynasty.server.tables.service import TableService
from dynasty.server.workers.bot_pool import BotAnswer
from dynasty.server.workers.process_pool import JobRank
from dynasty.text import Opinion, WinChance, hint_sentences


async def make_hint(hall: TableService, room: Room, seat: int, language: str) -> schemas_hints.Hint:
    """Return the best bot's choice and its reasons, from what the seat may know."""
    room.terms.check_hints()
    async with room.lock:
        state, decision = room.match.state, room.match.state.decision_of(seat)
        if decision is None:
            raise NotAsked(f"seat {seat} is not asked anything now")
        words = translator_for(room.game, language, room.names())
        offers = room.game.offers(state, decision)
        labels = {offer.choice: words.label(offer) for offer in offers}
        default = str(room.game.default(state, seat))
        seed = Chance(room.seed ^ room.seq).number()
        task = hall.thinkers.task(
            room.id, room.game, state, seat, bots.STRONGEST_BOT, seed, JobRank.HINT
        )
    caller = hall.caller_of(room)
    answers = await hall.thinkers.think(task, caller)
    choice = answers[0].choice if answers else default
    second = answers[1].choice if len(answers) > 1 else ""
    why = await hall.thinkers.explain(task, choice, second, caller)
    reasons = {key: round(points, 2) for key, points in why.reasons.items()}
    opinions = [Opinion(labels[one.choice], one.visits) for one in answers]
    sentences = hint_sentences(
        words, bots.STRONGEST_BOT, opinions or [Opinion(labels[choice], 1)], reasons, why.chance
    )
    return schemas_hints.Hint(
        choice=choice,
        label=labels[choice],
        bot=bots.STRONGEST_BOT,
        sentences=sentences,
        considered=considered_choices(answers),
        reasons=reasons,
        turn_gap=round(sum(reasons.values()), 2),
        chance=win_chance_model(why.chance),
    )


def considered_choices(answers: list[BotAnswer]) -> list[schemas_hints.Considered]:
    """Return the choices of a search as API models."""
    return [
        schemas_hints.Considered(
            choice=one.choice, visits=one.visits, gap=round(answers[0].margin - one.margin, 2)
        )
        for one in answers
    ]


def win_chance_model(found: WinChance | None) -> schemas_hints.WinChance | None:
    """Return a winning chance as an API model."""
    if found is None:
        return None
    return schemas_hints.WinChance(
        value=round(found.own, 3),
        reach=round(found.reach, 3),
        even=round(found.even, 3),
        about_even=found.is_even,
    )


def is_choice_offered(room: Room, seat: int, choice: str) -> bool:
    """Return whether the seat can still make this choice."""
    decision = room.match.state.decision_of(seat)
    return decision is not None and choice in map(str, decision.choices)
