"""A guide as plain text: for the terminal, with its pictures described."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

from dynasty.learn.figures import name_of_symbol, symbols_of_game
from dynasty.learn.guide import BRACE, Block, Figure, Glossary, Guide, Points, Prose
from dynasty.learn.shares import Shares, load_shares
from dynasty.text import Words

WIDTH: Final = 80
RULES: Final = {1: "=", 2: "-"}  # what underlines a heading


def plain_guide(guide: Guide, words: Words, width: int = WIDTH) -> str:
    """The whole guide."""
    lines = [*heading(guide.title, 1)]
    for part in guide.parts:
        lines += ["", *heading(part.title, part.level)]
        for block in part.blocks:
            lines += ["", *plain_block(block, guide.game, words, width)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def heading(title: str, level: int) -> list[str]:
    return [title, RULES[level] * len(title)] if level in RULES else [f"* {title}"]


def plain_block(block: Block, game: str, words: Words, width: int) -> Iterator[str]:
    match block:
        case Prose():
            yield from prose(block.tokens, game, words, width)
        case Figure():
            said = words.say("guide-picture", text=block.text)
            yield from wrap(f"[{said}]", width, initial_indent="  ", subsequent_indent="   ")
            yield from indented(block.caption, width)
        case Points():
            yield from points(game, block, words, width)
        case Glossary():
            for symbol, said in block.entries.items():
                name = name_of_symbol(symbols_of_game(game)[symbol], words)
                told = words.say("board-about", name=name, said=said) if name else said
                yield from indented(told, width)


def indented(text: str, width: int) -> list[str]:
    return wrap(text, width, initial_indent="  ", subsequent_indent="    ")


def points(game: str, block: Points, words: Words, width: int) -> Iterator[str]:
    """What earns points, and what is to say about it."""
    shares = load_shares(game)
    if shares is not None:
        yield from shares_lines(shares, words, width)
    yield from wrap(block.note, width)


def shares_lines(shares: Shares, words: Words, width: int = WIDTH) -> Iterator[str]:
    """The table of a measurement, and the command that made it."""
    names = [words.category(row.category) for row in shares.rows]
    long = max(map(len, names))
    for name, row in zip(names, shares.rows, strict=True):
        number = words.say("shares-number", n=row.points)
        share = words.say("shares-percent", n=round(row.share * 100))
        yield f"  {name:<{long}} {number:>6} {share:>5}  {words.say(f'shares-{row.when}')}"
    said = words.say("shares-from", games=shares.games, seats=shares.seats, mean=shares.mean)
    yield ""
    yield from wrap(f"{said} {shares.command}", width)


def prose(tokens: Iterable[Token], game: str, words: Words, width: int) -> Iterator[str]:
    """Paragraphs and lists, wrapped; the cells of a table's row beside each other."""
    for number, node in enumerate(SyntaxTreeNode(list(tokens)).children):
        if number:
            yield ""
        if node.type in ("bullet_list", "ordered_list"):
            for at, item in enumerate(node.children, 1):
                mark = f"{at}. " if node.type == "ordered_list" else "- "
                text = " ".join(spoken(item, game, words).split("\n"))
                yield from wrap(text, width, initial_indent=mark, subsequent_indent="   ")
        elif node.type == "table":
            for row in (row for part in node.children for row in part.children):
                yield "  " + " | ".join(spoken(cell, game, words) for cell in row.children)
        else:
            yield from wrap(spoken(node, game, words), width)


def spoken(node: SyntaxTreeNode, game: str, words: Words) -> str:
    """Words without their manner: rules by their ids, symbols by their names."""
    if node.type == BRACE:
        symbol = symbols_of_game(game).get(node.content)
        name = node.content if symbol is None else name_of_symbol(symbol, words)
        return f"[{name}]" if name else ""
    if node.children:
        return "".join(spoken(child, game, words) for child in node.children)
    return " " if node.type in ("softbreak", "hardbreak") else node.content
