"""Puzzles are found: best in every search, clearly better, and varied; and they must hold."""

import json
import math
import shutil
from collections.abc import Iterator
from dataclasses import asdict, replace
from datetime import date, timedelta
from itertools import islice
from pathlib import Path

import pytest

from dynasty import games
from dynasty.bots.going_on import expected, searched_on
from dynasty.bots.greedy import at_first_sight
from dynasty.bots.table import imagination
from dynasty.bots.thought import RIVALS, Thought
from dynasty.insight import holding
from dynasty.insight.finding import (
    A_GAME,
    ERRING,
    LONGEST,
    Found,
    Searched,
    look_through,
    outweighs,
    rest_of_turn,
    shares,
    stands_out,
    varied,
)
from dynasty.insight.holding import BEHIND, CHANGED, FOUND, LOST, OVERLOOKED, SPLIT, Held, held
from dynasty.insight.puzzle import (
    FOLDER,
    INDEX,
    NoPuzzle,
    Puzzle,
    numbered,
    of_day,
    position,
    puzzles_of,
    read_index,
    record_of,
)
from dynasty.insight.trial import decided, gains, pairs
from dynasty.kernel import Chance, Choice
from dynasty.kernel.value import ahead
from dynasty.lab.puzzles import Doubt, fitting, look_again, rejected
from dynasty.learn.puzzles import MOST_PARTS, because, opened
from dynasty.server.web.puzzle_pages import picture
from dynasty.speech import words_at, words_of
from tests.cli.desk import fine, run

TEA = games.TEMPLATE
ONE = Puzzle(2, 1, 5, 0, "Ask", "take:a", "take:b", {"tips": 2.0, "rivals": 1.5})
A, B, C = (Choice("take", noun, at) for at, noun in enumerate("abc"))


def test_what_ships_is_found_again() -> None:
    puzzle = puzzles_of(TEA)[0]
    again = look_through(games.load(TEA), puzzle.players, puzzle.seed, 1.0)
    assert replace(puzzle, because={}) in [replace(o.puzzle, because={}) for o in again.found]


def test_only_questions_of_the_kinds_asked_for_are_looked_at() -> None:
    puzzle = puzzles_of(TEA)[0]
    other = look_through(games.load(TEA), puzzle.players, puzzle.seed, 1.0, ("ChooseHour",))
    assert puzzle.kind not in {one.puzzle.kind for one in other.found}
    assert other.choices


def test_a_trial_ends_where_nothing_is_to_be_hoped_for() -> None:
    even = [1.0, -1.0] * 64
    assert decided(even).pairs == len(even)
    assert decided(even, hoped=1.0).pairs < 32
    assert decided(even, hoped=0.0).pairs == len(even)


def test_one_choice_must_stand_out_in_a_search() -> None:
    clear = [Thought(A, 100, 5.0), Thought(B, 40, 2.0), Thought(C, 30, 3.0)]
    assert stands_out(clear, A, B, 2.0)
    assert not stands_out(clear, A, B, 4.0)  # the tempting one is too near
    assert not stands_out(clear, B, A, 1.0)  # the search likes another one
    near = [*clear[:2], Thought(C, 30, 4.5)]
    assert not stands_out(near, A, B, 2.0)  # somebody else is too near
    hardly_tried = [*clear[:2], Thought(C, 3, 4.5)]
    assert stands_out(hardly_tried, A, B, 2.0)


def test_it_must_outweigh_the_tempting_one_and_all_others() -> None:
    assert outweighs({A: 5.0, B: 2.0, C: 3.5}, A, B, 3.0)
    assert not outweighs({A: 5.0, B: 2.5, C: 3.0}, A, B, 3.0)  # the tempting one is too near
    assert not outweighs({A: 5.0, B: 2.0, C: 4.0}, A, B, 3.0)  # somebody else is too near


