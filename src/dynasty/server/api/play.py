"""Playing: views, events, choices, reasons, history, hints."""

import asyncio
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query

from dynasty.kernel import Event, Match, Question, Record, turns
from dynasty.server.after import kept
from dynasty.server.api.common import (
    Arrived,
    InThought,
    Language,
    Position,
    TheCaller,
    TheHall,
    TheRoom,
    TheTable,
    WantedSeat,
)
from dynasty.server.api.reasons import reasons
from dynasty.server.minds import hints
from dynasty.server.seats import chairs, seating, undoing
from dynasty.server.seats.planning import in_thought
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes import hint_models, models
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import SPECTATOR, Room
from dynasty.server.tables.stored import Stored
from dynasty.speech import words_of
from dynasty.text import Words, preview_sentences, turn_sentence

router = APIRouter()


@router.get("/tables/{table_id}/view")
async def read_view(
    room: TheRoom,
    caller: TheCaller,
    hall: TheHall,
    language: Language,
    seat: WantedSeat = None,
    at: Position = None,
) -> models.ViewOut:
    """What the caller's seat may know, now or after `at` moves."""
    async with room.lock:
        viewer = caller.seat(room, seat)
        match = await asyncio.to_thread(seating.position, room, at)
        return view_out(hall, room, viewer, match, language)


def view_out(hall: Hall, room: Room, viewer: int, match: Match, language: str) -> models.ViewOut:
    words = words_of(room.game, language, room.names())
    view = room.game.view(match.state, viewer)
    live = match is room.match and room.status == "playing"
    questions = [
        models.QuestionOut(
            seat=question.seat,
            step=question.step,
            rule=question.rule,
            text=words.question(question),
            offers=None if question.offers is None else offers_out(words, question),
        )
        for question in (view.questions if live else ())
    ]
    undo = None
    if live and viewer != SPECTATOR:
        reach = undoing.reach(hall, room, viewer)
        text = words.say(f"undo-{reach.reason}")
        undo = models.Undo(steps=reach.steps, reason=reach.reason, text=text)
    return models.ViewOut(
        id=room.id,
        seat=viewer,
        seq=room.seq,
        at=len(match.moves),
        status=room.status,
        questions=questions,
        undo=undo,
        view=asdict(view),
    )


def offers_out(words: Words, question: Question) -> list[models.OfferOut]:
    return [
        models.OfferOut(
            choice=offer.choice,
            label=words.label(offer),
            details=dict(offer.details),
            kind=offer.kind,
            heading=offer.heading,
            gives_up=words.say(offer.gives_up) if offer.gives_up else "",
        )
        for offer in question.offers or ()
    ]


