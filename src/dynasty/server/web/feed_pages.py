"""Feeds of one's turns and deadlines, by a key that reads them and opens nothing else."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import Connection

from dynasty.server.api.common import Language, TheCaller, TheHall
from dynasty.server.door.addresses import site_of
from dynasty.server.door.tokens import hashed
from dynasty.server.people import devices
from dynasty.server.people.devices import NoSuchKey
from dynasty.server.people.players import FEED
from dynasty.server.post import feeds, telling
from dynasty.server.post.feeds import Item
from dynasty.server.post.notices import TURN, Told
from dynasty.server.post.telling import Facts
from dynasty.server.tables import turns
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.turns import Turn
from dynasty.server.web.templating import reader_of, respond
from dynasty.text import LANGUAGES, Words

router = APIRouter(include_in_schema=False)
NAMES = ("turns.atom", "deadlines.ics")
FeedKey = Annotated[str, Query(max_length=80)]
FeedLanguage = Annotated[str, Query(max_length=8)]


@router.post("/me/feeds")
async def new_feeds(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """Addresses for a reader of news and a calendar, shown this once; those before are void."""
    key = await devices.new_pass(hall, caller, FEED)
    site, language = site_of(request, hall.settings), reader_of(request).language
    addresses = {name: f"{site}/me/{name}?key={key}&lang={language}" for name in NAMES}
    return respond(request, "feeds.html", addresses=addresses)


@router.get("/me/turns.atom")
async def turns_feed(
    hall: TheHall, request: Request, language: Language, key: FeedKey = "", lang: FeedLanguage = ""
) -> Response:
    """The tables that wait for the player of the key."""
    words = Words(lang if lang in LANGUAGES else language)
    site = site_of(request, hall.settings)
    items = await items_of(hall, key, words.language, site)
    return Response(feeds.atom(words, items, site, hall.clock.now()), media_type=feeds.ATOM)


@router.get("/me/deadlines.ics")
async def deadlines_feed(
    hall: TheHall, request: Request, language: Language, key: FeedKey = "", lang: FeedLanguage = ""
) -> Response:
    """When the time of the player of the key is used up."""
    words = Words(lang if lang in LANGUAGES else language)
    items = await items_of(hall, key, words.language, site_of(request, hall.settings))
    return Response(feeds.calendar(words, items, hall.clock.now()), media_type=feeds.CALENDAR)


async def items_of(hall: Hall, secret: str, language: str, site: str) -> list[Item]:
    """Every open turn at a table with other people; NoSuchKey if the key is none."""
    key = await hall.keyring.look_up(hashed(secret))
    if key is None or key.kind != FEED:
        raise NoSuchKey("refused-feed")
    reader = telling.Reader(key.player, language, site)
    found, facts = await hall.store.read(partial(open_turns, player=key.player))
    items = []
    for turn, told in zip(found, facts.told, strict=True):
        news = await telling.news_of(hall, reader, facts, [told])
        items.append(Item(telling.mark_of(told), news, turn.since))
    return items


def open_turns(connection: Connection, player: str) -> tuple[list[Turn], Facts]:
    found = [turn for turn in turns.of(connection, player) if turn.people]
    told = [Told(turn.table, turn.seat, TURN, turn.since_seq) for turn in found]
    return found, telling.facts_of(connection, told, digest=False, player=player)
