"""The reader's finished games: the archive, and statistics."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import partial
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request, Response

from dynasty import games
from dynasty.localization import translator_for
from dynasty.server.api.dependencies import TheCaller, TheTableService
from dynasty.server.clock import SECONDS_PER_DAY
from dynasty.server.db import past_games as db_past_games
from dynasty.server.db import player_statistics, ratings
from dynasty.server.db.player_statistics import Tally
from dynasty.server.db.ratings import PlayerRating
from dynasty.server.errors import BadInput
from dynasty.server.http.parsing import MAX_NAME_LENGTH, MAX_SEATS, check_text
from dynasty.server.tables import stored_table_text
from dynasty.server.tables.stored_table_text import FindAnyGame
from dynasty.server.templating import page_response, reader_preferences
from dynasty.text import Translator

router = APIRouter(include_in_schema=False)

DURATION_UNITS = (("days", SECONDS_PER_DAY), ("hours", 3600), ("minutes", 60))


@dataclass(frozen=True)
class ArchiveLine:
    """A finished table in the archive."""

    table: db_past_games.HistoryEntry
    title: str
    known: bool  # its game is on the shelf
    people: list[tuple[int, str]]
    outcome: str
    day: date
    said: str  # the day in words


@router.get("/archive")
async def show_archive(
    service: TheTableService,
    caller: TheCaller,
    request: Request,
    game: Annotated[str, Query(max_length=64)] = "",
    player: Annotated[str, Query(max_length=MAX_NAME_LENGTH)] = "",
    since: Annotated[str, Query(max_length=20)] = "",
    until: Annotated[str, Query(max_length=20)] = "",
    place: Annotated[int, Query(ge=0, le=MAX_SEATS)] = 0,
    people: Annotated[int, Query(ge=0, le=MAX_SEATS)] = 0,
    named: Annotated[str, Query(max_length=MAX_NAME_LENGTH)] = "",
    before: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """Show the reader's finished tables, with links to what can be done with each."""
    language, asked = reader_preferences(request).language, check_text(player).strip()
    words = check_text(named).strip()
    wanted = db_past_games.HistoryFilter(
        game, asked, parse_day(since), parse_day(until), place, people, words, before
    )
    work = partial(db_past_games.history_page, player=caller.player, wanted=wanted)
    found, following = await service.db.read(work)
    chosen = {"game": game, "player": asked, "named": words, "since": since, "until": until}
    numbers = {"place": place, "people": people}
    query = {key: value for key, value in {**chosen, **numbers}.items() if value}
    return page_response(
        request,
        "archive.html",
        Translator(language),
        lines=[archive_line(service.game, table, language) for table in found],
        shelf=[
            (name, translator_for(service.game(name), language).say("title"))
            for name in games.SHELF
        ],
        most=max(max(service.game(name).seat_counts) for name in games.SHELF),
        wanted=wanted,
        filtered=bool(query),
        further=urlencode({**query, "before": following}) if following else "",
        newest=urlencode(query) if before else None,
    )


def parse_day(text: str) -> date | None:
    """Return the date in a form field; None if it was left empty."""
    try:
        return date.fromisoformat(text) if text else None
    except ValueError as error:
        raise BadInput("input-day", given=text) from error


def archive_line(
    find_game: FindAnyGame, table: db_past_games.HistoryEntry, language: str
) -> ArchiveLine:
    words = stored_table_text.translator_or_platform(
        find_game, table.game, language, [chair.name for chair in table.chairs]
    )
    known, ended = words.has("title"), datetime.fromtimestamp(table.finished, UTC).date()
    return ArchiveLine(
        table=table,
        title=words.say("title") if known else table.game,
        known=known,
        people=[(chair.seat, words.seat(chair.seat)) for chair in table.chairs],
        outcome=outcome_text(table, words),
        day=ended,
        said=words.say("archive-day", day=ended.day, month=ended.month, year=str(ended.year)),
    )


def outcome_text(table: db_past_games.HistoryEntry, words: Translator) -> str:
    """Return the reader's result in words."""
    if table.place is None:
        return words.say("archive-ended")
    return words.say("archive-place", place=table.place, points=table.points)


# Statistics


@dataclass(frozen=True)
class GameStatistics:
    """A player's statistics for all games of one kind, as the page shows them."""

    title: str
    tallies: list[Tally]
    words: Translator
    rating: str


@router.get("/me/statistics")
async def show_statistics(
    service: TheTableService, caller: TheCaller, request: Request
) -> Response:
    """Show the reader's statistics and ratings."""
    language = reader_preferences(request).language
    words = Translator(language)
    player = caller.player
    found = await service.db.read(partial(player_statistics.tallies_of_player, player=player))
    rated = await service.db.read(partial(ratings.ratings_of_player, player=player))
    return page_response(
        request,
        "statistics.html",
        words,
        chapters=statistics_by_game(service.game, found, rated, words),
        recent=player_statistics.RECENT_GAMES,
        lasted=partial(duration_text, words),
        category_name=stored_table_text.category_name,
    )


def statistics_by_game(
    find_game: FindAnyGame,
    found: Iterable[Tally],
    rated: Iterable[PlayerRating],
    words: Translator,
) -> list[GameStatistics]:
    """Return the statistics by game, in the lobby's order; games that are gone come last."""
    by_game: dict[str, list[Tally]] = {name: [] for name in games.SHELF}
    for tally in found:
        by_game.setdefault(tally.game, []).append(tally)
    told = {one.game: rating_text(words, one) for one in rated}
    return [
        game_statistics(
            stored_table_text.translator_or_platform(find_game, name, words.language, []),
            name,
            tallies,
            told.get(name, ""),
        )
        for name, tallies in by_game.items()
        if tallies
    ]


def game_statistics(
    words: Translator, game: str, tallies: list[Tally], rating: str
) -> GameStatistics:
    title = words.say("title") if words.has("title") else game
    return GameStatistics(title, tallies, words, rating)


def rating_text(words: Translator, one: PlayerRating) -> str:
    """Return a player's rating in words, or how many games are missing until it is shown."""
    if not one.is_shown:
        return words.say("rating-soon", n=one.games, most=ratings.MIN_SHOWN_GAMES)
    return words.say("rating-line", n=one.games, rating=rating_value_text(words, one))


def rating_value_text(words: Translator, one: PlayerRating) -> str:
    shown = (one.rating.mu, one.rating.sigma) if one.is_shown else (0, 0)
    return words.say("rating-said", rating=shown[0], error=shown[1])


def duration_text(words: Translator, seconds: float) -> str:
    """Return a duration in words, in the largest unit that fits."""
    for unit, size in DURATION_UNITS:
        if seconds >= size:
            return words.say(f"lasted-{unit}", n=round(seconds / size))
    return words.say("lasted-seconds", n=max(1, round(seconds)))
