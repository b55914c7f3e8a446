"""Guide files: Markdown with figures, read and checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from dynasty import games
from dynasty.kernel import BadGuide
from dynasty.learn.guide import BRACE, Block, Figure, Glossary, Guide, Part, Points, Prose
from dynasty.learn.tables import Table

HEADING: Final = re.compile(r"(?P<title>.*?)\s*\{#(?P<id>[a-z0-9-]+)\}")
FENCES: Final = ("figure", "shares", "glossary")


@cache
def load_guide(game: str, language: str) -> Guide | None:
    """The guide of a game, if it has one."""
    file = folder_of(game) / f"{language}.md"
    return read_guide(game, language, file) if file.exists() else None


def folder_of(game: str) -> Path:
    return games.folder(game) / "guide"


@cache
def reader() -> MarkdownIt:
    """Markdown without raw HTML, with tables, and with braces for rules and symbols."""
    found = MarkdownIt("commonmark", {"html": False}).enable("table")
    found.inline.ruler.before("link", BRACE, read_brace)
    return found


def read_brace(state: StateInline, silent: bool) -> bool:
    """`{X-6.2}` or `{coin}`: one token with what stands inside."""
    if state.src[state.pos] != "{":
        return False
    end = state.src.find("}", state.pos)
    if end < 0:
        return False
    if not silent:
        state.push(BRACE, "", 0).content = state.src[state.pos + 1 : end]
    state.pos = end + 1
    return True


def read_guide(game: str, language: str, file: Path) -> Guide:
    """The guide of a file, or BadGuide that says what is wrong and where."""
    tokens = reader().parse(file.read_text(encoding="utf-8"))
    title, parts = "", list[Part]()
    for level, heading, body in chapters(tokens):
        if level == 1:
            title = heading
            continue
        found = HEADING.fullmatch(heading)
        if found is None:
            raise BadGuide(f"{file.name}: {heading}: expected an id at the end, as in {{#goal}}")
        place = f"{file.name}: {found['id']}"
        parts.append(Part(found["id"], found["title"], level, tuple(blocks(body, place))))
    if not title:
        raise BadGuide(f"{file.name}: expected a title: # ...")
    return Guide(game, language, title, tuple(parts))


def chapters(tokens: list[Token]) -> Iterator[tuple[int, str, list[Token]]]:
    """Level and words of each heading, with all that stands under it."""
    starts = [at for at, token in enumerate(tokens) if token.type == "heading_open"]
    for at, following in zip(starts, [*starts[1:], len(tokens)], strict=True):
        yield int(tokens[at].tag[1:]), tokens[at + 1].content, tokens[at + 3 : following]


def blocks(tokens: Iterable[Token], place: str) -> Iterator[Block]:
    """Prose, and the fences between."""
    prose: list[Token] = []
    for token in tokens:
        if token.type != "fence":
            prose.append(token)
            continue
        if prose:
            yield Prose(tuple(prose))
            prose = []
        yield fence(token.info.strip(), token.content, place)
    if prose:
        yield Prose(tuple(prose))


def fence(kind: str, text: str, place: str) -> Block:
    """What a fence of TOML declares."""
    if kind not in FENCES:
        raise BadGuide(f"{place}: expected a fence of {', '.join(FENCES)}, got {kind!r}")
    try:
        table = Table(tomllib.loads(text), f"{place}: {kind}", BadGuide)
    except tomllib.TOMLDecodeError as error:
        raise BadGuide(f"{place}: {kind}: {error}") from error
    block = MAKERS[kind](table)
    table.leaves_nothing()
    return block


def figure_of(table: Table) -> Figure:
    return Figure(
        id=table.get("id", str),
        record=table.get("record", str),
        to=table.get("to", int),
        seat=table.get("seat", int, 0),
        scene=table.get("scene", str, Figure.scene),
        around=table.texts("around"),
        lit=table.texts("lit"),
        caption=table.get("caption", str),
        text=table.get("text", str),
    )


def points_of(table: Table) -> Points:
    return Points(table.get("note", str, ""))


def glossary_of(table: Table) -> Glossary:
    return Glossary({key: table.get(key, str) for key in table.values})


MAKERS: Final[dict[str, Callable[[Table], Block]]] = {
    "figure": figure_of,
    "shares": points_of,
    "glossary": glossary_of,
}
