"""Puzzles are found: best in every search, clearly better, and varied."""

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from dynasty import games
from dynasty.bots.greedy import at_first_sight
from dynasty.bots.table import imagination
from dynasty.bots.thought import Thought
from dynasty.insight.finding import A_GAME, Found, look_through, stands_out, varied
from dynasty.insight.puzzle import NoPuzzle, Puzzle, numbered, of_day, puzzles_of, read_index
from dynasty.insight.trial import trial
from dynasty.kernel import Choice
from dynasty.learn.puzzles import MOST_PARTS, because
from dynasty.speech import words_of
from tests.cli.desk import fine

TEA = games.TEMPLATE
ONE = Puzzle(2, 1, 5, 0, "Ask", "take:a", "take:b", {"tips": 2.0, "rivals": -1.5})
A, B, C = (Choice("take", noun, at) for at, noun in enumerate("abc"))


def test_what_ships_is_found_again() -> None:
    puzzle = puzzles_of(TEA)[0]
    again = look_through(games.load(TEA), puzzle.players, puzzle.seed, 1.0)
    assert puzzle in [one.puzzle for one in again.found]


def test_one_choice_must_stand_out_in_a_search() -> None:
    clear = [Thought(A, 100, 5.0), Thought(B, 40, 2.0), Thought(C, 30, 3.0)]
    assert stands_out(clear, A, B, 2.0)
    assert not stands_out(clear, A, B, 4.0)  # the tempting one is too near
    assert not stands_out(clear, B, A, 1.0)  # the search likes another one
    near = [*clear[:2], Thought(C, 30, 4.5)]
    assert not stands_out(near, A, B, 2.0)  # somebody else is too near
    hardly_tried = [*clear[:2], Thought(C, 3, 4.5)]
    assert stands_out(hardly_tried, A, B, 2.0)


def test_puzzles_are_varied_by_game_and_kind() -> None:
    found = [
        Found(replace(ONE, seed=n // 8, at=n, kind=f"Ask{n % 3}"), float(n)) for n in range(64)
    ]
    chosen = varied(found, 12)
    assert len(chosen) == 12
    assert max(sum(p.seed == s for p in chosen) for s in range(8)) == A_GAME
    assert max(sum(p.kind == f"Ask{k}" for p in chosen) for k in range(3)) <= 5


def test_what_speaks_for_the_answer_comes_first() -> None:
    told = replace(ONE, because={"tips": 2.0, "coins": -3.0, "rivals": -4.0})
    assert [key for key, _ in told.parts] == ["rivals", "tips", "coins"]
    assert told.gain == 3.0


def test_what_is_named_adds_up_to_what_the_answer_gains() -> None:
    words = words_of(games.load("xian"), "en")
    parts = {"sets": 2.4, "rivals": -1.4, "pairs": -1.2, "crafting": 1.0, "painting": 1.1}
    told = because(replace(ONE, because=parts), words)
    assert "ended 5 points ahead" in told
    assert told.count(" for ") == MOST_PARTS + 1
    assert told.endswith("and +2 for all the rest.")
    little = because(replace(ONE, because={"sets": 0.4, "pairs": 0.4}), words)
    assert "ended 1 point ahead" in little


def test_every_puzzle_has_its_day() -> None:
    first = date(2026, 1, 1)
    days = [of_day(TEA, first + timedelta(days=n)) for n in range(len(puzzles_of(TEA)))]
    assert sorted(days) == list(range(1, len(puzzles_of(TEA)) + 1))
    with pytest.raises(NoPuzzle):
        numbered(TEA, len(puzzles_of(TEA)) + 1)


def test_games_differ_by_slips_where_nothing_is_left_to_chance() -> None:
    game = games.load("terracotta_army")
    s = game.start(2, 1)
    while game.progress(s) < 0.9:
        game.apply(s, s.decisions[0].seat, at_first_sight(game, s, s.decisions[0]))
    seat, choices = s.decisions[0].seat, s.decisions[0].choices
    asked = game, imagination(game, s, seat), seat, choices[0], choices[1], 7
    assert trial(*asked).error > 0
    assert trial(*asked) == trial(*asked)


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
