"""Hints: the choice of the best bot in a seat's place, with reasons."""

from __future__ import annotations

from dataclasses import dataclass

from dynasty import bots
from dynasty.kernel import Chance, NotAsked
from dynasty.localization import translator_for
from dynasty.server.model.room import Room
from dynasty.server.tables.service import TableService
from dynasty.server.workers.bot_pool import BotAnswer
from dynasty.server.workers.worker_pool import JobRank
from dynasty.text import Opinion, WinChance, hint_sentences


@dataclass(frozen=True)
class ConsideredChoice:
    """A choice that a search tried: how often, and by how many points it is behind the best."""

    choice: str
    visits: int
    gap: float


@dataclass(frozen=True)
class BotHint:
    """The choice of the best bot, and the reasons for it in words and numbers."""

    choice: str
    label: str
    bot: str
    sentences: list[str]
    considered: list[ConsideredChoice]  # best first
    reasons: dict[str, float]  # the points that it brings by the end of the turn
    turn_gap: float
    chance: WinChance | None  # None if there was no time to think


async def make_hint(service: TableService, room: Room, seat: int, language: str) -> BotHint:
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
        task = service.thinkers.task(
            room.id, room.game, state, seat, bots.STRONGEST_BOT, seed, JobRank.HINT
        )
    caller = service.caller_of(room)
    answers = await service.thinkers.think(task, caller)
    choice = answers[0].choice if answers else default
    second = answers[1].choice if len(answers) > 1 else ""
    why = await service.thinkers.explain(task, choice, second, caller)
    reasons = {key: round(points, 2) for key, points in why.reasons.items()}
    opinions = [Opinion(labels[one.choice], one.visits) for one in answers]
    sentences = hint_sentences(
        words, bots.STRONGEST_BOT, opinions or [Opinion(labels[choice], 1)], reasons, why.chance
    )
    return BotHint(
        choice=choice,
        label=labels[choice],
        bot=bots.STRONGEST_BOT,
        sentences=sentences,
        considered=considered_choices(answers),
        reasons=reasons,
        turn_gap=round(sum(reasons.values()), 2),
        chance=why.chance,
    )


def considered_choices(answers: list[BotAnswer]) -> list[ConsideredChoice]:
    """Return the choices of a search, each with its gap to the best."""
    return [
        ConsideredChoice(
            choice=one.choice, visits=one.visits, gap=round(answers[0].margin - one.margin, 2)
        )
        for one in answers
    ]


def is_choice_offered(room: Room, seat: int, choice: str) -> bool:
    """Return whether the seat can still make this choice."""
    decision = room.match.state.decision_of(seat)
    return decision is not None and choice in map(str, decision.choices)
