"""Rule 15: a copy or a pickle is equal and independent, and plays on the same."""

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dynasty import games
from dynasty.kernel import Chance, NothingToUndo
from tests.conformance import checks
from tests.conformance.copies import (
    PROTOCOLS,
    WAYS,
    lists_of,
    match_looks,
    play_both,
    play_match,
    whole,
)
from tests.conformance.tables import NAMES, TABLES, Place, Table, at_places, loaded, tables_of

ROOT = Path(__file__).parents[2]
SPARE_COINS = {  # a component file of an owner, by game
    "xian": "[constants.start_coins]\nvalue = 9\n",
    "_template": "[house]\nstart_leaves = 7\n",
}
every_game = pytest.mark.parametrize("name", NAMES)
every_way = pytest.mark.parametrize("way", WAYS)


@at_places(8, picks=8)
def test_15_a_copied_state_is_equal_and_independent_and_plays_on_the_same(
    table: Table, place: Place
) -> None:
    game = table.game
    for name, way in WAYS.items():
        s = place.reach(table, listen=True)
        copied = way(s)
        assert type(copied) is type(s), name
        assert whole(game, copied) == whole(game, s), name
        held = {id(each) for each in lists_of(game, s)}
        assert not held & {id(each) for each in lists_of(game, copied)}, name
        play_both(game, s, copied, place.picks)


@at_places(4, picks=2)
def test_15_a_copied_state_plays_to_the_same_end(table: Table, place: Place) -> None:
    game, s = table.game, place.reach(table)
    copies = [way(s) for way in WAYS.values()]
    ends = []
    for each in (s, *copies):
        chance = Chance(place.seed)
        while each.decisions:
            checks.random_step(game, each, chance)
        ends.append((whole(game, each), game.scores(each), game.ranking(each)))
    assert all(end == ends[0] for end in ends)


@at_places(4, picks=4)
def test_15_a_copied_match_is_equal_and_independent_and_plays_on_the_same(
    table: Table, place: Place
) -> None:
    for name, way in WAYS.items():
        match = place.match(table)
        copied, before = way(match), match_looks(match)
        assert match_looks(copied) == before, name
        looks = play_match(match, place.picks)
        assert match_looks(copied) == before, name
        assert play_match(copied, place.picks) == looks, name
        after = match_looks(match)
        try:
            copied.undo(copied.moves[-1].seat if copied.moves else 0)
        except NothingToUndo:
            continue
        assert match_looks(match) == after, name


@every_game
@every_way
def test_15_steps_and_choices_stay_the_same_objects(name: str, way: str) -> None:
    game, copied = loaded(name), WAYS[way]
    assert all(copied(step) is step for step in game.steps.values())
    assert all(copied(choice) is choice for choice in game.vocabulary)
    assert [choice.index for choice in game.vocabulary] == list(range(len(game.vocabulary)))


@every_game
@every_way
def test_15_a_copied_game_deals_and_shows_the_same(name: str, way: str) -> None:
    game = loaded(name)
    copied = WAYS[way](game)
    assert copied.box.digest == game.box.digest
    assert copied.box.values == game.box.values
    assert list(copied.vocabulary) == list(game.vocabulary)
    assert copied.steps == game.steps
    for table in tables_of(name):
        s = table.start(3)
        dealt = copied.start(table.seats, 3, dict(table.options))
        assert whole(copied, dealt) == whole(game, s)
        seats = range(table.seats)
        assert [copied.encode(dealt, q) for q in seats] == [game.encode(s, q) for q in seats]
        play_both(copied, s, dealt, [5, 8, 13, 21, 34])


@every_way
@pytest.mark.parametrize("name", SPARE_COINS)
def test_15_the_values_of_an_owner_are_copied(name: str, way: str, tmp_path: Path) -> None:
    file = tmp_path / "owner.toml"
    file.write_text(SPARE_COINS[name], encoding="utf-8")
    game = games.load(name, file)
    assert game.box.digest != loaded(name).box.digest
    s = game.start(2, 1)
    dealt, copied = WAYS[way](s), WAYS[way](game)
    file.unlink()
    assert copied.box.digest == dealt.box.digest == game.box.digest
    assert copied.box.values == game.box.values
    play_both(copied, s, dealt, [1, 2, 3, 4])


@every_game
@every_way
def test_15_views_and_sheets_are_copied(name: str, way: str) -> None:
    game = loaded(name)
    s = tables_of(name)[0].start(1)
    for shown in (game.view(s, 0), *game.scores(s)):
        assert WAYS[way](shown) == shown


def test_15_another_process_plays_on_the_same() -> None:
    sent: list[tuple[Any, ...]] = []
    expected: list[tuple[Any, ...]] = []
    for number, table in enumerate(TABLES):
        game, place = table.game, Place(number, 40 + 7 * number, [3, 1, 4, 1, 5, 9])
        s, match = place.reach(table, listen=True), place.match(table)
        protocol = PROTOCOLS[number % len(PROTOCOLS)]
        sent.append(([pickle.dumps(each, protocol) for each in (s, game, match)], place.picks))
        asked = [[choice.index for choice in decision.choices] for decision in s.decisions]
        for pick in place.picks:
            if s.decisions:
                checks.choose_by(game, s, pick)
        play_match(match, place.picks)
        encoded = [game.encode(s, seat) for seat in range(game.players(s))]
        expected.append((asked, whole(game, s), encoded, match_looks(match)))
    other = subprocess.run(
        [sys.executable, "-m", "tests.conformance.copies"],
        input=pickle.dumps(sent),
        cwd=ROOT,
        env=os.environ,
        stdout=subprocess.PIPE,
        check=True,
    )
    assert pickle.loads(other.stdout) == expected
