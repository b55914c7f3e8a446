"""What viewers of a table share: one rendering for all who see the same, and what changed in it."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from dynasty.drawing.svg import Joined
from dynasty.server.minds import coaching
from dynasty.server.pace import faces
from dynasty.server.pace.clockwork import milliseconds
from dynasty.server.people.muting import silent
from dynasty.server.people.presence import shown
from dynasty.server.people.talking import unread
from dynasty.server.present import Remembered, TablePage, Wanted, present
from dynasty.server.seats import clock_consents, consents, undoing
from dynasty.server.seats.chairs import standing
from dynasty.server.seats.seating import Caller
from dynasty.server.tables import happenings
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Room
from dynasty.server.web.pieces import pieces
from dynasty.server.web.templating import Reader, fill

PARTS: Final = (
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
MANY = 20  # things that glow
PAST = 4  # renderings that are kept, to tell a page what changed since the one that it shows

Parts = dict[str, str]  # the HTML of each part of a page, by its name
Chat = Sequence[Mapping[str, Any]]
Known = frozenset[str]  # the parts of which a page keeps the text


@dataclass(frozen=True)
class Look:
    """Who looks at a table, and at what of it."""

    caller: Caller
    reader: Reader
    seat: int | None = None
    at: int | None = None
    card: str = ""  # an earlier one of a lesson
    plan: bool = False  # at the viewer's next turn, in thought

    def sight(self, room: Room) -> Hashable:
        """What decides what they see: whoever has the same sees the same."""
        held, is_host = tuple(sorted(self.caller.seats(room))), self.caller.is_host(room)
        zone = self.reader.zone if room.terms.clock else ""
        reader = replace(self.reader, path="", zone=zone)
        return held, is_host, self.seat, self.at, self.card, self.plan, reader

    def wanted(self, in_words: bool) -> Wanted:
        """The page that they look at."""
        reader, seen = self.reader, (self.seat, self.at, self.card, self.plan)
        return Wanted(reader.language, *seen, reader.narrow, in_words)


async def page_of(hall: Hall, room: Room, look: Look, in_words: bool = False) -> TablePage:
    """The table as this viewer may see it now; it is put together after the lock is free again."""
    chat = await hall.chat(room)
    await coaching.attend(hall, room)
    async with room.lock:
        still = room.still()
    return await asyncio.to_thread(put_together, hall, still, chat, look, in_words)


def put_together(
    hall: Hall,
    still: Room,
    chat: Chat,
    look: Look,
    in_words: bool = False,
    before: Remembered | None = None,
) -> TablePage:
    """The page of a table that stands still, with what the hall knows of it."""
    caller, reader = look.caller, look.reader
    page = present(still, caller, look.wanted(in_words), before)
    page.muted = silent(still.chairs, page.held)
    heard = [row for row in chat if "kind" in row or row["seat"] not in page.muted]
    page.chat = happenings.lines(heard, page.words)
    if caller.has_part_in(still):
        page.presence = shown(hall, still, page.words)
    said = [row for row in chat if "kind" not in row]  # by people
    page.asking = consents.shown(hall, still, page.held)
    if page.undo_reason and page.lesson is None:
        reach = undoing.reach(hall, still, page.viewer)
        page.undo_steps, page.undo_reason, page.undo_asks = reach.steps, reach.reason, reach.ask
    page.unread = unread(said, still.chairs, page.held)
    if still.timings and page.live:
        add_clocks(page, milliseconds(hall.clock.now()), reader.zone)
    page.standing = {chair.seat: standing(hall, still, caller, chair) for chair in still.chairs}
    return page


def add_clocks(page: TablePage, now: int, zone: str) -> None:
    """What everybody has left, and who is on holiday."""
    reader = faces.Reader(page.words, zone, now)
    page.clocks = faces.faces(page.room.timings, reader)
    page.holidays = faces.holidays(page.room.timings, reader)
    page.late = [seat for seat in clock_consents.late(page.room) if seat not in page.held]
    page.shown_at = now


def parts_of(page: TablePage, reader: Reader, before: Remembered | None = None) -> Parts:
    """The parts of the page, each to be put in the place of its predecessor."""
    before = before or Remembered()
    given = {"say": page.words.say, "words": page.words, "reader": reader}
    given |= {"told": before.told, "row": before.row}

    def filled(name: str, part: str, **more: Any) -> str:
        template = partial(fill, f"parts/{part}.html")
        return before.fill(name, template, page, {**given, **more})

    parts = {part: filled(part, part) for part in PARTS}
    many = len(page.lit) > MANY
    for scene in page.pictures.scenes:
        parts[scene.key] = before.scene(scene.key, part_of_scene, page.drawn(scene), many)
    for panel in page.seats:
        if f"mat-{panel.seat}" not in parts:
            parts[f"mat-{panel.seat}"] = part_of_scene(f"mat-{panel.seat}", "")
        scored = replace(panel, asked=False, goods=())
        parts[f"sheet-{panel.seat}"] = filled(f"sheet-{panel.seat}", "sheet", panel=scored)
    return parts


def part_of_scene(key: str, picture: str, many: bool = False) -> str:
    """A picture; where many things are lit, they glow less."""
    head, foot = f'<div id="ui-{key}" class="drawn{" many" if many else ""}">\n', "\n</div>"
    if not isinstance(picture, Joined):
        return head + picture + foot
    *texts, last = picture.texts
    return Joined.of(head, *texts, last + foot)


def stamp(parts: Parts, before: Remembered | None = None) -> str:
    """A short mark of what a viewer sees; parts that are the same are not marked again."""
    before = before or Remembered()
    whole = hashlib.blake2b(digest_size=6)
    for name, html in parts.items():
        whole.update(before.mark(name, html))
    return whole.hexdigest()


def showing_of(hall: Hall, room: Room, look: Look) -> Showing:
    """What this viewer shares with all who see the same; it lives as long as somebody does."""
    sight = look.sight(room)
    found: Showing | None = room.showings.get(sight)
    if found is None:
        found = room.showings[sight] = Showing(hall, look)
    return found


class Showing:
    """A table as one kind of viewer sees it, rendered once for all of them."""

    def __init__(self, hall: Hall, look: Look) -> None:
        self.hall = hall
        self.look = look
        self.before = Remembered()
        self.lock = asyncio.Lock()
        self.version = -1  # of the room, when it was last looked at
        self.seq = -1
        self.stamp = ""
        self.past: dict[str, Parts] = {}  # by their stamps, the present ones last
        self.told: dict[tuple[str, Known], tuple[str, Known]] = {}

    async def renew(self, room: Room) -> None:
        """Show the room as it is now; whoever comes while that is done waits for the same."""
        async with self.lock:
            version = room.version
            if version == self.version:
                return
            chat = await self.hall.chat(room)
            async with room.lock:
                still = room.shown()
            parts, mark = await asyncio.to_thread(self.render, still, chat)
            self.version, self.seq, self.stamp = version, still.seq, mark
            self.past.pop(self.stamp, None)
            self.past[self.stamp] = parts
            self.told.clear()
            while len(self.past) > PAST:
                del self.past[next(iter(self.past))]

    def render(self, still: Room, chat: Chat) -> tuple[Parts, str]:
        """All parts, and their stamp."""
        page = put_together(self.hall, still, chat, self.look, before=self.before)
        parts = parts_of(page, self.look.reader, self.before)
        return parts, stamp(parts, self.before)

    def news(self, base: str, known: Known) -> tuple[str, Known]:
        """The event for a page that shows `base`, and the parts whose text it then has."""
        if (base, known) not in self.told:
            self.told[base, known] = self.tell(base, known)
        return self.told[base, known]

    def tell(self, base: str, known: Known) -> tuple[str, Known]:
        """Parts that changed, in pieces where the page has their text; all if `base` is unknown."""
        before, now = self.past.get(base, {}), self.past[self.stamp]
        changed = {
            name: pieces(before[name], html) if name in known and name in before else html
            for name, html in now.items()
            if before.get(name) != html
        }
        base = base if before else ""
        data = {"seq": self.seq, "stamp": self.stamp, "base": base, "parts": changed}
        return event("parts", self.stamp, data), known.union(changed)


def event(kind: str, mark: str, data: dict[str, Any]) -> str:
    return f"id: {mark}\nevent: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"
