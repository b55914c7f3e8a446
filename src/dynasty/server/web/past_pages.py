"""Pages of what the reader has played: the archive, and statistics."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import partial
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request, Response

from dynasty import games
from dynasty.server.after import kept, past, ratings, tallies
from dynasty.server.api import past as api
from dynasty.server.api.common import TheCaller, TheHall
from dynasty.server.door.inputs import LONGEST_NAME, MOST_SEATS, BadInput, check_text
from dynasty.server.shapes.past_models import RatingOut, TallyOut
from dynasty.server.tables.hall import Hall
from dynasty.server.web.templating import reader_of, respond
from dynasty.speech import words_of
from dynasty.text import Words

router = APIRouter(include_in_schema=False)

UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))


@dataclass(frozen=True)
class Line:
    """A table in the list of those that are over."""

    table: past.Past
    title: str
    known: bool  # its game is on the shelf
    people: list[tuple[int, str]]
    outcome: str
    day: date
    said: str  # the day in words


@router.get("/archive")
async def show_archive(
    hall: TheHall,
    caller: TheCaller,
    request: Request,
    game: Annotated[str, Query(max_length=64)] = "",
    player: Annotated[str, Query(max_length=LONGEST_NAME)] = "",
    since: Annotated[str, Query(max_length=20)] = "",
    until: Annotated[str, Query(max_length=20)] = "",
    place: Annotated[int, Query(ge=0, le=MOST_SEATS)] = 0,
    people: Annotated[int, Query(ge=0, le=MOST_SEATS)] = 0,
    named: Annotated[str, Query(max_length=LONGEST_NAME)] = "",
    before: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """The tables that are over and where the reader sat, with what one may do with each."""
    language, asked = reader_of(request).language, check_text(player).strip()
    words = check_text(named).strip()
    wanted = past.Wanted(game, asked, day(since), day(until), place, people, words, before)
    work = partial(past.tables, player=caller.player, wanted=wanted)
    found, following = await hall.store.read(work)
    chosen = {"game": game, "player": asked, "named": words, "since": since, "until": until}
    numbers = {"place": place, "people": people}
    query = {key: value for key, value in {**chosen, **numbers}.items() if value}
    return respond(
        request,
        "archive.html",
        Words(language),
        lines=[line_of(hall, table, language) for table in found],
        shelf=[(name, words_of(hall.game(name), language).say("title")) for name in games.SHELF],
        most=max(max(hall.game(name).seat_counts) for name in games.SHELF),
        wanted=wanted,
        filtered=bool(query),
        further=urlencode({**query, "before": following}) if following else "",
        newest=urlencode(query) if before else None,
    )


def day(text: str) -> date | None:
    """A day from a form; nothing if it was left empty."""
    try:
        return date.fromisoformat(text) if text else None
    except ValueError as error:
        raise BadInput("input-day", given=text) from error


def line_of(hall: Hall, table: past.Past, language: str) -> Line:
    words = kept.words_for(hall, table.game, language, [chair.name for chair in table.chairs])
    known, ended = words.has("title"), datetime.fromtimestamp(table.finished, UTC).date()
    return Line(
        table=table,
        title=words.say("title") if known else table.game,
        known=known,
        people=[(chair.seat, words.seat(chair.seat)) for chair in table.chairs],
        outcome=outcome(table, words),
        day=ended,
        said=words.say("archive-day", day=ended.day, month=ended.month, year=str(ended.year)),
    )


def outcome(table: past.Past, words: Words) -> str:
    """What came of it, for the reader."""
    if table.place is None:
        return words.say("archive-ended")
    return words.say("archive-place", place=table.place, points=table.points)


# Statistics


@dataclass(frozen=True)
class Chapter:
    """The games of one title."""

    title: str
    tallies: list[TallyOut]
    rating: str


@router.get("/me/statistics")
async def show_statistics(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """How the reader's games went."""
    language = reader_of(request).language
    words = Words(language)
    found = await api.read_statistics(hall, caller, language)
    rated = await api.read_ratings(hall, caller)
    return respond(
        request,
        "statistics.html",
        words,
        chapters=chapters(hall, found, rated, words),
        recent=tallies.RECENT,
        lasted=partial(lasted, words),
    )


def chapters(
    hall: Hall, found: Iterable[TallyOut], rated: Iterable[RatingOut], words: Words
) -> list[Chapter]:
    """By game, in the order of the shelf; then those that are not there any more."""
    by_game: dict[str, list[TallyOut]] = {name: [] for name in games.SHELF}
    for tally in found:
        by_game.setdefault(tally.game, []).append(tally)
    told = {one.game: rating_words(words, one) for one in rated}
    return [
        Chapter(title(hall, name, words.language), ones, told.get(name, ""))
        for name, ones in by_game.items()
        if ones
    ]


def rating_words(words: Words, one: RatingOut) -> str:
    """What somebody's rating is, or when it will be told."""
    if one.rating is None:
        return words.say("rating-soon", n=one.games, most=ratings.SHOWN)
    return words.say("rating-line", n=one.games, rating=rating_said(words, one))


def rating_said(words: Words, one: RatingOut) -> str:
    return words.say("rating-said", rating=one.rating or 0, error=one.error or 0)


def title(hall: Hall, game: str, language: str) -> str:
    words = kept.words_for(hall, game, language, [])
    return words.say("title") if words.has("title") else game


def lasted(words: Words, seconds: float) -> str:
    """How long something took, in the largest unit that fits."""
    for unit, size in UNITS:
        if seconds >= size:
            return words.say(f"lasted-{unit}", n=round(seconds / size))
    return words.say("lasted-seconds", n=max(1, round(seconds)))
