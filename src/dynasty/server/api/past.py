"""What the caller has played: the archive, and statistics."""

from datetime import date
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import AfterValidator

from dynasty.kernel import text_key
from dynasty.server.after import kept, past, ratings, tallies
from dynasty.server.api.common import Language, TheCaller, TheHall
from dynasty.server.door.inputs import LONGEST_NAME, MOST_SEATS, check_text
from dynasty.server.people import devices
from dynasty.server.people.export import package
from dynasty.server.shapes.past_models import Archive, CategoryOut, PastTable, RatingOut, TallyOut
from dynasty.text import Words

router = APIRouter()

ZIP = "application/zip"
Text = Annotated[str, AfterValidator(check_text)]
Number = Annotated[int, Query(ge=0, le=MOST_SEATS)]


@router.get("/archive")
async def read_archive(
    hall: TheHall,
    caller: TheCaller,
    language: Language,
    game: Annotated[Text, Query(max_length=64)] = "",
    player: Annotated[Text, Query(max_length=LONGEST_NAME)] = "",
    since: date | None = None,
    until: date | None = None,
    place: Number = 0,
    people: Number = 0,
    named: Annotated[Text, Query(max_length=LONGEST_NAME)] = "",
    before: Annotated[Text, Query(max_length=80)] = "",
) -> Archive:
    """The tables that are over and where the caller sat, a page at a time."""
    wanted = past.Wanted(game, player, since, until, place, people, named, before)
    work = partial(past.tables, player=caller.player, wanted=wanted)
    found, following = await hall.store.read(work)
    said = []
    for table in found:
        names = [chair.name for chair in table.chairs]
        words = kept.words_for(hall, table.game, language, names)
        shown = [words.seat(seat) for seat in range(len(names))]
        fields = {key: getattr(table, key) for key in PastTable.model_fields if key != "names"}
        said.append(PastTable(**fields, names=shown))
    return Archive(tables=said, next=following or None)


@router.get("/me/statistics")
async def read_statistics(hall: TheHall, caller: TheCaller, language: Language) -> list[TallyOut]:
    """How the caller's games went, by game, number of seats and company."""
    found = await hall.store.read(partial(tallies.of, player=caller.player))
    return [tally_out(hall, tally, language) for tally in found]


@router.get("/me/ratings")
async def read_ratings(hall: TheHall, caller: TheCaller) -> list[RatingOut]:
    """The caller's ratings, by game."""
    found = await hall.store.read(partial(ratings.of, player=caller.player))
    return [rating_out(one) for one in found]


def rating_out(one: ratings.Standing) -> RatingOut:
    told = (one.rating.mu, one.rating.sigma) if one.is_shown else (None, None)
    return RatingOut(game=one.game, games=one.games, rating=told[0], error=told[1])


@router.get("/me/export", response_class=Response, responses={200: {"content": {ZIP: {}}}})
async def export(hall: TheHall, caller: TheCaller) -> Response:
    """All that the server keeps of the caller, as a zip of JSON files."""
    player = devices.check_somebody(caller)
    packed = await hall.store.read(partial(package, player=player))
    headers = {"content-disposition": 'attachment; filename="dynasty.zip"'}
    return Response(packed, media_type=ZIP, headers={**headers, "cache-control": "no-store"})


def tally_out(hall: TheHall, tally: tallies.Tally, language: str) -> TallyOut:
    words = kept.words_for(hall, tally.game, language, [])
    named = [
        CategoryOut(category=c.key, name=category(words, c.key), mean=c.mean, recent=c.recent)
        for c in tally.categories
    ]
    return TallyOut(**{**vars(tally), "categories": named})


def category(words: Words, key: str) -> str:
    """What points are for; rules of an earlier version may have had others."""
    known = words.has(text_key("score", key))
    return words.category(key) if known else words.say("statistics-other")
