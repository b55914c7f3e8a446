"""Templates: HTML in the reader's words and manner."""

from __future__ import annotations

from collections.abc import MutableMapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup
from starlette.routing import Match

from dynasty.drawing.scene import Symbol
from dynasty.drawing.svg import icon, sheet
from dynasty.drawing.symbols import SYMBOLS
from dynasty.insight.puzzle import puzzles_of
from dynasty.learn.guide_reading import load_guide
from dynasty.server.door.tokens import promise
from dynasty.server.pace.zones import zone_of
from dynasty.server.people.callers import A_YEAR, language_of
from dynasty.text import LANGUAGES, Words

FOLDER: Final = Path(__file__).parents[1]
THEMES: Final = ("light", "dark")
LAYOUTS: Final = ("wide", "narrow")
LAST_LINE: Final = 8  # letters that the last line of a short text has at least
PREFERENCES: Final = {"language": LANGUAGES, "theme": ("", *THEMES), "keys": ("", "off")}


@dataclass(frozen=True)
class Reader:
    """How somebody likes to read."""

    language: str
    theme: str  # light, dark, or empty: as the system prefers
    narrow: bool  # a phone's layout
    keys: bool  # single letters are shortcuts
    path: str  # where the reader is
    zone: str = ""  # of the clock on their wall; empty: unknown


def place_of(request: Request) -> str:
    """Where the reader is: what answers a form may have no page of its own, then what it is of."""
    path = request.url.path
    if request.method == "GET" or is_page(request, path):
        return path
    return path.rpartition("/")[0] or "/"


def is_page(request: Request, path: str) -> bool:
    """Is there something to look at?"""
    scope = {**request.scope, "method": "GET", "path": path}
    return any(route.matches(dict(scope))[0] is Match.FULL for route in request.app.router.routes)


def reader_of(request: Request) -> Reader:
    """What cookies say; without them, what the browser says."""
    theme = request.cookies.get("theme", "")
    layout = request.cookies.get("layout")
    if layout not in LAYOUTS:
        layout = "narrow" if "Mobi" in request.headers.get("user-agent", "") else "wide"
    query = f"?{request.url.query}" if request.url.query else ""
    return Reader(
        language=language_of(request),
        theme=theme if theme in THEMES else "",
        narrow=layout == "narrow",
        keys=request.cookies.get("keys") != "off",
        path=place_of(request) + query,
        zone=zone_of(request),
    )


def remember(request: Request, response: Response, key: str, value: str) -> None:
    """Keep a preference for a year."""
    response.set_cookie(
        key, value, max_age=A_YEAR, samesite="lax", secure=request.url.scheme == "https"
    )


@lru_cache(maxsize=512)
def chip(seat: int, title: str, size: float = 22) -> Markup:
    """The mark of a seat: colour, shape and letter; without a title the name stands beside it."""
    symbol = SYMBOLS.get(f"seat_{seat}")
    if symbol is None:
        return Markup("")
    drawn = icon(symbol, title, size)
    if not title:
        drawn = drawn.replace('role="img"', 'aria-hidden="true"').replace("<title></title>", "")
    return Markup(drawn)


@lru_cache(maxsize=16)
def symbols(of_game: tuple[Symbol, ...] = ()) -> Markup:
    """All symbols that a page may use, hidden."""
    return Markup(sheet(of_game))


def has_guide(game: str, language: str) -> bool:
    """Is there something to read about how this game is played?"""
    return load_guide(game, language) is not None


def has_puzzles(game: str) -> bool:
    """Is there a turn a day of this game?"""
    return bool(puzzles_of(game))


def ago(words: Words, when: float, now: float) -> str:
    """How long something has lasted, roughly."""
    minutes = max(0, int((now - when) / 60))
    for unit, size in (("days", 1440), ("hours", 60), ("minutes", 1)):
        if minutes >= size:
            return words.say(f"since-{unit}", n=minutes // size)
    return words.say("since-now")


class Templates(Environment):
    """All templates have the same globals: plain dictionaries, quicker than Jinja's chains."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


def tied(text: str) -> str:
    """The last words keep together until they make a line that can be seen."""
    words = text.split(" ")
    last = words.pop()
    while words and len(last) < LAST_LINE:
        last = f"{words.pop()}\u00a0{last}"
    return " ".join([*words, last])


@cache
def environment() -> Environment:
    found = Templates(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters["points"] = lambda n: str(n).replace("-", "−")
    found.filters["tied"] = tied
    found.globals.update(
        chip=chip,
        symbols=symbols,
        promise=promise,
        languages=LANGUAGES,
        has_guide=has_guide,
    )
    found.globals["has_puzzles"] = has_puzzles
    found.globals["in_language"] = lambda code: Words(code).say("language-name")
    return found


def compiled(*templates: str) -> list[Template]:
    """Templates, made ready and kept."""
    return [environment().get_template(template) for template in templates]


def fill(template: str, **context: Any) -> str:
    """A template with its blanks filled in; everything that is not markup is escaped."""
    return environment().get_template(template).render(**context)


def respond(
    request: Request,
    template: str,
    words: Words | None = None,
    status: int = 200,
    **context: Any,
) -> HTMLResponse:
    """A whole page."""
    reader = reader_of(request)
    known = words or Words(reader.language)
    broken = getattr(request.state, "broken", False)
    text = fill(template, reader=reader, say=known.say, words=known, broken=broken, **context)
    return HTMLResponse(text, status, headers={"cache-control": "no-store"})
