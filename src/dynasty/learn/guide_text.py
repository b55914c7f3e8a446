"""A guide as plain text for the terminal, with descriptions of its pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

from dynasty.learn.guide_figures import game_symbols, symbol_name
from dynasty.learn.guide_model import (
    BRACE_TOKEN,
    Block,
    Figure,
    Glossary,
    Guide,
    PointsTable,
    Prose,
)
from dynasty.learn.score_shares import ScoreShares, load_shares
from dynasty.text import Translator

GUIDE_TEXT_WIDTH: Final = 80
HEADING_UNDERLINES: Final = {1: "=", 2: "-"}  # what underlines a heading


def guide_plain_text(guide: Guide, words: Translator, width: int = GUIDE_TEXT_WIDTH) -> str:
    """Return the whole guide as text."""
    lines = [*heading_lines(guide.title, 1)]
    for part in guide.parts:
        lines += ["", *heading_lines(part.title, part.level)]
        for block in part.blocks:
            lines += ["", *block_lines(block, guide.game, words, width)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def heading_lines(title: str, level: int) -> list[str]:
    return (
        [title, HEADING_UNDERLINES[level] * len(title)]
        if level in HEADING_UNDERLINES
        else [f"* {title}"]
    )


def block_lines(block: Block, game: str, words: Translator, width: int) -> Iterator[str]:
    match block:
        case Prose():
            yield from prose_lines(block.tokens, game, words, width)
        case Figure():
            said = words.say("guide-picture", text=block.text)
            yield from wrap(f"[{said}]", width, initial_indent="  ", subsequent_indent="   ")
            yield from indented_lines(block.caption, width)
        case PointsTable():
            yield from points_lines(game, block, words, width)
        case Glossary():
            for symbol, said in block.entries.items():
                name = symbol_name(game_symbols(game)[symbol], words)
                told = words.say("board-about", name=name, said=said) if name else said
                yield from indented_lines(told, width)


def indented_lines(text: str, width: int) -> list[str]:
    return wrap(text, width, initial_indent="  ", subsequent_indent="    ")


def points_lines(game: str, block: PointsTable, words: Translator, width: int) -> Iterator[str]:
    """Return the table of point sources and the note on it."""
    shares = load_shares(game)
    if shares is not None:
        yield from shares_lines(shares, words, width)
    yield from wrap(block.note, width)


def shares_lines(
    shares: ScoreShares, words: Translator, width: int = GUIDE_TEXT_WIDTH
) -> Iterator[str]:
    """Return the lines of a measurement's table, and the command that made it."""
    names = [words.category(row.category) for row in shares.rows]
    long = max(map(len, names))
    for name, row in zip(names, shares.rows, strict=True):
        number = words.say("shares-number", n=row.points)
        share = words.say("shares-percent", n=round(row.share * 100))
        yield f"  {name:<{long}} {number:>6} {share:>5}  {words.say(f'shares-{row.when}')}"
    said = words.say("shares-from", games=shares.games, seats=shares.seats, mean=shares.mean)
    yield ""
    yield from wrap(f"{said} {shares.command}", width)


def prose_lines(tokens: Iterable[Token], game: str, words: Translator, width: int) -> Iterator[str]:
    """Return paragraphs and lists as wrapped lines, and table rows as cells side by side."""
    for number, node in enumerate(SyntaxTreeNode(list(tokens)).children):
        if number:
            yield ""
        if node.type in ("bullet_list", "ordered_list"):
            for at, item in enumerate(node.children, 1):
                mark = f"{at}. " if node.type == "ordered_list" else "- "
                text = " ".join(node_text(item, game, words).split("\n"))
                yield from wrap(text, width, initial_indent=mark, subsequent_indent="   ")
        elif node.type == "table":
            for row in (row for part in node.children for row in part.children):
                yield "  " + " | ".join(node_text(cell, game, words) for cell in row.children)
        else:
            yield from wrap(node_text(node, game, words), width)


def node_text(node: SyntaxTreeNode, game: str, words: Translator) -> str:
    """Return the text of a node without markup: rules as ids, symbols as names."""
    if node.type == BRACE_TOKEN:
        symbol = game_symbols(game).get(node.content)
        name = node.content if symbol is None else symbol_name(symbol, words)
        return f"[{name}]" if name else ""
    if node.children:
        return "".join(node_text(child, game, words) for child in node.children)
    return " " if node.type in ("softbreak", "hardbreak") else node.content
