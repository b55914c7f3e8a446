"""The words of a message, made when it is sent, of what everybody at the table may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from dynasty.server.pace import faces, zones
from dynasty.server.people.talking import unread_of
from dynasty.server.post import holding, messages, notices
from dynasty.server.post.channels import Channel
from dynasty.server.post.deliveries import Delivery
from dynasty.server.post.messages import Message, News
from dynasty.server.post.notices import CONSENT, END, OF_TURN, REMATCH, SEAT, TURN, Told
from dynasty.server.store.schema import CLOCKS
from dynasty.server.tables import happenings, turns
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Table
from dynasty.speech import words_of
from dynasty.text import Words


@dataclass(frozen=True)
class Reader:
    """Who is told, in which language, and where they find this server."""

    player: str
    language: str
    site: str


@dataclass(frozen=True)
class Facts:
    """What the database knows of what is told."""

    told: Sequence[Told]  # that still holds
    happened: dict[Told, dict[str, Any]]
    clocks: dict[Told, tuple[int | None, int]]  # when its time is used up, and the reserve
    unread: dict[str, int]  # lines of the chat, by table
    zone: str


async def message_of(hall: Hall, delivery: Delivery, channel: Channel) -> Message | None:
    """What to say now; None if nothing of it holds any more."""
    work = partial(facts_of, told=delivery.told, digest=delivery.digest, player=channel.player)
    facts = await hall.store.read(work)
    by_table: dict[str, list[Told]] = {}
    for told in facts.told:
        by_table.setdefault(told.table_id, []).append(told)
    reader = Reader(channel.player, channel.language, hall.settings.public_url or channel.site)
    found = [await news_of(hall, reader, facts, items) for items in by_table.values()]
    if not found:
        return None
    message = messages.of(Words(channel.language), found)
    return replace(message, mark=mark_of(delivery.told[0]))


def mark_of(told: Told) -> str:
    return f"{told.table_id}.{told.seat}.{told.kind}.{told.seq}"


def facts_of(connection: Connection, told: Sequence[Told], digest: bool, player: str) -> Facts:
    """A digest lists all open turns, whenever they began."""
    known = [one for one in told if holding.holds(connection, one, player)]
    if known and digest:
        open_turns = [
            Told(turn.table, turn.seat, TURN, turn.since_seq)
            for turn in turns.of(connection, player)
            if turn.people
        ]
        known += [one for one in open_turns if one not in known]
    return Facts(
        known,
        {
            one: row
            for one in known
            if one.kind in (SEAT, CONSENT)
            and (row := happenings.one(connection, one.table_id, one.seq))
        },
        {one: clock_of(connection, one) for one in known if one.kind in OF_TURN},
        unread_of(connection, player),
        notices.wishes(connection, player).zone,
    )


def clock_of(connection: Connection, told: Told) -> tuple[int | None, int]:
    this = CLOCKS.c.table_id == told.table_id, CLOCKS.c.seat == told.seat
    row = connection.execute(select(CLOCKS.c.due, CLOCKS.c.reserve).where(*this)).first()
    return (None, 0) if row is None else (row[0], row[1])


async def news_of(hall: Hall, reader: Reader, facts: Facts, items: Sequence[Told]) -> News:
    """All of one table."""
    table = await hall.rooms.find(items[0].table_id)
    assert table is not None  # somebody sits there
    words = words_of(hall.game(table.edition.game), reader.language, table.names())
    leads_to = next((one.about for one in items if one.kind == REMATCH), table.id)
    due, reserve = next((facts.clocks[one] for one in items if one in facts.clocks), (None, 0))
    return News(
        table.id,
        words.say("title"),
        [one.kind for one in items],
        f"{reader.site}/tables/{leads_to}" if reader.site else "",
        said(words, table, facts, items),
        waiting(words, table, reader.player),
        faces.lasting(words, reserve) if reserve else "",
        "" if due is None else zones.date(words, due, facts.zone),
        None if due is None else due / 1000,
        facts.unread.get(table.id, 0),
    )


def said(words: Words, table: Table, facts: Facts, items: Sequence[Told]) -> list[str]:
    """What happened, as it is said at the table."""
    found = [
        happenings.sentence(facts.happened[one], words) for one in items if one in facts.happened
    ]
    if any(one.kind == END for one in items):
        names = [words.seat(chair.seat) for chair in table.chairs if chair.wants_end]
        found.append(words.say("notice-wants-end", names=words.joined(names), n=len(names)))
    return found


def waiting(words: Words, table: Table, player: str) -> list[str]:
    """The others who play in person."""
    others = [seats for who, seats in table.holders.items() if seats and who != player]
    return [words.seat(min(seats)) for seats in others]
