"""What bots make of a game's numbers, from the figures that are kept with it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from dynasty.learn import balance_tables as tables
from dynasty.learn.balance import load_balance
from dynasty.server.api.common import TheHall
from dynasty.server.web.templating import reader_of, respond
from dynasty.speech import words_of

router = APIRouter(include_in_schema=False)
MOST = 12  # things that are shown of each kind


@router.get("/games/{name}/balance")
async def balance(name: str, hall: TheHall, request: Request) -> Response:
    """Points, wins by seat, the course of games, and what is used: measured by the lab."""
    game, found = hall.game(name), load_balance(name)
    words = words_of(game, reader_of(request).language)
    grids = {}
    if found is not None:
        section = tables.main_section(found, game)
        grids = {
            "": tables.overview(found, words),
            words.say("balance-sources"): tables.sources(found, words),
            words.say("balance-actions"): tables.usage(section.actions, words),
            words.say("balance-telling"): tables.usage(tables.telling(section.things, MOST), words),
        }
    return respond(request, "balance.html", words, game=game, balance=found, grids=grids)
