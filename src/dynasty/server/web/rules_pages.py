"""The rules of a game as a book to look things up in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from dynasty.kernel import BadGuide, Chapter, Register, Rule, Ruling
from dynasty.learn.figures import symbols_of_game
from dynasty.learn.guide import Figure, Guide, Part
from dynasty.learn.guide_reading import load_guide
from dynasty.learn.things import about_thing
from dynasty.server.api.common import TheHall
from dynasty.server.learning import guides
from dynasty.server.web.templating import fill, reader_of, respond
from dynasty.speech import register_of, words_of

router = APIRouter(include_in_schema=False)

MOST_SYMBOLS: Final = 6  # of one thing that are explained
MOST_RULES: Final = 6  # that are listed beside a thing
SMALL: Final = 22.0  # of a symbol in a line of text


@dataclass(frozen=True)
class Entry:
    """A rule with all that belongs to it."""

    rule: Rule
    rulings: tuple[Ruling, ...]
    figures: tuple[Figure, ...]  # of the guide, each at its first rule
    told: Part | None  # where the guide speaks of it
    unfolded: bool  # what was sought stands in a ruling


@router.get("/games/{name}/rules")
async def rules(
    name: str, hall: TheHall, request: Request, q: Annotated[str, Query(max_length=80)] = ""
) -> Response:
    """The rules in our words, by chapter, searchable, with figures and rulings."""
    game, language = hall.game(name), reader_of(request).language
    register, guide = register_of(game.name), load_guide(game.name, language)
    sought = q.lower().split()
    chapters = [
        (chapter, entries)
        for chapter in register.chapters
        if (entries := entries_of(register, chapter, guide, sought, language))
    ]
    return respond(
        request,
        "rules.html",
        words_of(game, language),
        game=game,
        chapters=chapters,
        contents=register.chapters,
        guide=guide,
        own=guides.fits(game),
        q=q,
    )


@router.get("/games/{name}/things")
async def thing(
    name: str,
    hall: TheHall,
    request: Request,
    noun: Annotated[str, Query(max_length=64)],
    symbols: Annotated[str, Query(max_length=400)] = "",
    bare: bool = False,
) -> Response:
    """What a thing of the board is and does, and which rules speak of it."""
    game, language = hall.game(name), reader_of(request).language
    words = words_of(game, language)
    found = about_thing(game.name, noun, symbols.split()[:MOST_SYMBOLS], words)
    if found is None:
        raise BadGuide(f"nothing of {game.name} is called {noun!r}")
    shown: dict[str, Any] = {
        "game": game,
        "thing": found,
        "meanings": [(m, guides.symbol_of(m.symbol, words, SMALL)) for m in found.meanings],
        "most": MOST_RULES,
        "bare": bare,  # beside its name on the board, which tells already what it does
    }
    if bare:
        return HTMLResponse(fill("parts/thing.html", say=words.say, **shown))
    known = tuple(symbols_of_game(game.name).values())
    return respond(request, "thing.html", words, known=known, **shown)


def entries_of(
    register: Register, chapter: Chapter, guide: Guide | None, sought: Sequence[str], language: str
) -> list[Entry]:
    """The rules of a chapter in which all sought words stand."""
    found = []
    for rule in register.rules_of(chapter.id):
        rulings = register.rulings_of(rule.id)
        own = f"{rule.id} {rule.text[language]}".lower()
        settled = " ".join(f"{r.id} {r.text[language]}" for r in rulings).lower()
        if all(word in own or word in settled for word in sought):
            told = None if guide is None else guide.parts_of.get(rule.id)
            figures = () if guide is None else guide.figures_at.get(rule.id, ())
            unfolded = any(word not in own for word in sought)
            found.append(Entry(rule, rulings, figures, told, unfolded))
    return found
