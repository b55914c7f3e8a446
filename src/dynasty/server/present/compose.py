"""Puts the page of a table together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from dynasty.kernel import Match, Question
from dynasty.server.present import changes, lesson, log
from dynasty.server.present.coach import coach_line
from dynasty.server.present.drawing import draw
from dynasty.server.present.ending import verdict
from dynasty.server.present.page import TablePage
from dynasty.server.present.plan import DUE, due_now, in_thought
from dynasty.server.present.question import asked_of
from dynasty.server.present.remembered import Remembered
from dynasty.server.present.seats import Forecast, seat_panels
from dynasty.server.seats.planning import Thought, may_plan, think
from dynasty.server.seats.seating import Caller, position
from dynasty.server.tables.room import SPECTATOR, Room
from dynasty.speech import words_of


@dataclass(frozen=True)
class Wanted:
    """Which page of a table somebody wants to see."""

    language: str
    seat: int | None = None
    at: int | None = None  # else now
    card: str = ""  # an earlier one of a lesson
    plan: bool = False  # at the viewer's next turn, in thought
    narrow: bool = False
    in_words: bool = False


def present(
    room: Room, caller: Caller, wanted: Wanted, before: Remembered | None = None
) -> TablePage:
    """The page of a table that stands still, drawn or in words; perhaps only in thought."""
    held = sorted(caller.seats(room))
    viewer, curtain = who_looks(room, caller, wanted.seat, held)
    words = words_of(room.game, wanted.language, room.names(), viewer)
    thought = thought_of(room, viewer) if wanted.plan and wanted.at is None else None
    room = room if thought is None else thought.room
    shown = lesson.shown_at(room, viewer, wanted.at, wanted.card)
    match = position(room, wanted.at if shown is None else shown.at)
    live = match is room.match and room.status == "playing"
    state = match.state if shown is None or shown.board is None else shown.board
    before = before or Remembered()
    before.begin(words)
    pictures = draw(room.game, state, viewer, words, wanted.narrow, before.parts)
    pictured = before.with_symbols(words, pictures.symbols)
    page = TablePage(
        room=room,
        words=words,
        pictured=pictured,
        viewer=viewer,
        wanted=wanted.seat,
        held=held,
        is_host=caller.is_host(room),
        at=len(match.moves),
        last=len(room.match.moves),
        live=live,
        now=match is room.match,
        pictures=pictures,
        curtain=curtain if live else None,
        lesson=None if shown is None else lesson.card_page(room, shown, pictures, words),
        plan=in_thought(thought, viewer, words, pictured) if thought else None,
    )
    if wanted.plan and thought is None and live and viewer in room.asked():
        page.plan = DUE
    add_seats(page, match)
    add_log(page, match, wanted.in_words, before)
    if page.plan is None and (live or (page.now and match.finished)):
        page.coach = coach_line(room.coach, viewer, match, words)
    if live and page.asks:
        add_question(page, match, pictures.view.questions if state is match.state else None)
        if viewer != SPECTATOR and not wanted.in_words:
            page.changed = changes.since_left(room, viewer, pictures, words, wanted.narrow)
    return page


def thought_of(room: Room, viewer: int) -> Thought | None:
    """The table in thought, while the viewer may plan."""
    return think(room, viewer) if may_plan(room, viewer) else None


def who_looks(
    room: Room, caller: Caller, wanted: int | None, held: list[int]
) -> tuple[int, int | None]:
    """Whose eyes see the page, and to whom a shared screen must be handed first."""
    if len(held) < 2 or room.status != "playing":
        return caller.seat(room, wanted), None
    asked = [seat for seat in room.asked() if seat in held]
    if wanted in held and (not asked or wanted in asked):
        return caller.seat(room, wanted), None
    return SPECTATOR, (asked[0] if asked else None)


def add_seats(page: TablePage, match: Match) -> None:
    """The seats at a glance, and who came where."""
    asked = [*page.room.posed] if page.live else []
    is_shared = match is page.room.match
    forecast = page.room.once(Forecast.of) if is_shared else Forecast.of(match)
    page.seats = seat_panels(
        page.room, match, page.viewer, page.words, page.pictures, asked, page.held, forecast.sheets
    )
    if match.finished and page.plan is None:
        page.ranking = page.placed(page.room.game.ranking(match.state))
        page.verdict = verdict(match, page.viewer, page.words)
    else:
        page.omitted = forecast.omitted(page.words)


def add_log(page: TablePage, match: Match, whole: bool, before: Remembered) -> None:
    """The turns as sentences; all with their steps where the whole is wanted."""
    told = before.told_to(page.viewer, match)
    page.earlier = 0 if whole else max(0, len(told) - log.LOG_TURNS)
    make = partial(log.turn_line, match, page.pictured, whole)
    lines = {
        number: before.turn(number, told[number], make) for number in range(page.earlier, len(told))
    }
    page.log = list(lines.values())
    page.since = [lines[n] for n in log.missed(told, page.viewer) if n in lines]
    page.latest = log.log_lines(page.pictured, log.latest(match, page.viewer))


def add_question(page: TablePage, match: Match, asked: Sequence[Question] | None) -> None:
    """The viewer's question and what can be taken back, or whom the table waits for.

    A view has its questions with it; a lesson may show another one than that of the match.
    """
    state, viewer = match.state, page.viewer
    is_read = page.lesson is not None and page.lesson.is_read
    waiting = () if is_read else (d.seat for d in state.decisions if d.seat != viewer)
    page.waiting = tuple(waiting)
    decision = state.decision_of(viewer)
    if decision is not None and not is_read:
        asked = page.room.game.questions(state, viewer) if asked is None else asked
        question = next(question for question in asked if question.seat == viewer)
        page.asked = asked_of(page.room, question, page.words, page.pictured)
        if page.plan is None and page.lesson is None:
            page.planned = due_now(page.room, viewer, page.words, page.pictured)
    if viewer != SPECTATOR and page.plan is None:
        page.undo_steps, page.undo_reason = page.room.undoable(viewer)
        if page.lesson is not None and page.undo_reason == "stand-in":
            page.undo_reason = "lesson"
