"""What a page shows of a table: everything as this viewer may see it, in this reader's words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from dynasty import bots, games
from dynasty.drawing.frame import Pictures
from dynasty.drawing.scene import Scene
from dynasty.drawing.svg import svg
from dynasty.kernel import Decision, Event, Match, Offer, ScoreSheet
from dynasty.server import recap
from dynasty.server.hall import SPEEDS
from dynasty.server.room import PERSON, SPECTATOR, Room
from dynasty.server.scored import Scored, SeatPanel
from dynasty.server.seating import Caller, position
from dynasty.server.signs import Pictured, drawn
from dynasty.server.speech import resumed_words, words_of
from dynasty.text import Words, denials

LOG_LINES = 60  # on the table's page; the text view has them all


@dataclass(frozen=True)
class ChoiceLine:
    """A legal choice as a button."""

    text: str
    noun: str
    label: str
    shown: Markup  # the label with symbols
    ends_turn: bool  # while something useful is still open: ask before


@dataclass(frozen=True)
class LogLine:
    """What happened, in words, with its rule."""

    move: int
    text: str
    shown: Markup  # the text with symbols
    rule: str
    seat: int


@dataclass(frozen=True)
class Refused:
    """Things that cannot be chosen now, all for one reason."""

    text: str
    rule: str
    things: tuple[tuple[str, str], ...]  # noun, name
    more: str  # how many there are besides


@dataclass
class TablePage(Scored):
    """All that the templates of a table show."""

    room: Room
    words: Words
    pictured: Pictured
    viewer: int
    wanted: int | None
    held: list[int]
    is_host: bool
    at: int
    last: int
    live: bool  # the present position of an open table
    now: bool  # the present position
    pictures: Pictures[Any]
    before: Pictures[Any] | None = None  # before the others acted
    question: str = ""
    rule: str = ""
    choices: list[ChoiceLine] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    curtain: int | None = None  # the seat to which this screen must be handed
    seats: list[SeatPanel] = field(default_factory=list)
    recap: list[LogLine] = field(default_factory=list)
    log: list[LogLine] = field(default_factory=list)
    earlier: int = 0  # lines of the log that are not shown
    latest: list[LogLine] = field(default_factory=list)  # what the last move told
    undo_steps: int = 0
    undo_reason: str = ""
    ranking: list[SeatPanel] = field(default_factory=list)
    chat: Sequence[Any] = ()
    standing: dict[int, str] = field(default_factory=dict)  # by seat: what it is to the viewer
    hint: Any = None
    notice: str = ""

    @property
    def resumed(self) -> str:
        """How the table went on where its log no longer replayed, if it had to."""
        resume = self.room.resumed
        return "" if resume is None else resumed_words(resume, self.words.language)

    @property
    def resumed_lately(self) -> bool:
        """Has the viewer not acted since? A spectator: has nobody?"""
        if self.room.resumed is None:
            return False
        return not (self.last if self.viewer == SPECTATOR else self.room.last_move_of(self.viewer))

    @property
    def id(self) -> str:
        return self.room.id

    @property
    def game(self) -> str:
        return self.room.game.name

    @property
    def bots(self) -> tuple[str, ...]:
        return bots.NAMES

    @property
    def speeds(self) -> dict[str, int]:
        return SPEEDS

    @property
    def lit(self) -> set[str]:
        """The things that a legal choice points at."""
        return {choice.noun for choice in self.choices}

    @cached_property
    def changed(self) -> frozenset[str]:
        """The pieces that others moved since the viewer last acted."""
        if self.before is None:
            return frozenset()
        return recap.changed_pieces(self.before.scenes, self.pictures.scenes)

    def svg_of(self, scene: Scene) -> str:
        """A picture, legal things lit, changed pieces marked."""
        hinted = {self.hint.choice.partition(":")[2]} if self.hint else set()
        marked = recap.marked(scene, self.changed)
        return svg(marked, lit=self.lit, chosen=hinted, theme=None)

    @property
    def notes(self) -> str:
        return self.room.chairs[self.viewer].notes if self.viewer != SPECTATOR else ""

    @property
    def shared(self) -> bool:
        """Do several people look at this screen in turn?"""
        return len(self.held) > 1 and self.room.status == "playing"

    def say(self, key: str, **values: int | str | tuple[str, ...]) -> str:
        return self.words.say(key, **values)

    def picture(self, noun: str) -> Markup:
        """The symbol of a thing, if there is one."""
        return drawn(self.pictured.mark(noun))

    def names(self, seats: Sequence[int]) -> str:
        return self.words.joined([self.words.seat(seat) for seat in seats])

    def url(self, path: str = "", **changes: int | str | None) -> str:
        """The address of this table or of something at it, for the same viewer."""
        query: dict[str, int | str | None] = {"seat": self.wanted}
        query |= {"at": None if self.now else self.at, **changes}
        given = urlencode({key: value for key, value in query.items() if value is not None})
        return f"/tables/{self.id}{path}" + (f"?{given}" if given else "")


def present(
    room: Room,
    caller: Caller,
    language: str,
    seat: int | None = None,
    at: int | None = None,
    narrow: bool = False,
    whole_log: bool = False,
) -> TablePage:
    """The page of a table; call it under the room's lock."""
    words = words_of(room.game, language, room.names())
    held = sorted(caller.seats(room))
    match = position(room, at)
    live = match is room.match and room.status == "playing"
    viewer, curtain = who_looks(room, caller, seat, held)
    pictures = draw(room, match, viewer, words, narrow)
    page = TablePage(
        room=room,
        words=words,
        pictured=Pictured(words, pictures.symbols),
        viewer=viewer,
        wanted=seat,
        held=held,
        is_host=caller.is_host(room),
        at=len(match.moves),
        last=len(room.match.moves),
        live=live,
        now=match is room.match,
        pictures=pictures,
        curtain=curtain if live else None,
    )
    page.seats = [seat_panel(page, match, sheet) for sheet in open_sheets(match, viewer)]
    add_log(page, match, whole_log)
    if live:
        add_question(page, match)
        add_undo(page, match)
        add_recap(page, match, narrow)
    if match.finished:
        page.ranking = [page.panel(seat) for seat in room.game.ranking(match.state)]
    return page


