"""Shared views of a table: one rendering for all viewers who see the same, and its changes."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from dynasty.drawing.rope import Rope, TextOrRope, text_length
from dynasty.server.clocks import display
from dynasty.server.learning import coach as learning_coach
from dynasty.server.live.html_diff import diff_html
from dynasty.server.model.play_hours import to_milliseconds
from dynasty.server.model.room import Room
from dynasty.server.table_page import (
    PageCache,
    PageOptions,
    TablePage,
    TemplateHelpers,
    build_table_page,
)
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.chat_lines import shown_chat_lines
from dynasty.server.tables.mutes import muted_seats
from dynasty.server.tables.presence import presence_by_seat
from dynasty.server.tables.seats import seat_status
from dynasty.server.tables.service import TableService
from dynasty.server.tables.unread_chat import unread_count
from dynasty.server.templating import ReaderPreferences, render_template
from dynasty.server.thread_pools import DRAWING_POOL
from dynasty.server.votes import clock_votes, proposals
from dynasty.server.votes import undo as votes_undo

TEMPLATE_PARTS: Final = (
    "said",
    "asking",
    "branch",
    "end",
    "handing",
    "panel",
    "strip",
    "seats",
    "since",
    "log",
    "history",
    "chat",
    "notes",
    "tools",
)
MANY_LIT_THINGS = 20  # things that glow
BYTES_PER_LETTER = 5  # held for each letter of a page: its text, nodes, what they depend on
MAX_PAST_RENDERINGS = (
    4  # cached renderings, to send a page what changed since the one that it shows
)

PageParts = dict[str, TextOrRope]  # the HTML of each part of a page, by its name
ChatRows = Sequence[Mapping[str, Any]]
KnownParts = frozenset[str]  # the parts whose text a page has


@dataclass(frozen=True)
class ViewRequest:
    """Who views a table, and which view of it they request."""

    caller: Caller
    reader: ReaderPreferences
    seat: int | None = None
    at: int | None = None
    card: str = ""  # an earlier one of a lesson
    plan: bool = False  # at the viewer's next turn, in thought

    def sight(self, room: Room) -> Hashable:
        """Return the key of what they see; viewers with equal keys share one rendering."""
        held, is_host = tuple(sorted(self.caller.seats(room))), self.caller.is_host(room)
        zone = self.reader.zone if room.terms.clock else ""
        reader = replace(self.reader, path="", zone=zone)
        return held, is_host, self.seat, self.at, self.card, self.plan, reader

    def wanted(self, in_words: bool) -> PageOptions:
        """Return the page that they request."""
        reader, seen = self.reader, (self.seat, self.at, self.card, self.plan)
        return PageOptions(reader.language, *seen, reader.narrow, in_words)


async def load_table_page(
    service: TableService, room: Room, look: ViewRequest, in_words: bool = False
) -> TablePage:
    """Return the table's page for this viewer; it is built after the lock is released."""
    chat = await service.chat(room)
    await learning_coach.find_or_create_coach(service.db, room)
    async with room.lock:
        still = room.still()
    return await DRAWING_POOL.run(build_live_page, service, still, chat, look, in_words)


def build_live_page(
    service: TableService,
    still: Room,
    chat: ChatRows,
    look: ViewRequest,
    in_words: bool = False,
    before: PageCache | None = None,
) -> TablePage:
    """Return the page of a room's snapshot, with chat, presence, clocks and votes."""
    caller, reader = look.caller, look.reader
    page = build_table_page(still, caller, look.wanted(in_words), before)
    page.muted = muted_seats(still.chairs, page.held)
    heard = [row for row in chat if "kind" in row or row["seat"] not in page.muted]
    page.chat = shown_chat_lines(heard, page.words)
    if caller.has_part_in(still):
        page.presence = presence_by_seat(service, still, page.words)
    said = [row for row in chat if "kind" not in row]  # by people
    page.asking = proposals.open_proposals(service.db, still, page.held)
    if page.undo_reason and page.lesson is None:
        reach = votes_undo.undo_reach(service.db, still, page.viewer)
        page.undo_steps, page.undo_reason, page.undo_asks = reach.steps, reach.reason, reach.ask
    page.unread = unread_count(said, still.chairs, page.held)
    if still.timings and page.live:
        add_clocks(page, to_milliseconds(service.clock.now()), reader.zone)
    page.absence_days = service.settings.absence_days
    page.standing = {
        chair.seat: seat_status(service.db, still, caller, chair) for chair in still.chairs
    }
    return page


def add_clocks(page: TablePage, now: int, zone: str) -> None:
    """Add the time that each seat has left, and who is on holiday."""
    reader = display.ClockReader(page.words, zone, now)
    page.clocks = display.clock_faces(page.room.timings, reader)
    page.holidays = display.vacation_ends(page.room.timings, reader)
    page.late = [seat for seat in clock_votes.late_seats(page.room) if seat not in page.held]
    page.shown_at = now


