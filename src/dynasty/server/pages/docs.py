"""The pages of the `docs` folder in the browser: those for players under Help, and all others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import FileResponse
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

import dynasty
from dynasty.languages import DEFAULT_LANGUAGE, LANGUAGES
from dynasty.server.templating import page_response, reader_preferences

router = APIRouter(include_in_schema=False)

PACKAGE_FOLDER: Final = Path(dynasty.__file__).resolve().parent
PACKAGED_DOCS: Final = PACKAGE_FOLDER / "docs"  # a wheel has them there
DOCS_FOLDER: Final = PACKAGED_DOCS if PACKAGED_DOCS.is_dir() else PACKAGE_FOLDER.parents[1] / "docs"
PLAYER_SECTIONS: Final = {  # pages for players by section; docs/fr has them in French
    "learn": ("first-game",),
    "how-to": (
        "invite-friends",
        "play-by-the-day",
        "use-several-devices",
        "get-notified",
        "review-a-game",
        "play-in-a-terminal",
    ),
    "reference": ("keys-and-commands", "table-settings"),
    "explanation": ("opponents", "fair-play"),
}
PLAYER_PAGES: Final = tuple(
    f"{section}/{page}" for section, pages in PLAYER_SECTIONS.items() for page in pages
)
TECHNICAL_INDEX: Final = "index"  # leads to the pages for programmers and operators
PICTURE_TYPES: Final = {".png": "image/png", ".svg": "image/svg+xml"}
PICTURE_HEADERS: Final = {
    "cache-control": "max-age=3600",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
}


@dataclass(frozen=True)
class DocumentLink:
    """A page in a list: its name in addresses, its title, and the language of the title."""

    name: str
    title: str
    language: str


@dataclass(frozen=True)
class Heading:
    """A heading that a contents list links to."""

    anchor: str
    text: str


@dataclass(frozen=True)
class Document:
    """A page; its body, in HTML, is without the title.

    `contents` is empty if the page has a contents list of its own.
    """

    title: str
    language: str
    body: Markup
    contents: tuple[Heading, ...]


@cache
def document_files() -> dict[str, Path]:
    """Return the file of every page by the page's name."""
    return {
        file.relative_to(DOCS_FOLDER).with_suffix("").as_posix(): file
        for file in sorted(DOCS_FOLDER.rglob("*.md"))
    }


@cache
def picture_files() -> dict[str, Path]:
    """Return the file of every picture by its name."""
    files = sorted((DOCS_FOLDER / "pictures").glob("*"))
    return {file.name: file for file in files if file.suffix in PICTURE_TYPES}


def document_file(name: str, language: str) -> Path | None:
    """Return the file of a page: for players in this language if it exists, else in English."""
    files = document_files()
    translated = files.get(f"{language}/{name}") if name in PLAYER_PAGES else None
    return translated or files.get(name)


def language_of_file(file: Path) -> str:
    folder = file.relative_to(DOCS_FOLDER).parts[0]
    return folder if folder in LANGUAGES else DEFAULT_LANGUAGE


def document_address(file: Path) -> str:
    """Return the address of a page; a translation has the address of the page in English."""
    name = file.relative_to(DOCS_FOLDER).with_suffix("").as_posix()
    folder, _, rest = name.partition("/")
    return f"/docs/{rest if folder in LANGUAGES and rest in PLAYER_PAGES else name}"


@cache
def document_link(name: str, language: str) -> DocumentLink | None:
    """Return a link to a page, whose first line is its title; None if there is no such page."""
    file = document_file(name, language)
    if file is None:
        return None
    with file.open(encoding="utf-8") as lines:
        title = next(lines, "").removeprefix("#").strip()
    return DocumentLink(name, title, language_of_file(file))


def player_sections(language: str) -> list[tuple[str, list[DocumentLink]]]:
    """Return links to the pages for players, by section."""
    return [
        (
            section,
            [link for page in pages if (link := document_link(f"{section}/{page}", language))],
        )
        for section, pages in PLAYER_SECTIONS.items()
    ]


