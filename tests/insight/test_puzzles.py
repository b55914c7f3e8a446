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
from dynasty.bots.explain import RIVALS_KEY, ChoiceEstimate
from dynasty.bots.greedy import best_by_prior
from dynasty.bots.rollout import expected_points, play_search_rollout
from dynasty.bots.self_play import state_sampler
from dynasty.insight import puzzle_recheck
from dynasty.insight.paired_rollouts import rollout_differences, rollout_pairs, run_until_clear
from dynasty.insight.puzzle import (
    PUZZLE_FOLDER,
    PUZZLE_INDEX_FILE,
    NoPuzzle,
    Puzzle,
    daily_puzzle_number,
    game_puzzles,
    puzzle_by_number,
    puzzle_match,
    puzzle_record,
    read_puzzles,
)
from dynasty.insight.puzzle_recheck import (
    ANSWER_FOUND,
    ANSWER_NOT_AHEAD,
    QUESTION_LOST,
    SEARCH_NOT_CONVINCED,
    SEARCHES_DISAGREE,
    TEMPTATION_CHANGED,
    PuzzleRecheck,
    recheck_puzzle,
)
from dynasty.insight.puzzle_search import (
    ERRING_ROLLOUT,
    MAX_FOLLOWING_CHOICES,
    MAX_PUZZLES_PER_GAME,
    FoundPuzzle,
    SearchedGame,
    following_choices,
    has_clear_lead,
    is_clearly_preferred,
    scan_game,
    select_varied_puzzles,
    shown_lead_parts,
)
from dynasty.kernel import Chance, Choice
from dynasty.kernel.value_model import lead_over_mean
from dynasty.lab.puzzles import RecheckTask, consistent_games, rejected_names, run_recheck_task
from dynasty.learn.puzzles import MAX_NAMED_PARTS, open_puzzle, reason_sentence
from dynasty.localization import translator_for, translator_for_match
from dynasty.server.pages.puzzles import puzzle_svg
from tests.cli.desk import fine, run

TEA = games.TEMPLATE_GAME
ONE = Puzzle(2, 1, 5, 0, "Ask", "take:a", "take:b", {"tips": 2.0, "rivals": 1.5})
A, B, C = (Choice("take", noun, at) for at, noun in enumerate("abc"))


def test_what_ships_is_found_again() -> None:
    puzzle = game_puzzles(TEA)[0]
    again = scan_game(games.load(TEA), puzzle.players, puzzle.seed, 1.0)
    assert replace(puzzle, because={}) in [replace(o.puzzle, because={}) for o in again.found]


def test_only_questions_of_the_kinds_asked_for_are_looked_at() -> None:
    puzzle = game_puzzles(TEA)[0]
    other = scan_game(games.load(TEA), puzzle.players, puzzle.seed, 1.0, ("ChooseHour",))
    assert puzzle.kind not in {one.puzzle.kind for one in other.found}
    assert other.choices


def test_a_trial_ends_where_nothing_is_to_be_hoped_for() -> None:
    even = [1.0, -1.0] * 64
    assert run_until_clear(even).pairs == len(even)
    assert run_until_clear(even, hoped=1.0).pairs < 32
    assert run_until_clear(even, hoped=0.0).pairs == len(even)


def test_one_choice_must_stand_out_in_a_search() -> None:
    clear = [ChoiceEstimate(A, 100, 5.0), ChoiceEstimate(B, 40, 2.0), ChoiceEstimate(C, 30, 3.0)]
    assert is_clearly_preferred(clear, A, B, 2.0)
    assert not is_clearly_preferred(clear, A, B, 4.0)  # the tempting one is too near
    assert not is_clearly_preferred(clear, B, A, 1.0)  # the search likes another one
    near = [*clear[:2], ChoiceEstimate(C, 30, 4.5)]
    assert not is_clearly_preferred(near, A, B, 2.0)  # somebody else is too near
    hardly_tried = [*clear[:2], ChoiceEstimate(C, 3, 4.5)]
    assert is_clearly_preferred(hardly_tried, A, B, 2.0)


