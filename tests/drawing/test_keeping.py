"""Parts of pictures that are kept: what was kept equals what is drawn afresh."""

from typing import Any

import pytest

from dynasty import games
from dynasty.drawing.keeping import Kept
from dynasty.drawing.svg import svg
from dynasty.kernel import Chance
from tests.conformance.checks import SPECTATOR, choose_by
from tests.conformance.tables import NAMES, Table, length, tables_of, words

STEPS = 8


def positions(table: Table, seed: int) -> list[Any]:
    """States of a random game one after the other, and some of them again, as after an undo."""
    s, chance = table.start(seed), Chance(seed)
    for _ in range(chance.below(length(table))):
        if s.decisions:
            choose_by(table.game, s, chance.number() >> 8)
    found = [s.clone()]
    while s.decisions and len(found) < STEPS:
        choose_by(table.game, s, chance.number() >> 8)
        found.append(s.clone())
        if chance.below(3) == 0:
            found.append(found[-2])
    return found


@pytest.mark.parametrize(("narrow", "seed"), [(False, 0), (True, 1)], ids=["wide", "narrow"])
@pytest.mark.parametrize("name", NAMES)
def test_kept_parts_equal_what_is_drawn_afresh(name: str, narrow: bool, seed: int) -> None:
    tables = tables_of(name)
    table = tables[seed % len(tables)]
    board, say = games.load_board(name), words(name, "en", table.seats).say
    for seat in (SPECTATOR, 0):
        kept, chance = Kept(), Chance(seed)
        for s in positions(table, seed):
            kept.begin()
            view, box = table.game.view(s, seat), table.game.box
            afresh = board.draw(view, box, say, narrow).scenes
            again = board.draw(view, box, say, narrow, kept).scenes
            lit = {noun for scene in afresh for noun in scene.nouns() if chance.below(3) == 0}
            assert [svg(scene, lit, kept=kept) for scene in again] == [
                svg(scene, lit) for scene in afresh
            ]