def draw(room: Room, match: Match, viewer: int, words: Words, narrow: bool) -> Pictures[Any]:
    """The table of a position as the viewer sees it."""
    game = room.game
    view = game.view(match.state, viewer)
    return games.load_board(game.name).draw(view, game.box, words.say, narrow)


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


def open_sheets(match: Match, viewer: int) -> list[ScoreSheet]:
    sheets: list[ScoreSheet] = match.game.open_scores(match.state, viewer)
    return sheets


def seat_panel(page: TablePage, match: Match, sheet: ScoreSheet) -> SeatPanel:
    room, words = page.room, page.words
    asked = {decision.seat for decision in match.state.decisions} if page.live else set()
    chair = room.chairs[sheet.seat] if sheet.seat < len(room.chairs) else None
    lines = ((words.category(line.category), line.rule, line.points) for line in sheet.lines)
    return SeatPanel(
        seat=sheet.seat,
        name=words.seat(sheet.seat),
        bot="" if chair is None else chair.bot,
        person=chair is not None and chair.player == PERSON,
        total=sheet.total,
        asked=sheet.seat in asked,
        mine=sheet.seat in page.held,
        away=chair is not None and bool(chair.stand_in),
        wants_end=chair is not None and chair.wants_end,
        sheet=tuple(line for line in lines if line[2]),
    )


def told(match: Match, viewer: int, begin: int = 0, end: int | None = None) -> list[Told]:
    """What the viewer heard of these moves, oldest first; from the first one, the set-up too."""
    found: list[Told] = [(0, event) for event in match.opening] if not begin else []
    for number, move in enumerate(match.moves[begin:end], begin + 1):
        found += [(number, event) for event in move.events]
    return [(number, event) for number, event in found if event.heard_by(viewer)]


Told = tuple[int, Event]


def log_lines(page: TablePage, found: Sequence[Told]) -> list[LogLine]:
    return [
        LogLine(
            move=number,
            text=page.words.event(event),
            shown=drawn(page.pictured.event(event)),
            rule=event.rule,
            seat=event.seat,
        )
        for number, event in found
    ]


def add_log(page: TablePage, match: Match, whole: bool) -> None:
    heard = told(match, page.viewer)
    page.earlier = 0 if whole else max(0, len(heard) - LOG_LINES)
    page.log = log_lines(page, heard[page.earlier :])
    page.latest = [line for line in page.log if line.move == len(match.moves)][-recap.LINES :]


def add_question(page: TablePage, match: Match) -> None:
    """The viewer's question and its choices, or whom the table waits for."""
    room, state = page.room, match.state
    decision = state.decision_of(page.viewer)
    page.waiting = [d.seat for d in state.decisions if d.seat != page.viewer]
    if decision is None:
        return
    question = next(q for q in room.game.questions(state, page.viewer) if q.seat == page.viewer)
    page.question, page.rule = page.words.question(question), question.rule
    page.choices = [
        choice_line(page, match, decision, offer) for offer in room.game.offers(state, decision)
    ]
    page.refused = refused(page)


def choice_line(page: TablePage, match: Match, decision: Decision, offer: Offer) -> ChoiceLine:
    return ChoiceLine(
        text=offer.choice,
        noun=offer.choice.partition(":")[2],
        label=page.words.label(offer),
        shown=drawn(page.pictured.label(offer)),
        ends_turn=ends_turn(match, decision, offer.choice),
    )


def ends_turn(match: Match, decision: Decision, text: str) -> bool:
    """Would this choice end the seat's turn while free actions are still open?"""
    game, own = match.game, decision.step.own
    choice = game.vocabulary.read(text)
    if choice not in own or all(other in own for other in decision.choices):
        return False
    imagined = game.imagine(match.state, decision.seat, 0)
    game.apply(imagined, decision.seat, choice)
    return imagined.decision_of(decision.seat) is None


def refused(page: TablePage) -> list[Refused]:
    """What the question knows but does not allow, by reason."""
    words, room = page.words, page.room
    return [
        Refused(
            denial.text,
            denial.rule,
            tuple((choice.noun, words.name(choice.noun)) for choice in denial.choices),
            words.say("why-more", n=denial.more) if denial.more else "",
        )
        for denial in denials(words, room.game, room.match.state, page.viewer)
    ]


def add_undo(page: TablePage, match: Match) -> None:
    if page.viewer != SPECTATOR:
        found, page.undo_reason = match.undoable(page.viewer)
        page.undo_steps = len(found)


def add_recap(page: TablePage, match: Match, narrow: bool) -> None:
    """What happened since the viewer last acted, and which pieces it moved."""
    if page.viewer == SPECTATOR:
        return
    missed = recap.absence(match, page.viewer)
    heard = [
        (number, event)
        for number in missed
        for event in recap.by_others(match, page.viewer, number)
        if event.heard_by(page.viewer)
    ]
    page.recap = log_lines(page, recap.headlines(match, heard))
    if page.recap and missed[-1] == len(match.moves) > 0:
        then = position(page.room, max(0, missed[0] - 1))
        page.before = draw(page.room, then, page.viewer, page.words, narrow)
