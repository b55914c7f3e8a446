"""Puzzles are found: best in every search, clearly better, and varied."""

from dataclasses import replace

import pytest

from dynasty import games
from dynasty.bots.explain import RIVALS_KEY, ChoiceEstimate
from dynasty.bots.greedy_bot import best_by_prior
from dynasty.bots.rollout import expected_points
from dynasty.insight.puzzle import game_puzzles
from dynasty.insight.puzzle_search import (
    MAX_FOLLOWING_CHOICES,
    MAX_PUZZLES_PER_GAME,
    FoundPuzzle,
    following_choices,
    has_clear_lead,
    is_clearly_preferred,
    scan_game,
    select_varied_puzzles,
    shown_lead_parts,
)
from dynasty.kernel import Chance, Choice
from dynasty.kernel.value_model import lead_over_mean
from tests.insight.one_puzzle import ONE, TEA

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