def render_parts(
    page: TablePage, reader: ReaderPreferences, before: PageCache | None = None
) -> PageParts:
    """Return the HTML of each part of the page; each replaces the same part of the page before."""
    before = before or PageCache()
    helpers = TemplateHelpers(before)
    given = {"say": page.words.say, "words": page.words, "reader": reader}

    def filled(name: str, part: str, **more: Any) -> TextOrRope:
        template = partial(
            render_template, f"parts/{part}.html", told=helpers.told, row=helpers.row
        )
        return before.fill(name, template, page, {**given, **more})

    parts: PageParts = {part: filled(part, part) for part in TEMPLATE_PARTS}
    many = len(page.lit) > MANY_LIT_THINGS
    for scene in page.pictures.scenes:
        parts[scene.key] = before.scene(scene.key, scene_html, page.drawn(scene), many)
    for panel in page.seats:
        if f"mat-{panel.seat}" not in parts:
            parts[f"mat-{panel.seat}"] = scene_html(f"mat-{panel.seat}", None)
        scored = replace(panel, asked=False, goods=())
        parts[f"sheet-{panel.seat}"] = filled(f"sheet-{panel.seat}", "sheet", panel=scored)
    helpers.remembered = None
    return parts


def scene_html(key: str, picture: Rope | None, many: bool = False) -> Rope:
    """Return a picture in its frame; if many things in it are highlighted, they glow less."""
    head, foot = scene_frame(key, many)
    if picture is None:
        return Rope(head + foot)
    *texts, last = picture.texts
    return Rope(head, *texts, f"{last}{foot}")


def scene_frame(key: str, many: bool = False) -> tuple[str, str]:
    """Return the HTML before and after a picture."""
    return f'<div id="ui-{key}" class="drawn{" many" if many else ""}">\n', "\n</div>"


def parts_stamp(parts: PageParts, before: PageCache | None = None) -> str:
    """Return a short hash of what a viewer sees; hashes of unchanged parts are reused."""
    before = before or PageCache()
    whole = hashlib.blake2b(digest_size=6)
    for name, html in parts.items():
        whole.update(before.mark(name, html))
    return whole.hexdigest()


def shared_view_of(service: TableService, room: Room, look: ViewRequest) -> SharedView:
    """Return the view that this viewer shares with others; it lives as long as one of them does."""
    sight = look.sight(room)
    found: SharedView | None = room.showings.get(sight)
    if found is None:
        found = room.showings[sight] = SharedView(service, look)
    return found


@dataclass(frozen=True)
class Rendering:
    """A table as it was rendered at one moment."""

    seq: int
    stamp: str
    parts: PageParts


class SharedView:
    """A table as one kind of viewer sees it, rendered once for all of them."""

    def __init__(self, service: TableService, look: ViewRequest) -> None:
        self.service = service
        self.look = look
        self.before = PageCache()
        self.lock = asyncio.Lock()
        self.version = -1  # of the room, when it was last looked at
        self.stamp = ""
        self.now: Rendering | None = None  # None: it was released
        self.past: dict[str, PageParts] = {}  # by their stamps, the present ones last
        self.told: dict[tuple[str, str, KnownParts], tuple[str, KnownParts]] = {}

    async def renew(self, room: Room, have: str = "") -> Rendering | None:
        """Render the room's current state; concurrent callers wait for the same rendering.

        Return None if it was released meanwhile and the viewer has it already.
        """
        async with self.lock:
            version = room.version
            if version == self.version and (self.now is not None or have == self.stamp):
                return self.now
            chat = await self.service.chat(room)
            async with room.lock:
                still = room.shown()
            parts, mark = await DRAWING_POOL.run(self.render, still, chat)
            now = Rendering(still.seq, mark, parts)
            self.version, self.stamp, self.now = version, mark, now
            self.past.pop(mark, None)
            self.past[mark] = parts
            self.told.clear()
            while len(self.past) > MAX_PAST_RENDERINGS:
                del self.past[next(iter(self.past))]
            self.service.drawing_memory.note(self, parts_memory_bytes(parts))
            return now

    def render(self, still: Room, chat: ChatRows) -> tuple[PageParts, str]:
        """Return all parts and their stamp."""
        before = self.before  # it may be released while this is drawn
        page = build_live_page(self.service, still, chat, self.look, before=before)
        parts = render_parts(page, self.look.reader, before)
        before.drop_unused()
        return parts, parts_stamp(parts, before)

    def release(self) -> None:
        """Drop the caches that only make rendering and sending quicker."""
        self.before, self.now = PageCache(), None
        self.past.clear()
        self.told.clear()

    def news(self, now: Rendering, base: str, known: KnownParts) -> tuple[str, KnownParts]:
        """Return the event for a page that shows `base`, and the parts whose text it then has."""
        if now is not self.now:
            return self.tell(now, base, known)  # it was released meanwhile, and holds nothing
        asked = now.stamp, base, known
        if asked not in self.told:
            self.told[asked] = self.tell(now, base, known)
        return self.told[asked]

    def tell(self, now: Rendering, base: str, known: KnownParts) -> tuple[str, KnownParts]:
        """Return an event with the changed parts, as diffs if possible; all if `base` is gone."""
        before = self.past.get(base, {})
        changed = {
            name: diff_html(before[name], html) if name in known and name in before else str(html)
            for name, html in now.parts.items()
            if before.get(name) != html
        }
        base = base if before else ""
        data = {"seq": now.seq, "stamp": now.stamp, "base": base, "parts": changed}
        return sse_event("parts", now.stamp, data), known.union(changed)


def parts_memory_bytes(parts: PageParts) -> int:
    """Return the estimated memory, in bytes, that is used to render these parts again."""
    return BYTES_PER_LETTER * sum(map(text_length, parts.values()))


def sse_event(kind: str, mark: str, data: dict[str, Any]) -> str:
    return f"id: {mark}\nevent: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"
