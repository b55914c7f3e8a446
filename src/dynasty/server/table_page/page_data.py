"""The data of a table's page: all that its templates show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import itemgetter
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from dynasty import bots
from dynasty.drawing.badges import Badge, scene_with_badges
from dynasty.drawing.board import COMMON_KEY, Pictures
from dynasty.drawing.crop import outline_things
from dynasty.drawing.render_cache import RenderCache
from dynasty.drawing.rope import Rope
from dynasty.drawing.scene import Grid, Scene
from dynasty.drawing.svg import scene_rope
from dynasty.server.model.branches import Branch, branch_of_origin
from dynasty.server.model.new_table import BOT_DELAYS_MS
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.model.table_status import TableStatus
from dynasty.server.table_page import moved_pieces
from dynasty.server.table_page.coach import CoachLine
from dynasty.server.table_page.hand import HandCard, hand_cards
from dynasty.server.table_page.inline_icons import IconTranslator
from dynasty.server.table_page.lesson import CardPage
from dynasty.server.table_page.log import LogLine, TurnLine
from dynasty.server.table_page.plan import PlanPage
from dynasty.server.table_page.question import (
    ChoiceLine,
    QuestionPanel,
    RefusedChoices,
    refused_choices,
)
from dynasty.server.table_page.scored_page import ScoredPage, SeatPanel
from dynasty.server.tables.chat import SIGNS, mentioned_seats
from dynasty.server.tables.load_messages import resume_message
from dynasty.server.tables.plans import may_plan, remaining_steps
from dynasty.text import Translator


@dataclass
class TablePage(ScoredPage):
    """All that the templates of a table's page show."""

    room: Room
    words: Translator
    pictured: IconTranslator
    viewer: int
    wanted: int | None
    held: list[int]
    is_host: bool
    at: int
    last: int
    live: bool  # the present position of an open table
    now: bool  # the present position
    pictures: Pictures[Any]
    changed: frozenset[str] = frozenset()  # the pieces that others moved since the viewer acted
    asked: QuestionPanel = field(default_factory=QuestionPanel)
    waiting: tuple[int, ...] = ()
    curtain: int | None = None  # the seat to which this screen must be handed
    seats: list[SeatPanel] = field(default_factory=list)
    omitted: str = ""  # what the forecasts leave out
    since: list[TurnLine] = field(default_factory=list)
    log: list[TurnLine] = field(default_factory=list)
    earlier: int = 0  # turns that the log does not show
    latest: list[LogLine] = field(default_factory=list)  # the events of the last move
    undo_steps: int = 0
    undo_reason: str = ""
    undo_asks: bool = False  # the others may be asked for more
    asking: Sequence[Any] = ()  # what all others must agree to, to who plays here
    ranking: list[SeatPanel] = field(default_factory=list)
    verdict: str = ""  # how the game ended, in a sentence to the viewer
    chat: Sequence[Any] = ()
    unread: int = 0  # lines of it
    muted: frozenset[int] = frozenset()  # the seats that the viewer does not hear
    presence: dict[int, Any] = field(default_factory=dict)  # by seat, to who plays here
    clocks: dict[int, Any] = field(default_factory=dict)  # by seat: what its clock shows
    holidays: dict[int, str] = field(default_factory=dict)  # by seat of who is away: until when
    late: list[int] = field(default_factory=list)  # other seats out of time that no bot plays
    shown_at: int = 0  # by the server's clock, in milliseconds
    standing: dict[int, str] = field(default_factory=dict)  # by seat: what it is to the viewer
    absence_days: int = 0  # without a sign of a player, until a bot may play for them
    lesson: CardPage | None = None  # that guides the viewer
    coach: CoachLine | None = None  # what the coach says now
    plan: PlanPage | None = None  # the viewer plans: all that is shown is shown in thought
    planned: PlanPage | None = None  # what was planned for the question that is asked now
    hint: Any = None
    what: Any = None  # the preview that was asked for
    notice: str = ""

    @property
    def resumed(self) -> str:
        """Return how the table continued after its log failed to replay, in words; else empty."""
        resume = self.room.resumed
        return "" if resume is None else resume_message(resume, self.words.language)

    @property
    def resumed_lately(self) -> bool:
        """Return whether the viewer (for a spectator: any seat) has not acted since then."""
        if self.room.resumed is None:
            return False
        return not (self.last if self.viewer == SPECTATOR else self.room.last_move_of(self.viewer))

    @property
    def undo_limit(self) -> str:
        """Return the key of the sentence that says how far back the viewer can undo."""
        nothing_done = self.undo_reason == "start" and not self.undo_steps
        return "undo-start" if nothing_done else f"undo-limit-{self.undo_reason}"

    @property
    def id(self) -> str:
        return self.room.id

    @property
    def game(self) -> str:
        return self.room.game.name

    @property
    def bots(self) -> tuple[str, ...]:
        return bots.BOT_NAMES

    @property
    def signs(self) -> tuple[str, ...]:
        return SIGNS

    @property
    def speeds(self) -> dict[str, int]:
        return BOT_DELAYS_MS

    @property
    def waited_for(self) -> list[int]:
        """Return the seats whose clocks matter most: the viewer's own, else those being asked."""
        asked = [panel.seat for panel in self.seats if panel.asked and panel.seat in self.clocks]
        return [self.viewer] if self.viewer in asked else asked

    @property
    def question(self) -> str:
        return self.asked.question

    @property
    def posed(self) -> str:
        """Return an id of the current question, because another question may have the same text."""
        if self.plan is not None:
            return f"{self.room.seq}-plan-{len(self.plan.steps)}"
        since = self.room.posed.get(self.viewer)
        return f"{since[1]}" if since and self.live else ""

    @property
    def asks(self) -> bool:
        """Return whether the page asks the viewer something, in the game or in an open plan."""
        return self.plan is None or not (self.plan.ends or self.plan.due)

    @property
    def is_called(self) -> bool:
        """Return whether the game itself waits for the viewer."""
        return bool(self.question) if self.plan is None else self.plan.due

    @property
    def answers_to(self) -> str:
        """Return the path to which choices are sent: to play them, or to add them to the plan."""
        act = "choose" if self.plan is None else "plan"
        return f"/tables/{self.id}/{act}"

    @property
    def may_plan(self) -> bool:
        return self.live and self.plan is None and may_plan(self.room, self.viewer)

    @property
    def kept_steps(self) -> int:
        """Return how many steps of the viewer's saved plan are left."""
        return len(remaining_steps(self.room, self.viewer))

    @property
    def choices(self) -> list[ChoiceLine]:
        return self.asked.choices

    @cached_property
    def lit(self) -> set[str]:
        """Return the things that a click chooses, which never end anything."""
        return {choice.noun for choice in self.choices if choice.kind != "ending"}

    @property
    def refused(self) -> list[RefusedChoices]:
        """Return what the viewer's question rules out, in words."""
        return refused_choices(self.room, self.viewer, self.words) if self.asked.denies else []

    @property
    def badges(self) -> Mapping[str, Badge]:
        return self.asked.badges

    def drawn(self, scene: Scene) -> Rope:
        """Return a picture in which legal things are highlighted and changed pieces are marked."""
        hinted = {self.hinted.partition(":")[2]} if self.hinted else set()
        marked = scene_with_badges(moved_pieces.scene_with_marks(scene, self.changed), self.badges)
        shown = outline_things(marked, self.point)
        return scene_rope(shown, self.lit, hinted, self.pictures.kept or RenderCache())

    @property
    def hinted(self) -> str:
        """Return the choice that a hint, a lesson or a plan shows; empty if none does."""
        if self.hint is None and self.lesson is not None and self.lesson.shown:
            return self.lesson.shown
        if self.hint is None and self.planned is not None and self.planned.next is not None:
            return self.planned.next.choice
        return self.hint.choice if self.hint else ""

    @property
    def point(self) -> tuple[str, ...]:
        """Return the things that a lesson points at."""
        return () if self.lesson is None else self.lesson.point

    @property
    def coach_level(self) -> str:
        """Return how much the coach says to the viewer; empty if the viewer has no coach."""
        coach = self.room.coach
        return coach.level if coach is not None and coach.seat == self.viewer else ""

    @property
    def held_out(self) -> set[str]:
        """Return the things that a lesson points at, and the nouns of pieces on the own mat."""
        mat = self.mats.get(self.viewer)
        groups = () if mat is None or not self.point else mat.groups()
        return {*self.point, *(group.noun for group in groups if group.id in self.point)}

    @property
    def mats(self) -> dict[int, Scene]:
        """Return the pictures of the players' mats, by seat."""
        found = (scene for scene in self.pictures.scenes if scene.key != COMMON_KEY)
        return {int(scene.key.removeprefix("mat-")): scene for scene in found}

    @cached_property
    def lit_mats(self) -> set[int]:
        """Return the other seats on whose mats something can be chosen."""
        lit = self.lit | {*self.point}
        things = self.pictures.things if lit else {}
        for thing in things.get(COMMON_KEY, ()):
            lit = lit.difference(thing.names)
        return {
            panel.seat
            for panel in self.seats
            if panel.seat != self.viewer
            and not all(
                lit.isdisjoint(thing.names) for thing in things.get(f"mat-{panel.seat}", ())
            )
        }

    @property
    def own(self) -> SeatPanel | None:
        return None if self.viewer == SPECTATOR else self.seats[self.viewer]

    @cached_property
    def hand(self) -> list[HandCard]:
        """Return the viewer's hand, and what can be chosen on the viewer's mat, as cards."""
        return hand_cards(self.pictures, self.viewer, self.lit, self.words)

    @property
    def branch(self) -> Branch | None:
        """Return the table and position from which this table branched off, if it did."""
        return branch_of_origin(self.room.origin)

    @property
    def last_said(self) -> int:
        """Return the number of the last line of the chat."""
        return max((line.number for line in self.chat), default=0)

    @property
    def is_slow(self) -> bool:
        """Return whether the viewer plays with others who need not be online at the same time."""
        clock, people = self.room.terms.clock, [held for held in self.room.holders.values() if held]
        return bool(self.held) and len(people) > 1 and (clock is None or not clock.live)

    def names_me(self, seat: int, text: str) -> bool:
        """Return whether another player's line of chat names the reader."""
        mine = set(self.held)
        return seat not in mine and bool(mine & mentioned_seats(text, self.room.chairs))

    @property
    def may_branch(self) -> bool:
        """Return whether the viewer may start a new table from the position on the page."""
        return self.room.terms.branching or self.room.status != TableStatus.PLAYING

    @property
    def notes(self) -> str:
        return self.room.chairs[self.viewer].notes if self.viewer != SPECTATOR else ""

    @property
    def shared(self) -> bool:
        """Return whether several players take turns at this screen."""
        return len(self.held) > 1 and self.room.status == TableStatus.PLAYING

    @property
    def things(self) -> list[tuple[str, str]]:
        """Return the things in the text of the board as pairs of noun and name, sorted by name."""
        lines = (line for region in self.pictures.regions for line in region.lines)
        rows = (line.rows if isinstance(line, Grid) else (line.words,) for line in lines)
        nouns = {word.noun for row in rows for words in row for word in words if word.noun}
        return sorted(((noun, self.words.name(noun)) for noun in nouns), key=itemgetter(1))

    def say(self, key: str, **values: int | str | tuple[str, ...]) -> str:
        return self.words.say(key, **values)

    def picture(self, noun: str) -> Markup:
        """Return the symbol of a thing, if there is one."""
        return self.pictured.picture(noun)

    def names(self, seats: Sequence[int]) -> str:
        return self.words.joined([self.words.seat(seat) for seat in seats])

    def url(self, path: str = "", **changes: int | str | None) -> str:
        """Return the address of this table, or of a path below it, for the same viewer."""
        query: dict[str, int | str | None] = {"seat": self.wanted}
        card = self.lesson.card if self.lesson is not None and self.lesson.earlier else None
        query["card"] = None if card is None else card.id
        query |= {"at": None if self.now else self.at, "plan": int(self.plan is not None) or None}
        query |= changes
        given = urlencode({key: value for key, value in query.items() if value is not None})
        return f"/tables/{self.id}{path}" + (f"?{given}" if given else "")
