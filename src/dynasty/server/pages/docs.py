"""The pages of the `docs` folder in the browser; the lobby's help links to them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, HTTPException, Request, Response
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

import dynasty
from dynasty.server.templating import page_response

router = APIRouter(include_in_schema=False)

PACKAGE_FOLDER: Final = Path(dynasty.__file__).resolve().parent
PACKAGED_DOCS: Final = PACKAGE_FOLDER / "docs"  # a wheel has them there
DOCS_FOLDER: Final = PACKAGED_DOCS if PACKAGED_DOCS.is_dir() else PACKAGE_FOLDER.parents[1] / "docs"
MAIN_DOCUMENTS: Final = ("players", "programs", "designers", "operating", "tour")  # to begin with


@cache
def document_files() -> dict[str, Path]:
    """Return the file of every page by the page's name."""
    return {
        file.relative_to(DOCS_FOLDER).with_suffix("").as_posix(): file
        for file in (*DOCS_FOLDER.glob("*.md"), *DOCS_FOLDER.glob("adr/*.md"))
    }


def main_documents() -> list[str]:
    """Return the names of the pages to start with."""
    return [name for name in MAIN_DOCUMENTS if name in document_files()]


@router.get("/docs/{name}")
async def show_document(name: str, request: Request) -> Response:
    """Show a page of the documents, which are in English."""
    return document_response(name, request)


@router.get("/docs/adr/{name}")
async def show_decision(name: str, request: Request) -> Response:
    """Show an architecture decision record."""
    return document_response(f"adr/{name}", request)


def document_response(name: str, request: Request) -> Response:
    if name not in document_files():
        raise HTTPException(404, "there is no such page")
    title, body = title_and_html(document_files()[name])
    return page_response(
        request, "document.html", title=title, body=body, documents=main_documents()
    )


@cache
def title_and_html(file: Path) -> tuple[str, Markup]:
    """Return the title and HTML of a page; raw HTML in it is escaped."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(file.read_text(encoding="utf-8"))
    for token in tokens:
        token.attrs.pop("style", None)  # no page may style itself
        token.children = rewrite_links(token.children or [], file.parent)
    return tokens[1].content, Markup(reader.renderer.render(tokens, reader.options, {}))


def rewrite_links(tokens: list[Token], folder: Path) -> list[Token]:
    """Return the tokens with links to pages rewritten, and links to other files as plain text."""
    addresses = {file: f"/docs/{name}" for name, file in document_files().items()}
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
