"""A copy of a bot chooses what its original chooses, and neither changes the other."""

from __future__ import annotations

from typing import Any

import pytest

from dynasty import bots
from dynasty.bots.greedy_bot import GreedyBot
from dynasty.bots.mcts import SearchTree, TreeEdge, TreeNode
from dynasty.bots.self_play import bot_answer
from dynasty.kernel import Game, State
from dynasty.kernel.value_model import Weights
from tests.bots.players import loaded
from tests.conformance.copies import WAYS

KINDS = ("random", "default", "greedy", "reckoner", "novice", "weighed", "search")
QUESTIONS = 6  # that the copy and its original are asked


def made(kind: str, game: Game[Any]) -> Any:
    if kind == "search":
        return bots.SearchBot(game, 5, bots.SearchLimits(iterations=12, turns=2))
    if kind == "weighed":
        return GreedyBot(game, 5, 0.5, Weights({"parts": {"coins": [2.0, 0.5]}}), 2)
    return bots.make_bot(kind, game, 5)


def choices_of(game: Game[Any], bot: Any, s: State, count: int) -> list[tuple[int, str]]:
    """What the bot chooses at all seats of a copy of the state, so many times."""
    s = s.clone()
    chosen: list[tuple[int, str]] = []
    while s.decisions and len(chosen) < count:
        seat = s.decisions[0].seat
        choice = bot_answer(game, bot, s, seat)
        chosen.append((seat, str(choice)))
        game.apply(s, seat, choice)
    return chosen


@pytest.mark.parametrize("kind", KINDS)
def test_a_copied_bot_plays_the_same(game: Game[Any], kind: str) -> None:
    s, bot = game.start(game.usual_seats, 4), made(kind, game)
    for _ in range(3):
        seat = s.decisions[0].seat
        game.apply(s, seat, bot_answer(game, bot, s, seat))
    copies = {name: way(bot) for name, way in WAYS.items()}
    luck = bot.chance.value
    assert all(copied.chance.value == luck for copied in copies.values())
    expected = choices_of(game, bot, s, QUESTIONS)
    for name, copied in copies.items():
        assert copied.chance.value == luck, name
        assert choices_of(game, copied, s, QUESTIONS) == expected, name
        assert copied.chance.value == bot.chance.value, name


def test_a_search_is_copied_with_the_tree_that_it_goes_on_with(game: Game[Any]) -> None:
    s, bot = game.start(game.usual_seats, 4), made("search", game)
    while s.decisions and bot.tree is None:
        seat = s.decisions[0].seat
        game.apply(s, seat, bot_answer(game, bot, s, seat))
    assert bot.tree is not None
    for name, way in WAYS.items():
        copied = way(bot)
        assert copied.expected == bot.expected, name
        assert plain_tree(copied.tree.root) == plain_tree(bot.tree.root), name
        assert copied.tree.root is not bot.tree.root, name
        assert copied.tree.spread.size() == bot.tree.spread.size(), name
        assert choices_of(game, copied, s, 2) == choices_of(game, way(bot), s, 2), name


def plain_tree(node: TreeNode) -> tuple[Any, ...]:
    edges = [
        (
            number,
            str(edge.choice),
            (edge.prior, edge.visits, edge.value, edge.margin),
            None if edge.node is None else plain_tree(edge.node),
        )
        for number, edge in node.edges.items()
    ]
    return node.visits, edges


def test_a_tree_is_copied_however_deep_it_is() -> None:
    game = loaded("xian")
    tree, choice = SearchTree(game, 0, 2), next(iter(game.vocabulary))
    node, depth = tree.root, 3000
    for _ in range(depth):
        edge = node.edges[choice.index] = TreeEdge(choice, 1.0)
        node = edge.node = TreeNode()
    for way in WAYS.values():
        below, found = way(tree).root, 0
        while below.edges:
            below, found = below.edges[choice.index].node, found + 1
        assert found == depth
