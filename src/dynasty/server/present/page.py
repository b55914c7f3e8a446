"""The page of a table: all that its templates show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import itemgetter
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from dynasty import bots
from dynasty.drawing.badges import Badge, badged
from dynasty.drawing.crop import outlined
from dynasty.drawing.frame import COMMON, Pictures
from dynasty.drawing.keeping import Kept
from dynasty.drawing.scene import Grid, Scene
from dynasty.drawing.svg import svg
from dynasty.server.after.scored import Scored, SeatPanel
from dynasty.server.people.gestures import SIGNS
from dynasty.server.people.signs import Pictured
from dynasty.server.post.naming import named
from dynasty.server.present import changes
from dynasty.server.present.coach import CoachLine
from dynasty.server.present.lesson import CardPage
from dynasty.server.present.log import LogLine, TurnLine
from dynasty.server.present.plan import PlanPage
from dynasty.server.present.question import Asked, ChoiceLine, Refused, refused
from dynasty.server.present.strip import Card, cards
from dynasty.server.seats.planning import may_plan, steps_left
from dynasty.server.tables.branches import Branch, branch_of
from dynasty.server.tables.room import SPECTATOR, Room
from dynasty.server.tables.speech import resumed_words
from dynasty.server.tables.wishes import SPEEDS
from dynasty.text import Words


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
    changed: frozenset[str] = frozenset()  # the pieces that others moved since the viewer acted
    asked: Asked = field(default_factory=Asked)
    waiting: tuple[int, ...] = ()
    curtain: int | None = None  # the seat to which this screen must be handed
    seats: list[SeatPanel] = field(default_factory=list)
    omitted: str = ""  # what the forecasts leave out
    since: list[TurnLine] = field(default_factory=list)
    log: list[TurnLine] = field(default_factory=list)
    earlier: int = 0  # turns that the log does not show
    latest: list[LogLine] = field(default_factory=list)  # what the last move told
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
    late: list[int] = field(default_factory=list)  # seats for which the viewer may call somebody
    shown_at: int = 0  # by the server's clock, in milliseconds
    standing: dict[int, str] = field(default_factory=dict)  # by seat: what it is to the viewer
    lesson: CardPage | None = None  # that guides the viewer
    coach: CoachLine | None = None  # what the coach says now
    plan: PlanPage | None = None  # the viewer plans: all that is shown is shown in thought
    planned: PlanPage | None = None  # what was planned for the question that is asked now
    hint: Any = None
    what: Any = None  # the preview that was asked for
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
    def signs(self) -> tuple[str, ...]:
        return SIGNS

    @property
    def speeds(self) -> dict[str, int]:
        return SPEEDS

    @property
    def waited_for(self) -> list[int]:
        """The seats whose clocks matter most now: the viewer's own, else those that are asked."""
        asked = [panel.seat for panel in self.seats if panel.asked and panel.seat in self.clocks]
        return [self.viewer] if self.viewer in asked else asked

    @property
    def question(self) -> str:
        return self.asked.question

    @property
    def posed(self) -> str:
        """Which question this is: another one may read the same."""
        if self.plan is not None:
            return f"{self.room.seq}-plan-{len(self.plan.steps)}"
        since = self.room.posed.get(self.viewer)
        return f"{since[1]}" if since and self.live else ""

    @property
    def asks(self) -> bool:
        """Is a question put to the viewer, in earnest or in thought? Not where a plan ends."""
        return self.plan is None or not (self.plan.ends or self.plan.due)

    @property
    def is_called(self) -> bool:
        """Is the viewer to answer, in earnest?"""
        return bool(self.question) if self.plan is None else self.plan.due

    @property
    def answers_to(self) -> str:
        """Where choices are sent: played, or put down in a plan."""
        act = "choose" if self.plan is None else "plan"
        return f"/tables/{self.id}/{act}"

    @property
    def may_plan(self) -> bool:
        return self.live and self.plan is None and may_plan(self.room, self.viewer)

    @property
    def kept_steps(self) -> int:
        """How many steps are left of the plan that is kept for the viewer."""
        return len(steps_left(self.room, self.viewer))

    @property
    def choices(self) -> list[ChoiceLine]:
        return self.asked.choices

    @cached_property
    def lit(self) -> set[str]:
        """The things that a click chooses: never what ends something."""
        return {choice.noun for choice in self.choices if choice.kind != "ending"}

    @property
    def refused(self) -> list[Refused]:
        """What the question leaves out, in words, for who asks."""
        return refused(self.room, self.viewer, self.words) if self.asked.denies else []

    @property
    def badges(self) -> Mapping[str, Badge]:
        return self.asked.badges

    def drawn(self, scene: Scene) -> str:
        """A picture, legal things lit, changed pieces marked."""
        hinted = {self.hinted.partition(":")[2]} if self.hinted else set()
        kept = self.pictures.kept or Kept()
        marked = badged(changes.marked(scene, self.changed, kept), self.badges, kept)
        shown = outlined(marked, self.point)
        return svg(shown, self.lit, hinted, theme=None, kept=kept)

    @property
    def hinted(self) -> str:
        """The choice that a hint or a lesson shows; empty if none does."""
        if self.hint is None and self.lesson is not None and self.lesson.shown:
            return self.lesson.shown
        if self.hint is None and self.planned is not None and self.planned.next is not None:
            return self.planned.next.choice
        return self.hint.choice if self.hint else ""

    @property
    def point(self) -> tuple[str, ...]:
        """What a lesson points at."""
        return () if self.lesson is None else self.lesson.point

    @property
    def coach_level(self) -> str:
        """How much the coach says to the viewer; empty where there is none."""
        coach = self.room.coach
        return coach.level if coach is not None and coach.seat == self.viewer else ""

    @property
    def held_out(self) -> set[str]:
        """The nouns among what a lesson points at, ids of pieces on the own mat included."""
        mat = self.mats.get(self.viewer)
        groups = () if mat is None or not self.point else mat.groups()
        return {*self.point, *(group.noun for group in groups if group.id in self.point)}

    @property
    def mats(self) -> dict[int, Scene]:
        """What lies before each player, by seat."""
        found = (scene for scene in self.pictures.scenes if scene.key != COMMON)
        return {int(scene.key.removeprefix("mat-")): scene for scene in found}

    @cached_property
    def lit_mats(self) -> set[int]:
        """The other seats before whom something can be chosen."""
        lit = self.lit | {*self.point}
        things = self.pictures.things if lit else {}
        for thing in things.get(COMMON, ()):
            lit -= thing.names
        return {
            panel.seat
            for panel in self.seats
            if panel.seat != self.viewer
            and any(lit & thing.names for thing in things.get(f"mat-{panel.seat}", ()))
        }

    @property
    def own(self) -> SeatPanel | None:
        return None if self.viewer == SPECTATOR else self.seats[self.viewer]

    @cached_property
    def hand(self) -> list[Card]:
        """What the viewer has in hand, and what can be chosen on the viewer's mat."""
        return cards(self.pictures, self.viewer, self.lit, self.words)

    @property
    def branch(self) -> Branch | None:
        """Where this table branched off."""
        return branch_of(self.room.origin)

    @property
    def last_said(self) -> int:
        """The number of the last line of the chat."""
        return max((line.number for line in self.chat), default=0)

    @property
    def is_slow(self) -> bool:
        """Does the viewer play with others who need not be there at the same time?"""
        clock, people = self.room.terms.clock, [held for held in self.room.holders.values() if held]
        return bool(self.held) and len(people) > 1 and (clock is None or not clock.live)

    def names_me(self, seat: int, text: str) -> bool:
        """Is the reader called in this line of somebody else?"""
        mine = set(self.held)
        return seat not in mine and bool(mine & named(text, self.room.chairs))

    @property
    def may_branch(self) -> bool:
        """May the viewer play on elsewhere from what the page shows?"""
        return self.room.terms.branching or self.room.status != "playing"

    @property
    def notes(self) -> str:
        return self.room.chairs[self.viewer].notes if self.viewer != SPECTATOR else ""

    @property
    def shared(self) -> bool:
        """Do several people look at this screen in turn?"""
        return len(self.held) > 1 and self.room.status == "playing"

    @property
    def things(self) -> list[tuple[str, str]]:
        """The things that stand in the text of the board, by name."""
        lines = (line for region in self.pictures.regions for line in region.lines)
        rows = (line.rows if isinstance(line, Grid) else (line.words,) for line in lines)
        nouns = {word.noun for row in rows for words in row for word in words if word.noun}
        return sorted(((noun, self.words.name(noun)) for noun in nouns), key=itemgetter(1))

    def say(self, key: str, **values: int | str | tuple[str, ...]) -> str:
        return self.words.say(key, **values)

    def picture(self, noun: str) -> Markup:
        """The symbol of a thing, if there is one."""
        return self.pictured.picture(noun)

    def names(self, seats: Sequence[int]) -> str:
        return self.words.joined([self.words.seat(seat) for seat in seats])

    def url(self, path: str = "", **changes: int | str | None) -> str:
        """The address of this table or of something at it, for the same viewer."""
        query: dict[str, int | str | None] = {"seat": self.wanted}
        card = self.lesson.card if self.lesson is not None and self.lesson.earlier else None
        query["card"] = None if card is None else card.id
        query |= {"at": None if self.now else self.at, "plan": int(self.plan is not None) or None}
        query |= changes
        given = urlencode({key: value for key, value in query.items() if value is not None})
        return f"/tables/{self.id}{path}" + (f"?{given}" if given else "")
