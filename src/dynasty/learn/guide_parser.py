"""The parser of guide files: Markdown with figures, checked for mistakes."""

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
from dynasty.kernel import BadGuide, Phrase, toml_error_phrase
from dynasty.learn.guide_model import (
    BRACE_TOKEN,
    Block,
    Figure,
    Glossary,
    Guide,
    GuidePart,
    PointsTable,
    Prose,
)
from dynasty.learn.toml_reader import TomlTable

HEADING_PATTERN: Final = re.compile(r"(?P<title>.*?)\s*\{#(?P<id>[a-z0-9-]+)\}")
FENCE_KINDS: Final = ("figure", "shares", "glossary")


@cache
def load_guide(game: str, language: str) -> Guide | None:
    """Return the guide of a game in a language, or None if it has none."""
    file = guide_folder(game) / f"{language}.md"
    return read_guide(game, language, file) if file.exists() else None


def guide_folder(game: str) -> Path:
    return games.game_folder(game) / "guide"


@cache
def markdown_parser() -> MarkdownIt:
    """Return a Markdown parser without raw HTML, with tables, and with names in braces."""
    found = MarkdownIt("commonmark", {"html": False}).enable("table")
    found.inline.ruler.before("link", BRACE_TOKEN, read_brace)
    return found


def read_brace(state: StateInline, silent: bool) -> bool:
    """Read `{X-6.2}` or `{coin}` as one token with the name inside."""
    if state.src[state.pos] != "{":
        return False
    end = state.src.find("}", state.pos)
    if end < 0:
        return False
    if not silent:
        state.push(BRACE_TOKEN, "", 0).content = state.src[state.pos + 1 : end]
    state.pos = end + 1
    return True


def read_guide(game: str, language: str, file: Path) -> Guide:
    """Return the guide in a file, or raise BadGuide with the place of the mistake."""
    tokens = markdown_parser().parse(file.read_text(encoding="utf-8"))
    title, parts = "", list[GuidePart]()
    for level, heading, body in parse_chapters(tokens):
        if level == 1:
            title = heading
            continue
        found = HEADING_PATTERN.fullmatch(heading)
        if found is None:
            raise BadGuide("flaw-heading", file=file.name, heading=heading)
        place = f"{file.name}: {found['id']}"
        parts.append(
            GuidePart(found["id"], found["title"], level, tuple(parse_blocks(body, place)))
        )
    if not title:
        raise BadGuide("flaw-title", file=file.name)
    return Guide(game, language, title, tuple(parts))


def parse_chapters(tokens: list[Token]) -> Iterator[tuple[int, str, list[Token]]]:
    """Return for each heading its level, its text and the tokens that follow it."""
    starts = [at for at, token in enumerate(tokens) if token.type == "heading_open"]
    for at, following in zip(starts, [*starts[1:], len(tokens)], strict=True):
        yield int(tokens[at].tag[1:]), tokens[at + 1].content, tokens[at + 3 : following]


def parse_blocks(tokens: Iterable[Token], place: str) -> Iterator[Block]:
    """Return the blocks of a part: prose, and the fences in between."""
    prose: list[Token] = []
    for token in tokens:
        if token.type != "fence":
            prose.append(token)
            continue
        if prose:
            yield Prose(tuple(prose))
            prose = []
        yield parse_fence(token.info.strip(), token.content, place)
    if prose:
        yield Prose(tuple(prose))


def parse_fence(kind: str, text: str, place: str) -> Block:
    """Return the block that a fence of TOML declares."""
    if kind not in FENCE_KINDS:
        expected = Phrase("expected-fence", known=", ".join(FENCE_KINDS))
        raise BadGuide("flaw-value", place=place, expected=expected, got=repr(kind))
    try:
        table = TomlTable(tomllib.loads(text), f"{place}: {kind}", BadGuide)
    except tomllib.TOMLDecodeError as error:
        what = toml_error_phrase(error)
        raise BadGuide("flaw-in-file", file=f"{place}: {kind}", what=what) from error
    block = BLOCK_PARSERS[kind](table)
    table.leaves_nothing()
    return block


def parse_figure(table: TomlTable) -> Figure:
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


def parse_points(table: TomlTable) -> PointsTable:
    return PointsTable(table.get("note", str, ""))


def parse_glossary(table: TomlTable) -> Glossary:
    return Glossary({key: table.get(key, str) for key in table.values})


BLOCK_PARSERS: Final[dict[str, Callable[[TomlTable], Block]]] = {
    "figure": parse_figure,
    "shares": parse_points,
    "glossary": parse_glossary,
}
