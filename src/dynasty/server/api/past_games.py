"""The caller's finished games: the archive, statistics, ratings and export."""

from datetime import date
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import AfterValidator

from dynasty.server.accounts import own_account as accounts_account
from dynasty.server.api.dependencies import Language, TheCaller, TheDatabase, TheTableService
from dynasty.server.api.schemas.past_games import (
    Archive,
    CategoryOut,
    PastTable,
    RatingOut,
    TallyOut,
)
from dynasty.server.db import past_games as db_past_games
from dynasty.server.db import player_statistics, ratings
from dynasty.server.db.player_export import export_player
from dynasty.server.http.parsing import MAX_NAME_LENGTH, MAX_SEATS, check_text
from dynasty.server.tables import stored_table_text
from dynasty.server.tables.stored_table_text import FindAnyGame

router = APIRouter()

ZIP_MEDIA_TYPE = "application/zip"
CheckedText = Annotated[str, AfterValidator(check_text)]
SeatCount = Annotated[int, Query(ge=0, le=MAX_SEATS)]


@router.get("/archive")
async def read_archive(
    service: TheTableService,
    caller: TheCaller,
    language: Language,
    game: Annotated[CheckedText, Query(max_length=64)] = "",
    player: Annotated[CheckedText, Query(max_length=MAX_NAME_LENGTH)] = "",
    since: date | None = None,
    until: date | None = None,
    place: SeatCount = 0,
    people: SeatCount = 0,
    named: Annotated[CheckedText, Query(max_length=MAX_NAME_LENGTH)] = "",
    before: Annotated[CheckedText, Query(max_length=80)] = "",
) -> Archive:
    """Return the finished tables where the caller sat, a page at a time."""
    wanted = db_past_games.HistoryFilter(game, player, since, until, place, people, named, before)
    work = partial(db_past_games.history_page, player=caller.player, wanted=wanted)
    found, following = await service.db.read(work)
    said = []
    for table in found:
        names = [chair.name for chair in table.chairs]
        words = stored_table_text.translator_or_platform(service.game, table.game, language, names)
        shown = [words.seat(seat) for seat in range(len(names))]
        fields = {key: getattr(table, key) for key in PastTable.model_fields if key != "names"}
        said.append(PastTable(**fields, names=shown))
    return Archive(tables=said, next=following or None)


@router.get("/me/statistics")
async def read_statistics(
    service: TheTableService, caller: TheCaller, language: Language
) -> list[TallyOut]:
    """Return the results of the caller's games by game, number of seats and company."""
    found = await service.db.read(
        partial(player_statistics.tallies_of_player, player=caller.player)
    )
    return [tally_out(service.game, tally, language) for tally in found]


@router.get("/me/ratings")
async def read_ratings(db: TheDatabase, caller: TheCaller) -> list[RatingOut]:
    """Return the caller's ratings, by game."""
    found = await db.read(partial(ratings.ratings_of_player, player=caller.player))
    return [rating_out(one) for one in found]


def rating_out(one: ratings.PlayerRating) -> RatingOut:
    told = (one.rating.mu, one.rating.sigma) if one.is_shown else (None, None)
    return RatingOut(game=one.game, games=one.games, rating=told[0], error=told[1])


@router.get(
    "/me/export", response_class=Response, responses={200: {"content": {ZIP_MEDIA_TYPE: {}}}}
)
async def export(db: TheDatabase, caller: TheCaller) -> Response:
    """Return all that the server stores about the caller, as a zip of JSON files."""
    player = accounts_account.require_player(caller)
    packed = await db.read(partial(export_player, player=player))
    headers = {"content-disposition": 'attachment; filename="dynasty.zip"'}
    return Response(
        packed, media_type=ZIP_MEDIA_TYPE, headers={**headers, "cache-control": "no-store"}
    )


def tally_out(find_game: FindAnyGame, tally: player_statistics.Tally, language: str) -> TallyOut:
    words = stored_table_text.translator_or_platform(find_game, tally.game, language, [])
    named = [
        CategoryOut(
            category=c.key,
            name=stored_table_text.category_name(words, c.key),
            mean=c.mean,
            recent=c.recent,
        )
        for c in tally.categories
    ]
    return TallyOut(**{**vars(tally), "categories": named})