def neighbouring_pages(name: str, language: str) -> tuple[DocumentLink | None, DocumentLink | None]:
    """Return links to the pages for players before and after this one."""
    if name not in PLAYER_PAGES:
        return None, None
    at = PLAYER_PAGES.index(name)
    before, after = PLAYER_PAGES[at - 1 : at] if at else (), PLAYER_PAGES[at + 1 : at + 2]
    previous, following = (
        document_link(found[0], language) if found else None for found in (before, after)
    )
    return previous, following


def has_technical_index() -> bool:
    return TECHNICAL_INDEX in document_files()


@router.get("/docs/pictures/{name}")
async def show_picture(name: str) -> Response:
    """Return a picture that pages show."""
    file = picture_files().get(name)
    if file is None:
        raise HTTPException(404, "there is no such picture")
    return FileResponse(file, media_type=PICTURE_TYPES[file.suffix], headers=PICTURE_HEADERS)


@router.get("/docs/{name:path}")
async def show_document(name: str, request: Request) -> Response:
    """Show a page: one for players in the reader's language, all others in English."""
    language = reader_preferences(request).language
    file = document_file(name, language)
    if file is None:
        raise HTTPException(404, "there is no such page")
    previous, following = neighbouring_pages(name, language)
    return page_response(
        request,
        "document.html",
        document=read_document(file),
        name=name,
        sections=player_sections(language),
        technical=has_technical_index(),
        previous=previous,
        following=following,
    )


@cache
def read_document(file: Path) -> Document:
    """Return a page as HTML; raw HTML in it is escaped."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    title, tokens = split_title(reader.parse(file.read_text(encoding="utf-8")))
    headings = add_anchors(tokens)
    has_contents = any(
        str(child.attrs.get("href", "")).startswith("#")
        for token in tokens
        for child in token.children or ()
    )
    for token in tokens:
        token.attrs.pop("style", None)  # no page may style itself
        token.children = rewrite_links(token.children or [], file.parent)
    return Document(
        title=title,
        language=language_of_file(file),
        body=Markup(reader.renderer.render(tokens, reader.options, {})),
        contents=() if has_contents else tuple(headings),
    )


def split_title(tokens: list[Token]) -> tuple[str, list[Token]]:
    """Return the text of the heading that a page begins with, and the tokens after it."""
    return plain_text(tokens[1]), tokens[3:]


def plain_text(inline: Token) -> str:
    return "".join(child.content for child in inline.children or ())


def add_anchors(tokens: Sequence[Token]) -> list[Heading]:
    """Give every heading an id; return those of the second level."""
    found: list[Heading] = []
    used: set[str] = set()
    for heading, inline in pairwise(tokens):
        if heading.type != "heading_open":
            continue
        text = plain_text(inline)
        anchor = plain = anchor_of(text)
        number = 0
        while anchor in used:
            number += 1
            anchor = f"{plain}-{number}"
        used.add(anchor)
        heading.attrs["id"] = anchor
        if heading.tag == "h2":
            found.append(Heading(anchor, text))
    return found


def anchor_of(text: str) -> str:
    """Return the id of a heading as GitHub makes it: small letters, digits and hyphens."""
    kept = (sign for sign in text.strip().lower() if sign.isalnum() or sign in " -_")
    return "".join(kept).replace(" ", "-")


def rewrite_links(tokens: list[Token], folder: Path) -> list[Token]:
    """Return the tokens with addresses of this site for links and pictures.

    Links to files that have no page, and pictures that do not exist, become plain text.
    """
    pages = set(document_files().values())
    pictures = {file: name for name, file in picture_files().items()}
    kept, follows = [], True
    for token in tokens:
        if token.type == "image":
            name = pictures.get((folder / str(token.attrs["src"])).resolve())
            if name is None:
                kept += token.children or []
                continue
            token.attrs.update(src=f"/docs/pictures/{name}", loading="lazy")
        if token.type == "link_open":
            target, sign, place = str(token.attrs["href"]).partition("#")
            file = (folder / target).resolve()
            is_page = file in pages
            follows = is_page or not target or target.startswith("https://")
            token.attrs["href"] = f"{document_address(file) if is_page else target}{sign}{place}"
        if follows or token.type not in ("link_open", "link_close"):
            kept.append(token)
    return kept
