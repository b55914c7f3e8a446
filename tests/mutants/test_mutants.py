"""The runner of mutants makes every kind of mistake, finds it, and lists nothing that is gone."""

import ast
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dynasty import games
from dynasty.text import Translator
from tests.mutants.changes import code, mutants, sample, used_early
from tests.mutants.listed import counted, equivalents
from tests.mutants.running import change, forked

SOURCE = '''
def price(seat: int | None, coins: list[int]) -> int:
    """Docstrings stay."""
    found = 1
    if seat is None or not coins:
        return found if coins else 2
    for coin in coins:
        if coin < 3 and coin != 2:
            continue
        found += coin
    coins.clear()
    return found
'''
CHANGES = {
    "found = 1 -> found = 2",
    "found = 1 -> found = 0",
    "if seat is None or not coins: -> if seat is None and (not coins):",
    "if seat is None or not coins: -> if seat is not None or not coins:",
    "if seat is None or not coins: -> if seat is None or coins:",
    "if seat is None or not coins: -> if not (seat is None or not coins):",
    "return found if coins else 2 -> return 2 if coins else found",
    "return found if coins else 2 -> return found if coins else 3",
    "return found if coins else 2 -> return found if coins else 1",
    "if coin < 3 and coin != 2: -> if coin < 3 or coin != 2:",
    "if coin < 3 and coin != 2: -> if coin <= 3 and coin != 2:",
    "if coin < 3 and coin != 2: -> if coin < 4 and coin != 2:",
    "if coin < 3 and coin != 2: -> if coin < 2 and coin != 2:",
    "if coin < 3 and coin != 2: -> if coin < 3 and coin == 2:",
    "if coin < 3 and coin != 2: -> if coin < 3 and coin != 3:",
    "if coin < 3 and coin != 2: -> if coin < 3 and coin != 1:",
    "if coin < 3 and coin != 2: -> if not (coin < 3 and coin != 2):",
    "continue -> break",
    "found += coin -> found -= coin",
    "found += coin -> pass",
    "coins.clear() -> pass",
}


def test_every_kind_of_mistake_is_made_and_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "game_folder", lambda _: tmp_path)
    (tmp_path / "view.py").write_text(SOURCE, encoding="utf-8")
    found = [mutant for mutant, _ in mutants("tea", tmp_path / "view.py")]
    assert sorted(f"{each.before} -> {each.after}" for each in found) == sorted(CHANGES)
    assert {each.function for each in found} == {"price"}
    for mutant in found:
        assert code(mutant).co_name == "price"


def test_a_larger_sample_opens_with_the_smaller() -> None:
    few, more = sample(games.TEMPLATE_GAME, 5, 1), sample(games.TEMPLATE_GAME, 20, 1)
    assert more[:5] == few
    assert sample(games.TEMPLATE_GAME, 5, 2) != few
    assert len({mutant.key for mutant in more}) == 20


def test_a_mutant_changes_its_own_process_alone() -> None:
    file = games.game_folder(games.TEMPLATE_GAME) / "rules" / "serving.py"
    wanted = "s.leaves[seat] += s.box.picked_leaves -> pass"
    mutant = next(m for m, _ in mutants(games.TEMPLATE_GAME, file) if m.key.endswith(wanted))
    game = games.load(games.TEMPLATE_GAME)

    def picked() -> int:
        s = game.start(2, 1)
        while str(s.decisions[0].choices[0]) != "pick:garden":
            game.apply(s, s.decisions[0].seat, s.decisions[0].choices[0])
        seat = s.decisions[0].seat
        before: int = s.leaves[seat]
        game.apply(s, seat, s.decisions[0].choices[0])
        return int(s.leaves[seat]) - before

    def mistaken(say: Callable[[dict[str, Any]], None]) -> None:
        change(mutant)
        say({"picked": picked()})

    assert forked(mistaken, 60) == {"picked": 0}
    assert picked() > 0


def test_a_process_that_dies_says_nothing() -> None:
    assert forked(lambda _: os.kill(os.getpid(), signal.SIGKILL), 60) == {}


def test_every_mutant_that_is_listed_as_equivalent_is_still_one() -> None:
    listed = equivalents()
    places = sorted({key.split()[0].partition("/")[::2] for key in listed})
    known = {
        m.key for game, file in places for m, _ in mutants(game, games.game_folder(game) / file)
    }
    assert sorted(listed.keys() - known) == []


@pytest.mark.parametrize("game", games.SHELF)
def test_the_table_of_mutants_counts_those_that_are_listed(game: str) -> None:
    title = Translator("en", games.game_folder(game) / "text").say("title").replace("’", "'")
    judged, killed, equivalent = counted()[title]
    assert equivalent == sum(key.startswith(f"{game}/") for key in equivalents())
    assert judged == killed + equivalent


def test_functions_that_only_make_tables_are_left_out() -> None:
    source = (
        "def near(x): return far(x)\ndef far(x): return x\ndef late(x): return x\nNEAR = near(1)"
    )
    assert used_early([ast.parse(source)]) == {"near", "far"}
