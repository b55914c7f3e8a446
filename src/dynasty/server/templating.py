"""Jinja templates and the reader's preferences."""

from __future__ import annotations

import hashlib
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
from dynasty.drawing.svg import icon_svg, symbol_sheet
from dynasty.drawing.symbols import SYMBOLS
from dynasty.insight.puzzle import game_puzzles
from dynasty.learn.guide_parser import load_guide
from dynasty.server.accounts.auth import YEAR_SECONDS, language_of
from dynasty.server.http.secrets import seed_commitment
from dynasty.server.model.timezones import browser_zone
from dynasty.text import LANGUAGES, Translator

SERVER_FOLDER: Final = Path(__file__).parent
THEMES: Final = ("light", "dark")
LAYOUTS: Final = ("wide", "narrow")
HUB_FILES: Final = ("live_worker.js", "hub.js", "live.js")
MIN_LAST_LINE_LETTERS: Final = 8  # letters that the last line of a short text has at least
PREFERENCE_VALUES: Final = {"language": LANGUAGES, "theme": ("", *THEMES), "keys": ("", "off")}


@dataclass(frozen=True)
class ReaderPreferences:
    """A reader's preferences: language, theme, layout."""

    language: str
    theme: str  # light, dark, or empty: as the system prefers
    narrow: bool  # a phone's layout
    keys: bool  # single letters are shortcuts
    path: str  # where the reader is
    zone: str = ""  # of the clock on their wall; empty: unknown


def reader_path(request: Request) -> str:
    """Return the path of the reader's page; for a form without a page, that of its parent."""
    path = request.url.path
    if request.method == "GET" or has_page(request, path):
        return path
    return path.rpartition("/")[0] or "/"


def has_page(request: Request, path: str) -> bool:
    """Return whether this path has a page."""
    scope = {**request.scope, "method": "GET", "path": path}
    return any(route.matches(dict(scope))[0] is Match.FULL for route in request.app.router.routes)


def reader_preferences(request: Request) -> ReaderPreferences:
    """Return the preferences from cookies; without cookies, from the browser's headers."""
    theme = request.cookies.get("theme", "")
    layout = request.cookies.get("layout")
    if layout not in LAYOUTS:
        layout = "narrow" if "Mobi" in request.headers.get("user-agent", "") else "wide"
    query = f"?{request.url.query}" if request.url.query else ""
    return ReaderPreferences(
        language=language_of(request),
        theme=theme if theme in THEMES else "",
        narrow=layout == "narrow",
        keys=request.cookies.get("keys") != "off",
        path=reader_path(request) + query,
        zone=browser_zone(request),
    )


def set_preference_cookie(request: Request, response: Response, key: str, value: str) -> None:
    """Save a preference in a cookie for a year."""
    response.set_cookie(
        key, value, max_age=YEAR_SECONDS, samesite="lax", secure=request.url.scheme == "https"
    )


@lru_cache(maxsize=512)
def seat_chip_html(seat: int, title: str, size: float = 22) -> Markup:
    """Return a seat's mark: colour, shape and letter; without a title it is decorative."""
    symbol = SYMBOLS.get(f"seat_{seat}")
    if symbol is None:
        return Markup("")
    drawn = icon_svg(symbol, title, size)
    if not title:
        drawn = drawn.replace('role="img"', 'aria-hidden="true"').replace("<title></title>", "")
    return Markup(drawn)


@lru_cache(maxsize=16)
def symbol_sheet_html(of_game: tuple[Symbol, ...] = ()) -> Markup:
    """Return all symbols that a page may use, hidden."""
    return Markup(symbol_sheet(of_game))


def has_guide(game: str, language: str) -> bool:
    """Return whether this game has a guide in this language."""
    return load_guide(game, language) is not None


def has_puzzles(game: str) -> bool:
    """Return whether this game has puzzles."""
    return bool(game_puzzles(game))


def time_since_text(words: Translator, when: float, now: float) -> str:
    """Return roughly how long ago something was, in words."""
    minutes = max(0, int((now - when) / 60))
    for unit, size in (("days", 1440), ("hours", 60), ("minutes", 1)):
        if minutes >= size:
            return words.say(f"since-{unit}", n=minutes // size)
    return words.say("since-now")


def hub_script_url() -> str:
    """Return the address of the worker script that all pages share, with a hash of its content.

    After an upgrade, pages that are still open use the old script, and new pages the new one.
    """
    texts = ((SERVER_FOLDER / "static" / name).read_bytes() for name in HUB_FILES)
    mark = hashlib.blake2b(b"".join(texts), digest_size=6).hexdigest()
    return f"/static/{HUB_FILES[0]}?v={mark}"


class TemplateEnvironment(Environment):
    """A Jinja environment whose templates share globals as plain dictionaries, for speed."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


def tie_last_words(text: str) -> str:
    """Return the text with its last words joined, so that its last line is not too short."""
    words = text.split(" ")
    last = words.pop()
    while words and len(last) < MIN_LAST_LINE_LETTERS:
        last = f"{words.pop()}\u00a0{last}"
    return " ".join([*words, last])


@cache
def template_environment() -> Environment:
    found = TemplateEnvironment(
        loader=FileSystemLoader(SERVER_FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters["points"] = lambda n: str(n).replace("-", "−")
    found.filters["tied"] = tie_last_words
    found.globals.update(
        chip=seat_chip_html,
        symbols=symbol_sheet_html,
        promise=seed_commitment,
        languages=LANGUAGES,
        has_guide=has_guide,
    )
    found.globals["has_puzzles"] = has_puzzles
    found.globals["hub_script"] = hub_script_url()
    found.globals["in_language"] = lambda code: Translator(code).say("language-name")
    return found


@cache
def compile_templates() -> list[Template]:
    """Return all templates, compiled and cached."""
    environment = template_environment()
    return [environment.get_template(name) for name in environment.list_templates()]


def render_template(template: str, **context: Any) -> str:
    """Return a template filled with values; everything that is not markup is escaped."""
    return template_environment().get_template(template).render(**context)


def page_response(
    request: Request,
    template: str,
    words: Translator | None = None,
    status: int = 200,
    **context: Any,
) -> HTMLResponse:
    """Return a whole page as a response."""
    reader = reader_preferences(request)
    known = words or Translator(reader.language)
    broken = getattr(request.state, "broken", False)
    text = render_template(
        template, reader=reader, say=known.say, words=known, broken=broken, **context
    )
    return HTMLResponse(text, status, headers={"cache-control": "no-store"})