def test_puzzles_are_varied_by_game_and_kind() -> None:
    found = [
        Found(replace(ONE, seed=n // 8, at=n, kind=f"Ask{n % 3}"), float(n)) for n in range(64)
    ]
    chosen = varied(found, 12)
    assert len(chosen) == 12
    assert max(sum(p.seed == s for p in chosen) for s in range(8)) == A_GAME
    assert max(sum(p.kind == f"Ask{k}" for p in chosen) for k in range(3)) <= 4
    kept = [replace(ONE, seed=99, at=n, kind="Ask0") for n in range(4)]
    beside = varied(found, 12, kept)
    assert all(one in beside for one in kept)
    assert sum(p.kind == "Ask0" for p in beside) == len(kept)


def test_what_speaks_for_the_answer_comes_first() -> None:
    told = replace(ONE, because={"tips": 2.0, "coins": -3.0, "rivals": 4.0})
    assert [key for key, _ in told.parts] == ["rivals", "tips", "coins"]
    assert told.gain == 3.0


def test_what_is_named_adds_up_to_what_the_answer_gains() -> None:
    words = words_of(games.load("xian"), "en")
    parts = {"score": 2.4, "rivals": 1.4, "goods": -1.2, "cards": 1.0, "tiles": 0.6, "rest": 0.5}
    told = because(replace(ONE, because=parts), words)
    assert "was worth 5 points more" in told
    assert told.count(" (") == MOST_PARTS + 1
    assert "+1 (opponents get less)" in told
    assert told.endswith("and +1 (all the rest).")
    little = because(replace(ONE, because={"score": 0.4, "goods": 0.4}), words)
    assert "was worth 1 point more" in little
    both = because(replace(ONE, because={"rivals": 2.2, "score": 1.4}), words)
    assert both.endswith(
        "was worth 4 points more, on average: +2 (opponents get less) and +2 (prestige)."
    )


def test_every_puzzle_has_its_day() -> None:
    first = date(2026, 1, 1)
    days = [of_day(TEA, first + timedelta(days=n)) for n in range(len(puzzles_of(TEA)))]
    assert sorted(days) == list(range(1, len(puzzles_of(TEA)) + 1))
    with pytest.raises(NoPuzzle):
        numbered(TEA, len(puzzles_of(TEA)) + 1)


def test_games_differ_by_small_errors_where_nothing_is_left_to_chance() -> None:
    game = games.load("terracotta_army")
    s = game.start(2, 1)
    while game.progress(s) < 0.9:
        game.apply(s, s.decisions[0].seat, at_first_sight(game, s, s.decisions[0]))
    seat, choices = s.decisions[0].seat, s.decisions[0].choices
    asked = game, imagination(game, s, seat), seat, choices[0], choices[1]
    found = decided(gains(*asked, Chance(7), ERRING))
    assert found.error > 0
    assert found == decided(gains(*asked, Chance(7), ERRING))


def test_choices_are_played_on_for_a_while_and_close_to_the_end_to_it() -> None:
    game = games.load("terracotta_army")
    for moment, is_over in ((0.3, False), (0.8, True)):
        s = game.start(2, 1)
        while game.progress(s) < moment or len(s.decisions[0].choices) < 2:
            game.apply(s, s.decisions[0].seat, at_first_sight(game, s, s.decisions[0]))
        seat, choices = s.decisions[0].seat, s.decisions[0].choices
        asked = game, imagination(game, s, seat), seat, choices[0], choices[1]
        for both in islice(pairs(*asked, Chance(7), ERRING), 2):
            assert [not one.decisions for one in both] == [is_over, is_over]


@pytest.mark.parametrize("name", games.SHELF)
def test_what_is_gained_is_told_by_parts_and_in_the_end_by_the_sheet(name: str) -> None:
    game = games.load(name)
    s = game.start(2, 3)
    while s.decisions and game.progress(s) < 0.5:
        game.apply(s, s.decisions[0].seat, at_first_sight(game, s, s.decisions[0]))
    assert sum(shares(game, s, 1).values()) == pytest.approx(ahead(expected(game, s), 1))
    while s.decisions:
        game.apply(s, s.decisions[0].seat, at_first_sight(game, s, s.decisions[0]))
    told = shares(game, s, 1)
    assert all(key == RIVALS or key.startswith("score-") for key in told)
    assert len(told) > 3
    assert sum(told.values()) == pytest.approx(ahead(game.worths(s), 1))


def test_a_turn_is_told_up_to_where_somebody_else_or_chance_decides() -> None:
    game = games.load("terracotta_army")
    s = game.start(2, 1)
    seat, answer = s.decisions[0].seat, s.decisions[0].choices[0]
    line = rest_of_turn(game, s, seat, answer, Chance(1))
    assert line
    game.apply(s, seat, answer)
    for choice in line:
        assert (s.decisions[0].seat, game.decision(s, seat).step.opens_turn) == (seat, False)
        game.apply(s, seat, game.vocabulary.read(choice))
    assert s.decisions[0].seat != seat or len(line) == LONGEST


def test_those_who_search_play_on_another_way_each_time() -> None:
    game = games.load("terracotta_army")
    s = game.start(2, 1)
    while game.progress(s) < 0.9 or len(s.decisions[0].choices) < 2:
        game.apply(s, s.decisions[0].seat, at_first_sight(game, s, s.decisions[0]))
    ends = [searched_on(game, s, math.inf, luck, 4, 2) for luck in (1, 1, 2, 3, 4, 5)]
    dumps = [game.dump(one) for one in ends]
    assert not any(one.decisions for one in ends)
    assert dumps[0] == dumps[1]
    assert any(dump != dumps[0] for dump in dumps)


def test_what_those_who_search_do_not_confirm_is_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(holding, "mastered", lambda *asked: False)
    assert again(puzzles_of(TEA)[0]).doubt == OVERLOOKED


def test_an_automated_opponent_is_called_by_its_name() -> None:
    _, match = opened("tianxia", 1)
    assert words_at(match, "en").seat(2) == "Neutral House"
    board = picture("tianxia", 1, "en", "light", narrow=False)
    assert ">N</text>" in board
    assert ">B</text>" not in board


def again(puzzle: Puzzle, gap: float = 0.0) -> Held:
    return look_again(Doubt(TEA, puzzle, gap, 5))


def test_a_puzzle_that_ships_holds_and_is_told_anew() -> None:
    puzzle = puzzles_of(TEA)[0]
    found = again(puzzle)
    assert found.doubt == ""
    assert found.puzzle is not None
    assert replace(found.puzzle, because=puzzle.because) == puzzle
    assert found.puzzle.gain == pytest.approx(puzzle.gain, abs=2.0)


def test_what_no_longer_holds_is_told_apart() -> None:
    game, puzzle = games.load(TEA), puzzles_of(TEA)[0]
    choices = game.decision(position(game, puzzle).state, puzzle.seat).choices
    third = next(str(c) for c in choices if str(c) not in (puzzle.answer, puzzle.tempting))
    assert again(replace(puzzle, answer=puzzle.tempting)).doubt == FOUND
    assert again(replace(puzzle, answer=third)).doubt == SPLIT
    assert again(puzzle, gap=50.0).doubt == BEHIND
    assert again(replace(puzzle, seat=1 - puzzle.seat)).doubt == LOST
    other = again(replace(puzzle, tempting=third))
    assert other.doubt == CHANGED
    assert other.puzzle is not None
    assert other.puzzle.tempting == puzzle.tempting


def test_a_check_knows_no_more_than_the_seat() -> None:
    game, puzzle = games.load(TEA), puzzles_of(TEA)[0]
    s = position(game, puzzle).state
    found = [
        held(game, state, puzzle, 0.0, Chance(3)) for state in (s, game.imagine(s, puzzle.seat, 77))
    ]
    assert found[0] == found[1]


def test_another_game_of_the_same_seed_does_not_take_the_place_of_one() -> None:
    there = {"2-1": [(0, "take:a"), (1, "take:b")]}
    same = Searched(2, 1, [*there["2-1"], (0, "take:c")], [])
    another = Searched(2, 1, [(0, "take:b"), (1, "take:b")], [])
    elsewhere = Searched(2, 2, [(0, "take:b")], [])
    assert fitting([same, another, elsewhere], there) == [same, elsewhere]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the template's puzzles that may be written to."""
    folder = tmp_path / TEA
    shutil.copytree(games.folder(TEA), folder)
    monkeypatch.setattr(games, "folder", lambda name: folder)
    forget()
    yield folder / FOLDER
    forget()


def forget() -> None:
    """What was read of a folder is read again."""
    puzzles_of.cache_clear()
    record_of.cache_clear()


def test_the_command_checks_what_ships_and_drops_what_fails(own: Path) -> None:
    assert "hold" in fine("puzzles", TEA, "--check")
    first, *others = puzzles_of(TEA)
    wrong = replace(first, answer=first.tempting, tempting=first.answer)
    entries = [asdict(one) for one in (wrong, *others)]
    (own / INDEX).write_text(json.dumps(entries), encoding="utf-8")
    forget()
    told = run("puzzles", TEA, "--check")
    assert told.exit_code == 1
    assert first.name in told.stdout
    assert "Most scholars find the answer" in told.stdout
    assert json.loads(run("puzzles", TEA, "--check", "--json").stdout)["failed"] == {
        first.name: FOUND
    }
    assert [one.name for one in read_index(own)] == [one.name for one in (wrong, *others)]
    fine("puzzles", TEA, "--check", "--install")
    assert [one.name for one in read_index(own)] == [one.name for one in others]
    assert {file.stem for file in own.glob("2-*.json")} == {one.source for one in others}


def test_what_was_thrown_out_does_not_come_back(own: Path, tmp_path: Path) -> None:
    first = puzzles_of(TEA)[0]
    asked = ["puzzles", TEA, "--games", 1, "--seed", first.seed, "--out", tmp_path, "--install"]
    all_of_them = {one.name for one in puzzles_of(TEA)}
    fine(*asked, "--without", first.name)
    assert rejected(own) == {first.name}
    forget()
    fine(*asked)
    assert {one.name for one in read_index(own)} == all_of_them - {first.name}
    assert rejected(own) == {first.name}


def test_the_command_writes_puzzles_and_goes_on_where_it_was(tmp_path: Path) -> None:
    seed = puzzles_of(TEA)[0].seed
    asked = ["puzzles", TEA, "--games", 1, "--seed", seed, "--out", tmp_path, "--json"]
    first = json.loads(fine(*asked))
    assert [one["seed"] for one in first["puzzles"]] == [seed] * len(first["puzzles"])
    kept = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    more = json.loads(fine(*asked, "--without", first["puzzles"][0]["name"]))
    assert len(more["puzzles"]) == len(first["puzzles"]) - 1
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == kept
    assert len(read_index(tmp_path / "puzzles")) == len(more["puzzles"])