@router.get("/tables/{table_id}/events")
async def read_events(
    table: TheTable,
    caller: TheCaller,
    hall: TheHall,
    language: Language,
    seat: WantedSeat = None,
    since: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> models.Events:
    """What the caller's seat heard since so many moves were made; 0 includes the set-up."""
    if isinstance(table, Stored):
        words = kept.words_for(hall, table.edition.game, language, table.names())
        lines = kept.log(table, caller.seat(table, seat), words)
        events = [event_out(*line) for line in lines if since == 0 or line[0] > since]
        return models.Events(seq=table.seq, moves=table.move_count, events=events)
    async with table.lock:
        return events_out(table, caller.seat(table, seat), since, language)


def events_out(room: Room, viewer: int, since: int, language: str) -> models.Events:
    """Events name whoever acts, also the caller: what is kept of a table tells the same."""
    words = words_of(room.game, language, room.names())
    match = room.match
    told = [] if since else [(0, event) for event in match.opening]
    for number, move in enumerate(match.moves[since:], since + 1):
        told += [(number, event) for event in move.events]
    events = [
        event_out(number, event, words.event(event))
        for number, event in told
        if event.heard_by(viewer)
    ]
    return models.Events(seq=room.seq, moves=len(match.moves), events=events)


def event_out(number: int, event: Event, text: str) -> models.EventOut:
    return models.EventOut(
        move=number,
        kind=event.kind,
        rule=event.rule,
        seat=event.seat,
        values=dict(event.values),
        text=text,
    )


@router.get("/tables/{table_id}/turns")
async def read_turns(
    room: TheRoom, caller: TheCaller, language: Language, seat: WantedSeat = None
) -> list[models.TurnOut]:
    """What happened turn by turn, as the caller's seat heard it, oldest first."""
    async with room.lock:
        viewer = caller.seat(room, seat)
        words = words_of(room.game, language, room.names())
        return [
            models.TurnOut(
                seat=turn.seat,
                first=turn.first,
                last=turn.last,
                points=turn.points,
                text=turn_sentence(words, turn, room.game.headlines),
                events=[event_out(n, event, words.event(event)) for n, event in turn.events],
            )
            for turn in turns(room.match, viewer)
        ]


@router.post("/tables/{table_id}/choices")
async def choose(
    wish: models.ChoiceRequest, room: TheRoom, caller: TheCaller, hall: TheHall, arrived: Arrived
) -> models.Accepted:
    """Answer a question. Stale answers get 409, illegal ones 422 with the rule."""
    seat = caller.own_seat(room, wish.seat)
    seq = await chairs.choose(hall, room, seat, wish.choice, wish.seq, wish.key, arrived)
    return models.Accepted(seq=seq, status=room.status, asked=asked_of(room, caller))


@router.post("/tables/{table_id}/undo")
async def undo(
    wish: models.UndoRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.Accepted:
    """Take the caller's last choice back, as far as the rules of undo allow."""
    seat = caller.own_seat(room, wish.seat)
    seq = await undoing.undo(hall, room, seat, wish.seq)
    return models.Accepted(seq=seq, status=room.status, asked=asked_of(room, caller))


@router.get("/tables/{table_id}/question")
async def read_question(room: TheRoom, caller: TheCaller) -> models.Asking:
    """What the caller's seats are asked now, in short: for programs in a hurry."""
    async with room.lock:
        asked = asked_of(room, caller)
        return models.Asking(seq=room.seq, status=room.status, asked=asked)


def asked_of(room: Room, caller: Caller) -> list[models.Asked]:
    held = caller.seats(room)
    return [
        models.Asked(
            seat=decision.seat, step=decision.step.name, choices=[str(c) for c in decision.choices]
        )
        for decision in (room.match.state.decisions if room.status == "playing" else ())
        if decision.seat in held
    ]


@router.get("/tables/{table_id}/why")
async def why(
    room: TheRoom,
    caller: TheCaller,
    language: Language,
    choice: Annotated[str, Query(max_length=80)],
    seat: WantedSeat = None,
) -> models.Why:
    """Why a choice is or is not possible now, with the rule."""
    async with room.lock:
        return explain(room, caller.own_seat(room, seat), choice, language)


def explain(room: Room, seat: int, text: str, language: str) -> models.Why:
    words = words_of(room.game, language, room.names())
    state, choice = room.match.state, room.game.vocabulary.read(text)
    refusal = room.game.why_not(state, seat, choice)
    if refusal is None:
        return models.Why(choice=text, legal=True, rule="", reason="", rule_text="")
    reason = words.refusal(refusal, room.game.because(state, seat, choice))
    rule_text = words.rule(refusal.rule)
    return models.Why(
        choice=text, legal=False, rule=refusal.rule, reason=reason, rule_text=rule_text
    )


@router.get("/tables/{table_id}/preview")
async def read_preview(
    room: TheRoom,
    caller: TheCaller,
    language: Language,
    choice: Annotated[str, Query(max_length=80)],
    seat: WantedSeat = None,
) -> models.PreviewOut:
    """What a legal choice would do, before it is made: no more than the caller's seat can know."""
    async with room.lock:
        return preview_out(room, caller.own_seat(room, seat), choice, language)


def preview_out(room: Room, seat: int, text: str, language: str) -> models.PreviewOut:
    words = words_of(room.game, language, room.names())
    seen = room.match.preview(seat, text)
    now, question = room.game.points(room.match.state), seen.question
    return models.PreviewOut(
        choice=text,
        sentences=preview_sentences(words, seen),
        points=[
            models.SeatPoints(seat=sheet.seat, now=now[sheet.seat], then=sheet.scored)
            for sheet in seen.sheets
        ],
        ends=seen.ends,
        question="" if question is None else words.question(question),
        offers=[] if question is None else offers_out(words, question),
    )


@router.get("/tables/{table_id}/reasons")
async def read_reasons(
    room: TheRoom,
    caller: TheCaller,
    language: Language,
    noun: Annotated[str | None, Query(max_length=80)] = None,
    seat: WantedSeat = None,
    plan: InThought = False,
) -> list[models.Reason]:
    """What the question offers and why not the rest: all of it, or what points at one thing."""
    async with room.lock:
        words, own = words_of(room.game, language, room.names()), caller.own_seat(room, seat)
        return list(reasons(in_thought(room, own) if plan else room, own, words, noun))


@router.get("/tables/{table_id}/history")
async def read_history(
    table: TheTable, caller: TheCaller, seat: WantedSeat = None
) -> list[models.HistoryMove]:
    """The choices made, in order; secret ones of others only once they are known to all."""
    if isinstance(table, Stored):
        choices = Record.from_json(kept.ending_of(table).record).choices
        return [
            models.HistoryMove(number=number, seat=who, choice=choice)
            for number, (who, choice) in enumerate(choices, 1)
        ]
    async with table.lock:
        viewer = caller.seat(table, seat)
        everything = table.status != "playing"
        return [
            models.HistoryMove(
                number=number,
                seat=move.seat,
                choice=move.choice if everything or move.is_open_to(viewer) else None,
            )
            for number, move in enumerate(table.match.moves, 1)
        ]


@router.get("/tables/{table_id}/hint")
async def hint(
    room: TheRoom, caller: TheCaller, hall: TheHall, language: Language, seat: WantedSeat = None
) -> hint_models.Hint:
    """What the best bot would do in the caller's place; it knows no more than the caller."""
    own = caller.own_seat(room, seat)
    found = await hints.hint(hall, room, own, language)
    async with room.lock:
        if hints.is_offered(room, own, found.choice):
            found.preview = preview_out(room, own, found.choice, language)
    return found
