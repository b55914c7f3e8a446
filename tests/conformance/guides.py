"""Guides: what is wrong with one, how long it is, and what its figures look like.

    python -m tests.conformance.guides NAME             problems, sections, figures, words
    python -m tests.conformance.guides NAME FOLDER      the same, and every figure as SVG files
    python -m tests.conformance.guides NAME --symbols   the symbols that a glossary must explain

A writer runs it after every change; the tests run the same checks.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from itertools import count, product
from pathlib import Path
from typing import Any

from dynasty import games
from dynasty.drawing.bounds import find_boxes, scene_box
from dynasty.drawing.scene import Group, Node, Scene, Use, walk_nodes
from dynasty.drawing.svg import scene_svg
from dynasty.kernel import Chance, DynastyError
from dynasty.learn.guide_figures import draw_figure, figure_pictures, figure_scene, game_symbols
from dynasty.learn.guide_model import SECTION_IDS, Figure, Guide, PointsTable
from dynasty.learn.guide_parser import load_guide
from dynasty.learn.guide_text import guide_plain_text
from dynasty.learn.score_shares import load_shares
from dynasty.text import LANGUAGES
from tests.conformance.checks import SPECTATOR, half_inclined_step
from tests.conformance.tables import Table, tables_of, words
from tests.text.editor import loose, stops

LEAST_FIGURES = 8
MOST_WORDS = 2000  # ten minutes, without the glossary
WORDS_A_MINUTE = 200
EVERY = 25  # one position in so many is looked at
NUMBERED = re.compile(r"_\d+$")
UNEXPLAINED = re.compile(r"(seat|numeral)_\d+$")  # whose they are and digits need no words
BRACES = re.compile(r" ?\[[^\]]*\]")


def guides_of(name: str) -> list[Guide]:
    """The guide in every language; nothing for a game without one."""
    found = [load_guide(name, language) for language in LANGUAGES]
    return [guide for guide in found if guide is not None]


def problems(name: str) -> Iterator[str]:
    """Whatever a writer must mend."""
    try:
        guides = guides_of(name)
    except DynastyError as error:
        yield str(error)
        return
    long = [f"{one.language}: too long" for one in guides if lengths(one)[0] > MOST_WORDS]
    yield from long
    if len(guides) != len(LANGUAGES):
        yield f"written in {[guide.language for guide in guides]} only"
        return
    yield from differences(*guides)
    for guide in guides:
        yield from (f"{guide.language}: {what}" for what in wrong_in(guide))
    for figure, narrow in product(guides[0].figures, (False, True)):
        yield from wrong_figure(name, figure, narrow)


def differences(one: Guide, other: Guide) -> Iterator[str]:
    """The same sections, figures, rules and symbols in both languages, in the same order."""
    for what, mine, yours in (
        ("sections", *([part.id for part in guide.parts] for guide in (one, other))),
        ("figures", *([figure.view for figure in guide.figures] for guide in (one, other))),
        ("in braces", *(sorted(set(guide.braces)) for guide in (one, other))),
        ("symbols explained", *(sorted(guide.glossary) for guide in (one, other))),
    ):
        lacking = [entry for entry in mine if entry not in yours]
        further = [entry for entry in yours if entry not in mine]
        if lacking or further:
            yield f"{what}: only {one.language} {lacking}, only {other.language} {further}"
        elif mine != yours:
            yield f"{what}: in another order"


def wrong_in(guide: Guide) -> Iterator[str]:
    """What one text lacks or says wrongly."""
    chapters = tuple(part.id for part in guide.parts if part.level == 2)
    if chapters != SECTION_IDS:
        yield f"sections: expected {SECTION_IDS}, got {chapters}"
    ids = [figure.id for figure in guide.figures]
    yield from (f"figure {name}: twice" for name in {n for n in ids if ids.count(n) > 1})
    register, symbols = games.load_rulebook(guide.game), game_symbols(guide.game)
    for name in guide.braces:
        if name not in symbols and register.find(name) is None:
            yield f"{{{name}}} is neither a rule nor a symbol"
    yield from (f"glossary: {n} is no symbol" for n in guide.glossary if n not in symbols)
    if not any(isinstance(block, PointsTable) for block in guide.blocks):
        yield "points: no table of shares"
    yield from badly_written(guide)


def badly_written(guide: Guide) -> Iterator[str]:
    """What an editor marks."""
    said = words(guide.game, guide.language)
    if any(name not in game_symbols(guide.game) for name in guide.glossary):
        return
    text = guide_plain_text(guide, said, width=10_000)
    for line in text.splitlines():
        bare = BRACES.sub("", line).strip()
        marks = loose(bare) if guide.language == "fr" else []
        if marks and "dynasty shares" not in line:
            yield f"no-break space: {marks} in {bare[:70]}"
        yield from (f"{mark!r} in {bare[:70]}" for mark in stops(bare) if mark.strip(" \u00a0."))


def wrong_figure(name: str, figure: Figure, narrow: bool) -> Iterator[str]:
    """A figure that cannot be drawn, or points at what is not there."""
    try:
        scene = figure_scene(figure_pictures(name, figure, "en", narrow), figure)
        drawn = draw_figure(name, figure, "en", narrow)
    except DynastyError as error:
        yield f"figure {figure.id}: {error}"
        return
    where = "narrow" if narrow else "wide"
    for thing in (*figure.around, *figure.lit):
        if not find_boxes(scene, thing):
            yield f"figure {figure.id} ({where}): nothing is called {thing!r} in {figure.scene}"
    for thing in figure.lit:
        if not any(scene_box(drawn).holds(box.grown(-1)) for box in find_boxes(scene, thing)):
            yield f"figure {figure.id} ({where}): {thing!r} is lit, but not all in the picture"


def family(symbol: str) -> str:
    """Symbols that differ by a number (of a seat, of a die) need one explanation."""
    return NUMBERED.sub("", symbol)


def unexplained(name: str, guide: Guide) -> set[str]:
    """Symbols of boards that the glossary leaves out."""
    explained = {family(symbol) for symbol in guide.glossary}
    return {symbol for symbol in used_symbols(name) if family(symbol) not in explained}


@cache
def used_symbols(name: str) -> frozenset[str]:
    """The symbols that players see on boards, in one game at every table; and see by themselves."""
    found = {use.symbol for scene in scenes(name) for use in uses(scene.layers)}
    return frozenset(symbol for symbol in found if not UNEXPLAINED.match(symbol))


@cache
def pointable(name: str) -> frozenset[str]:
    """The symbols that lie inside of something with an id, which figures and lessons can name."""
    groups = (group for scene in scenes(name) for group in scene.groups() if group.id)
    return frozenset(use.symbol for group in groups for use in uses((group,)))


@cache
def scenes(name: str) -> tuple[Scene, ...]:
    """What players and spectators see now and then, in one game at every table."""
    found: list[Scene] = []
    for table in tables_of(name):
        say = words(name, "en", table.seats).say
        for s in positions(table):
            for viewer in (s.decisions[0].seat if s.decisions else 0, SPECTATOR):
                view = table.game.view(s, viewer)
                found += games.load_board(name).draw(view, table.game.box, say).scenes
    return tuple(found)


def uses(nodes: tuple[Group, ...]) -> Iterator[Use]:
    layers: tuple[Node, ...] = nodes
    return (node for node in walk_nodes(layers) if isinstance(node, Use))


def positions(table: Table) -> Iterator[Any]:
    game, s, chance = table.game, table.start(table.seats), Chance(table.seats)
    for number in count():
        if number % EVERY == 0 or not s.decisions:
            yield s
        if not s.decisions:
            return
        half_inclined_step(game, s, chance)


def lengths(guide: Guide) -> tuple[int, int]:
    """Words to be read, and words of the glossary, where one looks things up.

    Neither counts what stands for a picture, nor the numbers of a table.
    """
    text = guide_plain_text(guide, words(guide.game, guide.language), width=10_000)
    glossary = next(part.title for part in guide.parts if part.id == "glossary")
    read, _, looked_up = text.rpartition(glossary)
    return counted(read), counted(looked_up)


def counted(text: str) -> int:
    lines = (BRACES.sub("", line) for line in text.splitlines() if "%" not in line)
    return sum(len(line.split()) for line in lines)


def main(name: str, *more: str) -> int:
    if "--symbols" in more:
        print("\n".join(sorted(used_symbols(name))))
        return 0
    found = list(problems(name))
    for guide in guides_of(name):
        read, looked_up = lengths(guide)
        print(f"{guide.language}: {read} words, about {read // WORDS_A_MINUTE} minutes", end=", ")
        print(f"{looked_up} in the glossary, {len(guide.figures)} figures")
        left = sorted(unexplained(name, guide))
        found += [f"{guide.language}: glossary without {left}"] if left else []
    if load_shares(name) is None:
        found.append("guide/shares.json is missing: see `dynasty shares`")
    print("\n".join(found) or "all is well")
    for folder in map(Path, more):
        for figure, narrow in product(guides_of(name)[0].figures, (False, True)):
            file = folder / f"{figure.id}{'-narrow' if narrow else ''}.svg"
            file.write_text(scene_svg(draw_figure(name, figure, "en", narrow)), encoding="utf-8")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
