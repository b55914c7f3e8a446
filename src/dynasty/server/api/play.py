"""Playing: views, events, choices, reasons, history, hints."""

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Query

from dynasty.kernel import Event, Game, Match, Question, Record, Turn, turns
from dynasty.kernel.turns import happenings
from dynasty.localization import translator_for
from dynasty.server.api.choice_reasons import choice_reasons
from dynasty.server.api.dependencies import (
    AfterMoves,
    ArrivalTime,
    Language,
    PlannedView,
    RoomAccess,
    TheCaller,
    TheDatabase,
    TheRoom,
    TheRoomAccess,
    TheTable,
    TheTableService,
    WantedSeat,
)
from dynasty.server.api.schemas import hints as schemas_hints
from dynasty.server.api.schemas import tables_and_play
from dynasty.server.db.database import Database
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.table_page.question import refusal_text
from dynasty.server.tables import hints, stored_table_text, table_actions
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.plans import room_after_plan
from dynasty.server.thread_pools import POSITIONS_POOL
from dynasty.server.votes import undo as votes_undo
from dynasty.text import Translator, WinChance, interlude_heading, preview_sentences, turn_sentence

router = APIRouter()


@router.get("/tables/{table_id}/view")
async def read_view(
    room: TheRoom,
    caller: TheCaller,
    db: TheDatabase,
    language: Language,
    seat: WantedSeat = None,
    at: AfterMoves = None,
) -> tables_and_play.ViewOut:
    """Return what the caller's seat may know, now or after `at` moves."""
    async with room.lock:
        viewer = caller.seat(room, seat)
        match = await POSITIONS_POOL.run(table_actions.match_after_moves, room, at)
        return view_out(db, room, viewer, match, language)