def test_it_must_outweigh_the_tempting_one_and_all_others() -> None:
    assert has_clear_lead({A: 5.0, B: 2.0, C: 3.5}, A, B, 3.0)
    assert not has_clear_lead({A: 5.0, B: 2.5, C: 3.0}, A, B, 3.0)  # the tempting one is too near
    assert not has_clear_lead({A: 5.0, B: 2.0, C: 4.0}, A, B, 3.0)  # somebody else is too near


def test_puzzles_are_varied_by_game_and_kind() -> None:
    found = [
        FoundPuzzle(replace(ONE, seed=n // 8, at=n, kind=f"Ask{n % 3}"), float(n))
        for n in range(64)
    ]
    chosen = select_varied_puzzles(found, 12)
    assert len(chosen) == 12
    assert max(sum(p.seed == s for p in chosen) for s in range(8)) == MAX_PUZZLES_PER_GAME
    assert max(sum(p.kind == f"Ask{k}" for p in chosen) for k in range(3)) <= 4
    kept = [replace(ONE, seed=99, at=n, kind="Ask0") for n in range(4)]
    beside = select_varied_puzzles(found, 12, kept)
    assert all(one in beside for one in kept)
    assert sum(p.kind == "Ask0" for p in beside) == len(kept)


def test_what_speaks_for_the_answer_comes_first() -> None:
    told = replace(ONE, because={"tips": 2.0, "coins": -3.0, "rivals": 4.0})
    assert [key for key, _ in told.parts] == ["rivals", "tips", "coins"]
    assert told.gain == 3.0


def test_what_is_named_adds_up_to_what_the_answer_gains() -> None:
    words = translator_for(games.load("xian"), "en")
    parts = {"score": 2.4, "rivals": 1.4, "goods": -1.2, "cards": 1.0, "tiles": 0.6, "rest": 0.5}
    told = reason_sentence(replace(ONE, because=parts), words)
    assert "was worth 5 points more" in told
    assert told.count(" (") == MAX_NAMED_PARTS + 1
    assert "+1 (opponents get less)" in told
    assert told.endswith("and +1 (all the rest).")
    little = reason_sentence(replace(ONE, because={"score": 0.4, "goods": 0.4}), words)
    assert "was worth 1 point more" in little
    both = reason_sentence(replace(ONE, because={"rivals": 2.2, "score": 1.4}), words)
    assert both.endswith(
        "was worth 4 points more, on average: +2 (opponents get less) and +2 (prestige)."
    )


def test_every_puzzle_has_its_day() -> None:
    first = date(2026, 1, 1)
    days = [
        daily_puzzle_number(TEA, first + timedelta(days=n)) for n in range(len(game_puzzles(TEA)))
    ]
    assert sorted(days) == list(range(1, len(game_puzzles(TEA)) + 1))
    with pytest.raises(NoPuzzle):
        puzzle_by_number(TEA, len(game_puzzles(TEA)) + 1)


def test_games_differ_by_small_errors_where_nothing_is_left_to_chance() -> None:
    game = games.load("terracotta_army")
    s = game.start(2, 1)
    while game.progress(s) < 0.9:
        game.apply(s, s.decisions[0].seat, best_by_prior(game, s, s.decisions[0]))
    seat, choices = s.decisions[0].seat, s.decisions[0].choices
    asked = game, state_sampler(game, s, seat), seat, choices[0], choices[1]
    found = run_until_clear(rollout_differences(*asked, Chance(7), ERRING_ROLLOUT))
    assert found.error > 0
    assert found == run_until_clear(rollout_differences(*asked, Chance(7), ERRING_ROLLOUT))


def test_choices_are_played_on_for_a_while_and_close_to_the_end_to_it() -> None:
    game = games.load("terracotta_army")
    for moment, is_over in ((0.3, False), (0.8, True)):
        s = game.start(2, 1)
        while game.progress(s) < moment or len(s.decisions[0].choices) < 2:
            game.apply(s, s.decisions[0].seat, best_by_prior(game, s, s.decisions[0]))
        seat, choices = s.decisions[0].seat, s.decisions[0].choices
        asked = game, state_sampler(game, s, seat), seat, choices[0], choices[1]
        for both in islice(rollout_pairs(*asked, Chance(7), ERRING_ROLLOUT), 2):
            assert [not one.decisions for one in both] == [is_over, is_over]


@pytest.mark.parametrize("name", games.SHELF)
def test_what_is_gained_is_told_by_parts_and_in_the_end_by_the_sheet(name: str) -> None:
    game = games.load(name)
    s = game.start(2, 3)
    while s.decisions and game.progress(s) < 0.5:
        game.apply(s, s.decisions[0].seat, best_by_prior(game, s, s.decisions[0]))
    assert sum(shown_lead_parts(game, s, 1).values()) == pytest.approx(
        lead_over_mean(expected_points(game, s), 1)
    )
    while s.decisions:
        game.apply(s, s.decisions[0].seat, best_by_prior(game, s, s.decisions[0]))
    told = shown_lead_parts(game, s, 1)
    assert all(key == RIVALS_KEY or key.startswith("score-") for key in told)
    assert len(told) > 3
    assert sum(told.values()) == pytest.approx(lead_over_mean(game.worths(s), 1))


def test_a_turn_is_told_up_to_where_somebody_else_or_chance_decides() -> None:
    game = games.load("terracotta_army")
    s = game.start(2, 1)
    seat, answer = s.decisions[0].seat, s.decisions[0].choices[0]
    line = following_choices(game, s, seat, answer, Chance(1))
    assert line
    game.apply(s, seat, answer)
    for choice in line:
        assert (s.decisions[0].seat, game.decision(s, seat).step.opens_turn) == (seat, False)
        game.apply(s, seat, game.vocabulary.read(choice))
    assert s.decisions[0].seat != seat or len(line) == MAX_FOLLOWING_CHOICES


def test_those_who_search_play_on_another_way_each_time() -> None:
    game = games.load("terracotta_army")
    s = game.start(2, 1)
    while game.progress(s) < 0.9 or len(s.decisions[0].choices) < 2:
        game.apply(s, s.decisions[0].seat, best_by_prior(game, s, s.decisions[0]))
    ends = [play_search_rollout(game, s, math.inf, luck, 4, 2) for luck in (1, 1, 2, 3, 4, 5)]
    dumps = [game.dump(one) for one in ends]
    assert not any(one.decisions for one in ends)
    assert dumps[0] == dumps[1]
    assert any(dump != dumps[0] for dump in dumps)


def test_what_those_who_search_do_not_confirm_is_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(puzzle_recheck, "is_confirmed_by_search", lambda *asked: False)
    assert again(game_puzzles(TEA)[0]).doubt == SEARCH_NOT_CONVINCED


def test_an_automated_opponent_is_called_by_its_name() -> None:
    _, match = open_puzzle("tianxia", 1)
    assert translator_for_match(match, "en").seat(2) == "Neutral House"
    board = puzzle_svg("tianxia", 1, "en", "light", narrow=False)
    assert ">N</text>" in board
    assert ">B</text>" not in board


def again(puzzle: Puzzle, gap: float = 0.0) -> PuzzleRecheck:
    return run_recheck_task(RecheckTask(TEA, puzzle, gap, 5))


def test_a_puzzle_that_ships_holds_and_is_told_anew() -> None:
    puzzle = game_puzzles(TEA)[0]
    found = again(puzzle)
    assert found.doubt == ""
    assert found.puzzle is not None
    assert replace(found.puzzle, because=puzzle.because) == puzzle
    assert found.puzzle.gain == pytest.approx(puzzle.gain, abs=2.0)


def test_what_no_longer_holds_is_told_apart() -> None:
    game, puzzle = games.load(TEA), game_puzzles(TEA)[0]
    choices = game.decision(puzzle_match(game, puzzle).state, puzzle.seat).choices
    third = next(str(c) for c in choices if str(c) not in (puzzle.answer, puzzle.tempting))
    assert again(replace(puzzle, answer=puzzle.tempting)).doubt == ANSWER_FOUND
    assert again(replace(puzzle, answer=third)).doubt == SEARCHES_DISAGREE
    assert again(puzzle, gap=50.0).doubt == ANSWER_NOT_AHEAD
    assert again(replace(puzzle, seat=1 - puzzle.seat)).doubt == QUESTION_LOST
    other = again(replace(puzzle, tempting=third))
    assert other.doubt == TEMPTATION_CHANGED
    assert other.puzzle is not None
    assert other.puzzle.tempting == puzzle.tempting


def test_a_check_knows_no_more_than_the_seat() -> None:
    game, puzzle = games.load(TEA), game_puzzles(TEA)[0]
    s = puzzle_match(game, puzzle).state
    found = [
        recheck_puzzle(game, state, puzzle, 0.0, Chance(3))
        for state in (s, game.imagine(s, puzzle.seat, 77))
    ]
    assert found[0] == found[1]


def test_another_game_of_the_same_seed_does_not_take_the_place_of_one() -> None:
    there = {"2-1": [(0, "take:a"), (1, "take:b")]}
    same = SearchedGame(2, 1, [*there["2-1"], (0, "take:c")], [])
    another = SearchedGame(2, 1, [(0, "take:b"), (1, "take:b")], [])
    elsewhere = SearchedGame(2, 2, [(0, "take:b")], [])
    assert consistent_games([same, another, elsewhere], there) == [same, elsewhere]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the template's puzzles that may be written to."""
    folder = tmp_path / TEA
    shutil.copytree(games.game_folder(TEA), folder)
    monkeypatch.setattr(games, "game_folder", lambda name: folder)
    forget()
    yield folder / PUZZLE_FOLDER
    forget()


def forget() -> None:
    """What was read of a folder is read again."""
    game_puzzles.cache_clear()
    puzzle_record.cache_clear()


def test_the_command_checks_what_ships_and_drops_what_fails(own: Path) -> None:
    assert "hold" in fine("puzzles", TEA, "--check")
    first, *others = game_puzzles(TEA)
    wrong = replace(first, answer=first.tempting, tempting=first.answer)
    entries = [asdict(one) for one in (wrong, *others)]
    (own / PUZZLE_INDEX_FILE).write_text(json.dumps(entries), encoding="utf-8")
    forget()
    told = run("puzzles", TEA, "--check")
    assert told.exit_code == 1
    assert first.name in told.stdout
    assert "Most scholars find the answer" in told.stdout
    assert json.loads(run("puzzles", TEA, "--check", "--json").stdout)["failed"] == {
        first.name: ANSWER_FOUND
    }
    assert [one.name for one in read_puzzles(own)] == [one.name for one in (wrong, *others)]
    fine("puzzles", TEA, "--check", "--install")
    assert [one.name for one in read_puzzles(own)] == [one.name for one in others]
    assert {file.stem for file in own.glob("2-*.json")} == {one.source for one in others}


def test_what_was_thrown_out_does_not_come_back(own: Path, tmp_path: Path) -> None:
    first = game_puzzles(TEA)[0]
    asked = ["puzzles", TEA, "--games", 1, "--seed", first.seed, "--out", tmp_path, "--install"]
    all_of_them = {one.name for one in game_puzzles(TEA)}
    fine(*asked, "--without", first.name)
    assert rejected_names(own) == {first.name}
    forget()
    fine(*asked)
    assert {one.name for one in read_puzzles(own)} == all_of_them - {first.name}
    assert rejected_names(own) == {first.name}


def test_the_command_writes_puzzles_and_goes_on_where_it_was(tmp_path: Path) -> None:
    seed = game_puzzles(TEA)[0].seed
    asked = ["puzzles", TEA, "--games", 1, "--seed", seed, "--out", tmp_path, "--json"]
    first = json.loads(fine(*asked))
    assert [one["seed"] for one in first["puzzles"]] == [seed] * len(first["puzzles"])
    kept = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    more = json.loads(fine(*asked, "--without", first["puzzles"][0]["name"]))
    assert len(more["puzzles"]) == len(first["puzzles"]) - 1
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == kept
    assert len(read_puzzles(tmp_path / "puzzles")) == len(more["puzzles"])
