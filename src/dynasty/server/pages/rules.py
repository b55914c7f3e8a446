"""The rules of a game as a searchable page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from dynasty.kernel import BadGuide, Chapter, Rule, Rulebook, Ruling
from dynasty.learn.guide_figures import game_symbols
from dynasty.learn.guide_model import Figure, Guide, GuidePart
from dynasty.learn.guide_parser import load_guide
from dynasty.learn.piece_help import thing_help
from dynasty.localization import cached_rulebook, translator_for
from dynasty.server.api.dependencies import TheTableService
from dynasty.server.learning import guide_page
from dynasty.server.templating import page_response, reader_preferences, render_template

router = APIRouter(include_in_schema=False)

MAX_EXPLAINED_SYMBOLS: Final = 6  # of one thing that are explained
MAX_LISTED_RULES: Final = 6  # that are listed beside a thing
SMALL_SYMBOL_SIZE: Final = 22.0  # of a symbol in a line of text


@dataclass(frozen=True)
class RuleEntry:
    """A rule with its rulings, figures and place in the guide."""

    rule: Rule
    rulings: tuple[Ruling, ...]
    figures: tuple[Figure, ...]  # of the guide, each at its first rule
    told: GuidePart | None  # where the guide speaks of it
    unfolded: bool  # the searched words are in a ruling


@router.get("/games/{name}/rules")
async def show_rules(
    name: str,
    service: TheTableService,
    request: Request,
    q: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """Show the rules in our words, by chapter, with figures and rulings, and a search."""
    game, language = service.game(name), reader_preferences(request).language
    register, guide = cached_rulebook(game.name), load_guide(game.name, language)
    sought = q.lower().split()
    chapters = [
        (chapter, entries)
        for chapter in register.chapters
        if (entries := matching_entries(register, chapter, guide, sought, language))
    ]
    return page_response(
        request,
        "rules.html",
        translator_for(game, language),
        game=game,
        chapters=chapters,
        contents=register.chapters,
        guide=guide,
        own=guide_page.has_own_components(game),
        q=q,
    )


@router.get("/games/{name}/things")
async def show_thing(
    name: str,
    service: TheTableService,
    request: Request,
    noun: Annotated[str, Query(max_length=64)],
    symbols: Annotated[str, Query(max_length=400)] = "",
    bare: bool = False,
) -> Response:
    """Show what a thing on the board is and does, and which rules mention it."""
    game, language = service.game(name), reader_preferences(request).language
    words = translator_for(game, language)
    found = thing_help(game.name, noun, symbols.split()[:MAX_EXPLAINED_SYMBOLS], words)
    if found is None:
        raise BadGuide("guide-no-piece", noun=noun)
    shown: dict[str, Any] = {
        "game": game,
        "thing": found,
        "meanings": [
            (m, guide_page.symbol_html(m.symbol, words, SMALL_SYMBOL_SIZE)) for m in found.meanings
        ],
        "most": MAX_LISTED_RULES,
        "bare": bare,  # beside its name on the board, which already says what it does
    }
    if bare:
        return HTMLResponse(render_template("parts/thing.html", say=words.say, **shown))
    known = tuple(game_symbols(game.name).values())
    return page_response(request, "thing.html", words, known=known, **shown)


def matching_entries(
    register: Rulebook, chapter: Chapter, guide: Guide | None, sought: Sequence[str], language: str
) -> list[RuleEntry]:
    """Return the rules of a chapter that contain all of the searched words."""
    found = []
    for rule in register.rules_of(chapter.id):
        rulings = register.rulings_of(rule.id)
        own = f"{rule.id} {rule.text[language]}".lower()
        settled = " ".join(f"{r.id} {r.text[language]}" for r in rulings).lower()
        if all(word in own or word in settled for word in sought):
            told = None if guide is None else guide.parts_of.get(rule.id)
            figures = () if guide is None else guide.figures_at.get(rule.id, ())
            unfolded = any(word not in own for word in sought)
            found.append(RuleEntry(rule, rulings, figures, told, unfolded))
    return found
