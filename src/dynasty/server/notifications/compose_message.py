"""Compose a delivery's message when it is sent, from what everyone at the table may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from dynasty.localization import translator_for
from dynasty.server.clocks import display
from dynasty.server.db import notification_relevance, notifications, table_events, turns
from dynasty.server.db.notification_channels import Channel
from dynasty.server.db.notification_deliveries import Delivery
from dynasty.server.db.notifications import (
    KIND_CONSENT,
    KIND_END,
    KIND_REMATCH,
    KIND_SEAT,
    KIND_TURN,
    TURN_KINDS,
    NoticeContent,
)
from dynasty.server.db.schema import CLOCKS
from dynasty.server.model import timezones
from dynasty.server.model.room import Table
from dynasty.server.notifications import message_text
from dynasty.server.notifications.message_text import Message, TableNews
from dynasty.server.tables.chat_lines import event_sentence
from dynasty.server.tables.service import TableService
from dynasty.server.tables.unread_chat import unread_counts
from dynasty.text import Translator


@dataclass(frozen=True)
class Recipient:
    """The recipient of a message: player, language and the server's address for links."""

    player: str
    language: str
    site: str


@dataclass(frozen=True)
class MessageFacts:
    """The database's facts for a message."""

    told: Sequence[NoticeContent]  # that still holds
    happened: dict[NoticeContent, dict[str, Any]]
    clocks: dict[NoticeContent, tuple[int | None, int]]  # when its time is used up, and the reserve
    unread: dict[str, int]  # lines of the chat, by table
    zone: str


async def compose_message(
    service: TableService, delivery: Delivery, channel: Channel
) -> Message | None:
    """Return the message of a delivery; None if none of its notices applies any more."""
    work = partial(
        read_message_facts, told=delivery.told, digest=delivery.digest, player=channel.player
    )
    facts = await service.db.read(work)
    by_table: dict[str, list[NoticeContent]] = {}
    for told in facts.told:
        by_table.setdefault(told.table_id, []).append(told)
    reader = Recipient(
        channel.player, channel.language, service.settings.public_url or channel.site
    )
    found = [await read_table_news(service, reader, facts, items) for items in by_table.values()]
    if not found:
        return None
    message = message_text.notification_message(Translator(channel.language), found)
    return replace(message, mark=notice_mark(delivery.told[0]))


def notice_mark(told: NoticeContent) -> str:
    return f"{told.table_id}.{told.seat}.{told.kind}.{told.seq}"


def read_message_facts(
    connection: Connection, told: Sequence[NoticeContent], digest: bool, player: str
) -> MessageFacts:
    """Read the facts for a message; with `digest`, about all open turns."""
    known = [
        one for one in told if notification_relevance.is_still_relevant(connection, one, player)
    ]
    if known and digest:
        open_turns = [
            NoticeContent(turn.table, turn.seat, KIND_TURN, turn.since_seq)
            for turn in turns.turns_of_player(connection, player)
            if turn.people
        ]
        known += [one for one in open_turns if one not in known]
    return MessageFacts(
        known,
        {
            one: row
            for one in known
            if one.kind in (KIND_SEAT, KIND_CONSENT)
            and (row := table_events.event_by_number(connection, one.table_id, one.seq))
        },
        {one: read_deadline(connection, one) for one in known if one.kind in TURN_KINDS},
        unread_counts(connection, player),
        notifications.notification_settings(connection, player).zone,
    )


def read_deadline(connection: Connection, told: NoticeContent) -> tuple[int | None, int]:
    this = CLOCKS.c.table_id == told.table_id, CLOCKS.c.seat == told.seat
    row = connection.execute(select(CLOCKS.c.due, CLOCKS.c.reserve).where(*this)).first()
    return (None, 0) if row is None else (row[0], row[1])


async def read_table_news(
    service: TableService, reader: Recipient, facts: MessageFacts, items: Sequence[NoticeContent]
) -> TableNews:
    """Return the news of one table."""
    table = await service.rooms.find(items[0].table_id)
    assert table is not None  # the table has a player
    words = translator_for(service.game(table.edition.game), reader.language, table.names())
    leads_to = next((one.about for one in items if one.kind == KIND_REMATCH), table.id)
    due, reserve = next((facts.clocks[one] for one in items if one in facts.clocks), (None, 0))
    return TableNews(
        table.id,
        words.say("title"),
        [one.kind for one in items],
        f"{reader.site}/tables/{leads_to}" if reader.site else "",
        event_sentences(words, table, facts, items),
        waiting_names(words, table, reader.player),
        display.short_duration_text(words, reserve) if reserve else "",
        "" if due is None else timezones.date_text(words, due, facts.zone),
        None if due is None else due / 1000,
        facts.unread.get(table.id, 0),
    )


def event_sentences(
    words: Translator, table: Table, facts: MessageFacts, items: Sequence[NoticeContent]
) -> list[str]:
    """Return sentences about what happened at the table."""
    found = [event_sentence(facts.happened[one], words) for one in items if one in facts.happened]
    if any(one.kind == KIND_END for one in items):
        names = [words.seat(chair.seat) for chair in table.chairs if chair.wants_end]
        found.append(words.say("notice-wants-end", names=words.joined(names), n=len(names)))
    return found


def waiting_names(words: Translator, table: Table, player: str) -> list[str]:
    """Return the names of the other people at the table."""
    others = [seats for who, seats in table.holders.items() if seats and who != player]
    return [words.seat(min(seats)) for seats in others]