def view_out(
    db: Database, room: Room, viewer: int, match: Match, language: str
) -> tables_and_play.ViewOut:
    words = translator_for(room.game, language, room.names())
    view = room.game.view(match.state, viewer)
    live = match is room.match and room.status == TableStatus.PLAYING
    questions = [
        tables_and_play.QuestionOut(
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
        reach = votes_undo.undo_reach(db, room, viewer)
        text = words.say(f"undo-{reach.reason}")
        undo = tables_and_play.Undo(steps=reach.steps, reason=reach.reason, text=text)
    return tables_and_play.ViewOut(
        id=room.id,
        seat=viewer,
        seq=room.seq,
        at=len(match.moves),
        status=room.status,
        questions=questions,
        undo=undo,
        view=asdict(view),
    )


def offers_out(words: Translator, question: Question) -> list[tables_and_play.OfferOut]:
    return [
        tables_and_play.OfferOut(
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
    service: TheTableService,
    language: Language,
    seat: WantedSeat = None,
    since: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> tables_and_play.Events:
    """Return the events that the caller's seat saw after this many moves; 0 includes the set-up."""
    if isinstance(table, StoredTable):
        words = stored_table_text.translator_or_platform(
            service.game, table.edition.game, language, table.names()
        )
        viewer = caller.seat(table, seat)
        lines = zip(
            stored_table_text.stored_log(table, viewer, words),
            stored_table_text.automatic_flags(service.game, table, viewer),
            strict=True,
        )
        events = [event_out(*line, alone) for line, alone in lines if since == 0 or line[0] > since]
        return tables_and_play.Events(seq=table.seq, moves=table.move_count, events=events)
    async with table.lock:
        return events_out(table, caller.seat(table, seat), since, language)


def events_out(room: Room, viewer: int, since: int, language: str) -> tables_and_play.Events:
    """Return the events since a move; they name the player who acts, even the caller.

    The archived log of a table has the same sentences.
    """
    words = translator_for(room.game, language, room.names())
    match = room.match
    events = [
        event_out(number, event, words.event(event), part.section is not None)
        for number, part, event, _ in happenings(match, since)
        if event is not None and event.heard_by(viewer)
    ]
    return tables_and_play.Events(seq=room.seq, moves=len(match.moves), events=events)


def event_out(
    number: int, event: Event, text: str, automatic: bool = False
) -> tables_and_play.EventOut:
    return tables_and_play.EventOut(
        move=number,
        kind=event.kind,
        rule=event.rule,
        seat=event.seat,
        values=dict(event.values),
        text=text,
        automatic=automatic,
    )


@router.get("/tables/{table_id}/turns")
async def read_turns(
    room: TheRoom, caller: TheCaller, language: Language, seat: WantedSeat = None
) -> list[tables_and_play.TurnOut]:
    """Return what happened turn by turn, as the caller's seat heard it, oldest first."""
    async with room.lock:
        viewer = caller.seat(room, seat)
        words = translator_for(room.game, language, room.names())
        return [turn_out(words, turn, room.game) for turn in turns(room.match, viewer)]


def turn_out(words: Translator, turn: Turn, game: Game[Any]) -> tables_and_play.TurnOut:
    """Return a turn, or what the rules did by themselves, as the API has it."""
    alone = turn.is_interlude
    return tables_and_play.TurnOut(
        seat=turn.seat,
        first=turn.first,
        last=turn.last,
        points=turn.points,
        text=turn_sentence(words, turn, game),
        events=[event_out(n, event, words.event(event), alone) for n, event in turn.events],
        automatic=alone,
        heading=interlude_heading(words, turn),
        gains=list(turn.gains) if alone else None,
    )


@router.post("/tables/{table_id}/choices")
async def choose(
    wish: tables_and_play.ChoiceRequest, access: TheRoomAccess, arrived: ArrivalTime
) -> tables_and_play.Accepted:
    """Answer a question. Stale answers get 409, illegal ones 422 with the rule."""
    seat = access.own_seat(wish.seat)
    seq = await tables_seats.submit_choice(
        access.service, access.room, seat, wish.choice, wish.seq, wish.key, arrived
    )
    return accepted_answer(access, seq)


def accepted_answer(access: RoomAccess, seq: int) -> tables_and_play.Accepted:
    room = access.room
    asked = question_models(room, access.caller)
    return tables_and_play.Accepted(seq=seq, status=room.status, asked=asked)


@router.post("/tables/{table_id}/undo")
async def undo(
    wish: tables_and_play.UndoRequest, access: TheRoomAccess
) -> tables_and_play.Accepted:
    """Undo the caller's last choice, as far as the rules of undo allow."""
    seat = access.own_seat(wish.seat)
    seq = await votes_undo.undo_choice(access.service, access.room, seat, wish.seq)
    return accepted_answer(access, seq)


@router.get("/tables/{table_id}/question")
async def read_question(room: TheRoom, caller: TheCaller) -> tables_and_play.Asking:
    """Return what the caller's seats are asked now, in short: for programs in a hurry."""
    async with room.lock:
        asked = question_models(room, caller)
        return tables_and_play.Asking(seq=room.seq, status=room.status, asked=asked)


def question_models(room: Room, caller: Caller) -> list[tables_and_play.Asked]:
    held = caller.seats(room)
    return [
        tables_and_play.Asked(
            seat=decision.seat, step=decision.step.name, choices=[str(c) for c in decision.choices]
        )
        for decision in (room.match.state.decisions if room.status == TableStatus.PLAYING else ())
        if decision.seat in held
    ]


@router.get("/tables/{table_id}/why")
async def why(
    room: TheRoom,
    caller: TheCaller,
    language: Language,
    choice: Annotated[str, Query(max_length=80)],
    seat: WantedSeat = None,
) -> tables_and_play.Why:
    """Return why a choice is or is not possible now, with the rule."""
    async with room.lock:
        return why_out(room, caller.own_seat(room, seat), choice, language)


def why_out(room: Room, seat: int, text: str, language: str) -> tables_and_play.Why:
    words = translator_for(room.game, language, room.names())
    found = refusal_text(room, seat, room.game.vocabulary.read(text), words)
    if found is None:
        return tables_and_play.Why(choice=text, legal=True, rule="", reason="", rule_text="")
    refusal, reason = found
    rule_text = words.rule(refusal.rule)
    return tables_and_play.Why(
        choice=text, legal=False, rule=refusal.rule, reason=reason, rule_text=rule_text
    )


@router.get("/tables/{table_id}/preview")
async def read_preview(
    room: TheRoom,
    caller: TheCaller,
    language: Language,
    choice: Annotated[str, Query(max_length=80)],
    seat: WantedSeat = None,
) -> tables_and_play.PreviewOut:
    """Return what a legal choice would do, as far as the caller's seat can know."""
    async with room.lock:
        return preview_out(room, caller.own_seat(room, seat), choice, language)


def preview_out(room: Room, seat: int, text: str, language: str) -> tables_and_play.PreviewOut:
    words = translator_for(room.game, language, room.names())
    seen = room.match.preview(seat, text)
    now, question = room.game.points(room.match.state), seen.question
    return tables_and_play.PreviewOut(
        choice=text,
        sentences=preview_sentences(words, seen),
        points=[
            tables_and_play.SeatPoints(seat=sheet.seat, now=now[sheet.seat], then=sheet.scored)
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
    plan: PlannedView = False,
) -> list[tables_and_play.Reason]:
    """Return what the question offers and why not the rest, in all or for one thing."""
    async with room.lock:
        words, own = translator_for(room.game, language, room.names()), caller.own_seat(room, seat)
        return list(choice_reasons(room_after_plan(room, own) if plan else room, own, words, noun))


@router.get("/tables/{table_id}/history")
async def read_history(
    table: TheTable, caller: TheCaller, seat: WantedSeat = None
) -> list[tables_and_play.HistoryMove]:
    """Return the choices made, in order; secret ones of others only once they are known to all."""
    if isinstance(table, StoredTable):
        choices = Record.from_json(stored_table_text.require_ending(table).record).choices
        return [
            tables_and_play.HistoryMove(number=number, seat=who, choice=choice)
            for number, (who, choice) in enumerate(choices, 1)
        ]
    async with table.lock:
        viewer = caller.seat(table, seat)
        everything = table.status != TableStatus.PLAYING
        return [
            tables_and_play.HistoryMove(
                number=number,
                seat=move.seat,
                choice=move.choice if everything or move.is_open_to(viewer) else None,
            )
            for number, move in enumerate(table.match.moves, 1)
        ]


@router.get("/tables/{table_id}/hint")
async def hint(
    access: TheRoomAccess, language: Language, seat: WantedSeat = None
) -> schemas_hints.Hint:
    """Return what the best bot would do in the caller's place; it knows no more than the caller."""
    room, own = access.room, access.own_seat(seat)
    found = await hints.make_hint(access.service, room, own, language)
    async with room.lock:
        offered = hints.is_choice_offered(room, own, found.choice)
        preview = preview_out(room, own, found.choice, language) if offered else None
    chance = win_chance_model(found.chance)
    return schemas_hints.Hint(**{**asdict(found), "chance": chance, "preview": preview})


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
