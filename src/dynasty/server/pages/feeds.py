"""Feeds of a player's turns and deadlines, by a key that only reads them."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import Connection

from dynasty.server.api.dependencies import Language, TheAccount, TheDatabase, TheTableService
from dynasty.server.db import turns
from dynasty.server.db.notifications import KIND_TURN, NoticeContent
from dynasty.server.db.players import FEED_KEY
from dynasty.server.db.turns import Turn
from dynasty.server.errors import NoSuchKey
from dynasty.server.http.addresses import site_url
from dynasty.server.http.secrets import sha256_hex
from dynasty.server.notifications import compose_message, feeds
from dynasty.server.notifications.compose_message import MessageFacts
from dynasty.server.notifications.feeds import FeedItem
from dynasty.server.tables.service import TableService
from dynasty.server.templating import page_response, reader_preferences
from dynasty.text import LANGUAGES, Translator

router = APIRouter(include_in_schema=False)
FEED_FILES = ("turns.atom", "deadlines.ics")
FeedKey = Annotated[str, Query(max_length=80)]
FeedLanguage = Annotated[str, Query(max_length=8)]


@router.post("/me/feeds")
async def create_feeds(account: TheAccount, db: TheDatabase, request: Request) -> Response:
    """Show new addresses for a feed reader and a calendar, this once; old ones become invalid."""
    key = await account.issue_pass(FEED_KEY)
    site, language = site_url(request, db.settings), reader_preferences(request).language
    addresses = {name: f"{site}/me/{name}?key={key}&lang={language}" for name in FEED_FILES}
    return page_response(request, "feeds.html", addresses=addresses)


@router.get("/me/turns.atom")
async def show_turns_feed(
    service: TheTableService,
    request: Request,
    language: Language,
    key: FeedKey = "",
    lang: FeedLanguage = "",
) -> Response:
    """Return the tables that wait for the key's player as an Atom feed."""
    words = Translator(lang if lang in LANGUAGES else language)
    site = site_url(request, service.settings)
    items = await feed_items(service, key, words.language, site)
    return Response(
        feeds.atom_feed(words, items, site, service.clock.now()), media_type=feeds.ATOM_TYPE
    )


@router.get("/me/deadlines.ics")
async def show_deadlines_feed(
    service: TheTableService,
    request: Request,
    language: Language,
    key: FeedKey = "",
    lang: FeedLanguage = "",
) -> Response:
    """Return the deadlines of the key's player as a calendar."""
    words = Translator(lang if lang in LANGUAGES else language)
    items = await feed_items(service, key, words.language, site_url(request, service.settings))
    return Response(
        feeds.calendar_feed(words, items, service.clock.now()), media_type=feeds.CALENDAR_TYPE
    )


async def feed_items(
    service: TableService, secret: str, language: str, site: str
) -> list[FeedItem]:
    """Return every open turn at a table with other people; raise NoSuchKey if the key is wrong."""
    key = await service.key_cache.look_up(sha256_hex(secret))
    if key is None or key.kind != FEED_KEY:
        raise NoSuchKey("refused-feed")
    reader = compose_message.Recipient(key.player, language, site)
    found, facts = await service.db.read(partial(open_turns, player=key.player))
    items = []
    for turn, told in zip(found, facts.told, strict=True):
        news = await compose_message.read_table_news(service, reader, facts, [told])
        items.append(FeedItem(compose_message.notice_mark(told), news, turn.since))
    return items


def open_turns(connection: Connection, player: str) -> tuple[list[Turn], MessageFacts]:
    found = [turn for turn in turns.turns_of_player(connection, player) if turn.people]
    told = [NoticeContent(turn.table, turn.seat, KIND_TURN, turn.since_seq) for turn in found]
    return found, compose_message.read_message_facts(connection, told, digest=False, player=player)
