"""Build the page of a table from a snapshot of its room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from dynasty.kernel import Match, Question
from dynasty.localization import translator_for
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.model.table_status import TableStatus
from dynasty.server.table_page import lesson, log, moved_pieces
from dynasty.server.table_page.coach import coach_line
from dynasty.server.table_page.page_cache import PageCache
from dynasty.server.table_page.page_data import TablePage
from dynasty.server.table_page.pictures import draw_position
from dynasty.server.table_page.plan import DUE_PLAN_PAGE, due_plan_page, plan_page
from dynasty.server.table_page.question import question_panel
from dynasty.server.table_page.result_sentence import verdict_sentence
from dynasty.server.table_page.seat_panels import Forecast, seat_panels
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.plans import PlannedTable, may_plan, planned_table
from dynasty.server.tables.table_actions import match_after_moves


@dataclass(frozen=True)
class PageOptions:
    """Which page of a table a reader requests."""

    language: str
    seat: int | None = None
    at: int | None = None  # else now
    card: str = ""  # an earlier one of a lesson
    plan: bool = False  # at the viewer's next turn, in thought
    narrow: bool = False
    in_words: bool = False


def build_table_page(
    room: Room, caller: Caller, wanted: PageOptions, before: PageCache | None = None
) -> TablePage:
    """Return the page of a room's snapshot: drawn or as text, perhaps after planned steps."""
    held = sorted(caller.seats(room))
    viewer, curtain = viewer_and_curtain(room, caller, wanted.seat, held)
    words = translator_for(room.game, wanted.language, room.names(), viewer)
    thought = permitted_plan(room, viewer) if wanted.plan and wanted.at is None else None
    room = room if thought is None else thought.room
    shown = lesson.shown_card(room, viewer, wanted.at, wanted.card)
    match = match_after_moves(room, wanted.at if shown is None else shown.at)
    live = match is room.match and room.status == TableStatus.PLAYING
    state = match.state if shown is None or shown.board is None else shown.board
    before = before or PageCache()
    before.begin(words)
    pictures = draw_position(room.game, state, viewer, words, wanted.narrow, before.parts)
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
        plan=plan_page(thought, viewer, words, pictured) if thought else None,
    )
    if wanted.plan and thought is None and live and viewer in room.asked():
        page.plan = DUE_PLAN_PAGE
    add_seats(page, match)
    add_log(page, match, wanted.in_words, before)
    if page.plan is None and (live or (page.now and match.finished)):
        page.coach = coach_line(room.coach, viewer, match, words)
    if live and page.asks:
        add_question(page, match, pictures.view.questions if state is match.state else None)
        if viewer != SPECTATOR and not wanted.in_words:
            page.changed = moved_pieces.pieces_moved_by_others(
                room, viewer, pictures, words, wanted.narrow
            )
    return page


def permitted_plan(room: Room, viewer: int) -> PlannedTable | None:
    """Return the table after the viewer's planned steps; None if they may not plan."""
    return planned_table(room, viewer) if may_plan(room, viewer) else None


def viewer_and_curtain(
    room: Room, caller: Caller, wanted: int | None, held: list[int]
) -> tuple[int, int | None]:
    """Return the seat whose view a page shows, and the seat to hand a shared screen to, if any."""
    if len(held) < 2 or room.status != TableStatus.PLAYING:
        return caller.seat(room, wanted), None
    asked = [seat for seat in room.asked() if seat in held]
    if wanted in held and (not asked or wanted in asked):
        return caller.seat(room, wanted), None
    return SPECTATOR, (asked[0] if asked else None)


def add_seats(page: TablePage, match: Match) -> None:
    """Add the seats' panels, and either the final ranking or what the forecasts leave out."""
    asked = [*page.room.posed] if page.live else []
    is_shared = match is page.room.match
    forecast = page.room.once(Forecast.of) if is_shared else Forecast.of(match)
    page.seats = seat_panels(
        page.room, match, page.viewer, page.words, page.pictures, asked, page.held, forecast.sheets
    )
    if match.finished and page.plan is None:
        page.ranking = page.placed(page.room.game.ranking(match.state))
        page.verdict = verdict_sentence(match, page.viewer, page.words)
    else:
        page.omitted = forecast.omitted(page.words)


def add_log(page: TablePage, match: Match, whole: bool, before: PageCache) -> None:
    """Add the turns as sentences; every turn with its steps if the whole log is wanted."""
    told = before.told_to(page.viewer, match)
    page.earlier = 0 if whole else max(0, len(told) - log.MAX_LOG_TURNS)
    make = partial(log.turn_line, match, page.pictured, whole)
    lines = {
        number: before.turn(number, told[number], make) for number in range(page.earlier, len(told))
    }
    page.log = list(lines.values())
    page.since = [lines[n] for n in log.missed_turns(told, page.viewer) if n in lines]
    page.latest = log.latest_lines(match, page.pictured, page.viewer, told)


def add_question(page: TablePage, match: Match, asked: Sequence[Question] | None) -> None:
    """Add the viewer's question, the possible undo, and the seats that the table waits for.

    A view comes with its questions; a lesson may show another position than that of the match.
    """
    state, viewer = match.state, page.viewer
    is_read = page.lesson is not None and page.lesson.is_read
    waiting = () if is_read else (d.seat for d in state.decisions if d.seat != viewer)
    page.waiting = tuple(waiting)
    decision = state.decision_of(viewer)
    if decision is not None and not is_read:
        asked = page.room.game.questions(state, viewer) if asked is None else asked
        question = next(question for question in asked if question.seat == viewer)
        page.asked = question_panel(page.room, question, page.words, page.pictured)
        if page.plan is None and page.lesson is None:
            page.planned = due_plan_page(page.room, viewer, page.words, page.pictured)
    if viewer != SPECTATOR and page.plan is None:
        page.undo_steps, page.undo_reason = page.room.undoable(viewer)
        if page.lesson is not None and page.undo_reason == "stand-in":
            page.undo_reason = "lesson"
