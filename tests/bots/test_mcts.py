"""The tree of a search: how it grows, and how it weighs what it found."""

from typing import Any

import pytest

from dynasty.bots.mcts import (
    NEW_NODE_CHOICES,
    RunningStats,
    SearchTree,
    TreeNode,
    relative_standing,
)
from dynasty.kernel import Game, SecretStep, State
from dynasty.kernel.value_model import lead_over_best, lead_over_mean
from tests.bots.players import positions


def grown(game: Game[Any], s: State, iterations: int, turns: int = 3) -> SearchTree:
    """A tree from the first open question of a state."""
    seat = s.decisions[0].seat
    tree = SearchTree(game, seat, turns)
    for number in range(iterations):
        tree.iterate(game.imagine(s, seat, number))
    return tree


def nodes(node: TreeNode) -> list[TreeNode]:
    """A node and all that lie below it."""
    found = [node]
    for edge in node.edges.values():
        if edge.node is not None:
            found += nodes(edge.node)
    return found


def test_every_iteration_is_counted_once_at_the_root(game: Game[Any]) -> None:
    tree = grown(game, game.start(game.seat_counts[-1], 3), 20)
    assert tree.root.visits == 20
    assert sum(edge.visits for edge in tree.root.edges.values()) == 20


def test_what_lies_below_a_choice_was_visited_at_most_as_often(game: Game[Any]) -> None:
    tree = grown(game, game.start(game.seat_counts[-1], 3), 60)
    for node in nodes(tree.root):
        for edge in node.edges.values():
            assert edge.node is None or edge.node.visits < edge.visits


def test_a_search_grows_below_its_first_choices(game: Game[Any]) -> None:
    tree = grown(game, game.start(game.seat_counts[-1], 3), 60)
    assert len(nodes(tree.root)) > 1


def test_a_question_with_many_answers_widens_with_its_visits(game: Game[Any]) -> None:
    s = max(positions(game, game.seat_counts[-1], 2), key=lambda s: len(s.decisions[0].choices))
    offered = len(s.decisions[0].choices)
    for iterations in (1, 9):
        tried = [edge for edge in grown(game, s, iterations).root.edges.values() if edge.visits]
        assert len(tried) <= min(offered, NEW_NODE_CHOICES + iterations**0.5)


def test_secret_answers_of_others_are_no_part_of_the_tree(game: Game[Any]) -> None:
    """They must not depend on what the seat has sealed, so nothing is learnt about them."""
    secrets = [
        s
        for s in positions(game, game.seat_counts[-1], 4)
        if isinstance(s.decisions[0].step, SecretStep) and len(s.decisions) > 1
    ]
    for s in secrets[:3]:
        tree, mine = grown(game, s, 30, turns=1), set(s.decisions[0].step.own)
        answers = len(s.sealed[tree.seat])
        for edge in tree.root.edges.values():
            after = s.clone()
            game.apply(after, tree.seat, edge.choice)
            if edge.node is not None and len(after.sealed[tree.seat]) > answers:
                below = {child.choice for child in edge.node.edges.values()}
                complete = after.decision_of(tree.seat) is None
                assert not (complete and below & mine)


def test_a_lone_seat_looks_some_turns_ahead_and_not_to_the_end(game: Game[Any]) -> None:
    if 1 not in game.seat_counts:
        pytest.skip("nobody is alone in this game")
    s = game.imagine(game.start(1, 3), 0, 1)
    SearchTree(game, 0, 2).iterate(s)
    assert s.decisions
    assert game.progress(s) < 0.4


def test_a_line_goes_on_until_the_seat_is_asked_again(game: Game[Any]) -> None:
    """However few turns a level looks ahead, at a large table too."""
    seats = game.seat_counts[-1]
    for start in positions(game, seats, 4)[10:60:10]:
        seat = start.decisions[0].seat
        near, far = game.imagine(start, seat, 1), game.imagine(start, seat, 1)
        SearchTree(game, seat, 1).iterate(near)
        SearchTree(game, seat, seats).iterate(far)
        assert game.dump(near) == game.dump(far)


def test_margin_and_standing_of_known_positions() -> None:
    assert lead_over_best([10.0, 7.0, 9.0], 0) == 1.0
    assert lead_over_best([10.0, 7.0, 9.0], 1) == -3.0
    assert lead_over_best([12.0], 0) == 12.0
    assert lead_over_mean([10.0, 7.0, 9.0], 0) == 2.0
    assert lead_over_mean([10.0, 7.0, 9.0], 1) == -2.5
    assert lead_over_mean([10.0, 7.5], 1) == lead_over_best([10.0, 7.5], 1) == -2.5
    assert lead_over_mean([12.0], 0) == 12.0
    assert relative_standing([10.0, 10.0], 0, 5.0) == 0.0
    assert relative_standing([15.0, 10.0], 0, 5.0) == 0.5
    assert relative_standing([15.0, 10.0, 20.0], 0, 5.0) == 0.0
    assert relative_standing([12.0], 0, 5.0) == 0.0


def test_the_spread_is_the_standard_deviation_and_one_at_least() -> None:
    spread = RunningStats()
    assert spread.size() == 1.0
    for value in (2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0):
        spread.add(value)
    assert spread.mean == 5.0
    assert spread.size() == pytest.approx(2.0)
