"""The page of a game's balance: figures from games between bots."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from dynasty.learn import balance_tables as tables
from dynasty.learn.balance_figures import load_balance
from dynasty.localization import translator_for
from dynasty.server.api.dependencies import TheTableService
from dynasty.server.templating import page_response, reader_preferences

router = APIRouter(include_in_schema=False)
MAX_THINGS_PER_KIND = 12  # things that are shown of each kind


@router.get("/games/{name}/balance")
async def show_balance(name: str, service: TheTableService, request: Request) -> Response:
    """Show the lab's figures: points, wins by seat, the length of games, and what is used."""
    game, found = service.game(name), load_balance(name)
    words = translator_for(game, reader_preferences(request).language)
    grids = {}
    if found is not None:
        section = tables.main_section(found, game)
        grids = {
            "": tables.overview_table(found, words),
            words.say("balance-sources"): tables.sources_table(found, words),
            words.say("balance-actions"): tables.usage_table(section.actions, words),
            words.say("balance-telling"): tables.usage_table(
                tables.significant_rows(section.things, MAX_THINGS_PER_KIND), words
            ),
        }
    return page_response(request, "balance.html", words, game=game, balance=found, grids=grids)
