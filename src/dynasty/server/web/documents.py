"""The pages of `docs` in the browser: the lobby's help leads to them, as the README does."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, HTTPException, Request, Response
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

import dynasty
from dynasty.server.web.templating import respond

router = APIRouter(include_in_schema=False)

PACKAGE: Final = Path(dynasty.__file__).resolve().parent
PACKED: Final = PACKAGE / "docs"  # a wheel has them there
FOLDER: Final = PACKED if PACKED.is_dir() else PACKAGE.parents[1] / "docs"
DOCUMENTS: Final = ("players", "programs", "designers", "operating", "tour")  # to begin with


@cache
def pages() -> dict[str, Path]:
    """Every page by its name."""
    return {
        file.relative_to(FOLDER).with_suffix("").as_posix(): file
        for file in (*FOLDER.glob("*.md"), *FOLDER.glob("adr/*.md"))
    }


def shelf() -> list[str]:
    """The names of the pages to begin with."""
    return [name for name in DOCUMENTS if name in pages()]


@router.get("/docs/{name}")
async def show(name: str, request: Request) -> Response:
    """A page of the documents; they are written in English."""
    return page(name, request)


@router.get("/docs/adr/{name}")
async def show_decision(name: str, request: Request) -> Response:
    """Why something is built as it is."""
    return page(f"adr/{name}", request)


def page(name: str, request: Request) -> Response:
    if name not in pages():
        raise HTTPException(404, "there is no such page")
    title, body = written(pages()[name])
    return respond(request, "document.html", title=title, body=body, documents=shelf())


@cache
def written(file: Path) -> tuple[str, Markup]:
    """Title and HTML of a page. None of its own HTML is believed."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(file.read_text(encoding="utf-8"))
    for token in tokens:
        token.attrs.pop("style", None)  # no page may style itself
        token.children = linked(token.children or [], file.parent)
    return tokens[1].content, Markup(reader.renderer.render(tokens, reader.options, {}))


def linked(tokens: list[Token], folder: Path) -> list[Token]:
    """Links to other pages by their addresses here; what links to a file is plain text."""
    addresses = {file: f"/docs/{name}" for name, file in pages().items()}
    kept, follows = [], True
    for token in tokens:
        if token.type == "link_open":
            target, sign, place = str(token.attrs["href"]).partition("#")
            address = addresses.get((folder / target).resolve())
            follows = address is not None or target.startswith("https://")
            token.attrs["href"] = f"{address or target}{sign}{place}"
        if follows or token.type not in ("link_open", "link_close"):
            kept.append(token)
    return kept
