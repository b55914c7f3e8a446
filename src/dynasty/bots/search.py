"""The bot that searches: it grows a tree of what may follow, within its limits."""

from __future__ import annotations

import time
from typing import Any, Final

from dynasty.bots.bot import Imagine, question
from dynasty.bots.thought import Thought
from dynasty.bots.tree import Edge, Tree, trust
from dynasty.kernel import Chance, Choice, Game, State, View

ANYTIME: Final = 1e9  # seconds: no limit
FRESH: Final = 4  # one in so many iterations is made even where the tree is large already


class Limits:
    """How much to think about one choice: at most so many iterations, at most so long."""

    iterations: int
    turns: int  # that one iteration looks ahead
    seconds: float

    def __init__(self, iterations: int, turns: int, seconds: float = ANYTIME) -> None:
        self.iterations = iterations
        self.turns = turns
        self.seconds = seconds


class SearchBot:
    """Chooses what its search tried most. By iterations alone it is reproducible from its seed."""

    name: str
    game: Game[Any]
    chance: Chance
    limits: Limits
    tree: Tree | None  # of the last choice, if the seat may be asked again at once
    expected: View | None  # what the seat should see then

    def __init__(self, game: Game[Any], seed: int, limits: Limits) -> None:
        self.name = "search"
        self.game = game
        self.chance = Chance(seed)
        self.limits = limits
        self.tree = None
        self.expected = None

    def choose(self, imagine: Imagine, seat: int) -> Choice:
        return self.consider(imagine, seat)[0].choice

    def consider(self, imagine: Imagine, seat: int) -> list[Thought]:
        """What the search found of each choice that it tried, best first."""
        s = imagine(self.chance.number())
        tree = self.explore(s, imagine, seat)
        tried = [edge for edge in tree.root.edges.values() if edge.visits]
        tried.sort(key=trust, reverse=True)
        self.keep(tree, s, seat, tried[0])
        return [Thought(edge.choice, edge.visits, edge.margin / edge.visits) for edge in tried]

    def explore(self, s: State, imagine: Imagine, seat: int) -> Tree:
        """Grow the tree of the seat's question until a limit is reached."""
        question(s, seat)
        tree = self.kept(s, seat) or Tree(self.game, seat, self.limits.turns)
        until = time.perf_counter() + self.limits.seconds
        for number in range(self.limits.iterations):
            if number * FRESH >= self.limits.iterations <= tree.root.visits:
                break
            tree.iterate(imagine(self.chance.number()))
            if time.perf_counter() > until:
                break
        return tree

    def keep(self, tree: Tree, s: State, seat: int, chosen: Edge) -> None:
        """Remember the part of the tree below the choice, if the same seat goes on from there."""
        self.tree, self.expected = None, None
        node, chance = chosen.node, s.chance.value
        self.game.apply(s, seat, chosen.choice)
        if node is not None and s.chance.value == chance and s.decision_of(seat) is not None:
            tree.root = node
            self.tree, self.expected = tree, self.game.view(s, seat)

    def kept(self, s: State, seat: int) -> Tree | None:
        """That part, if this is the very position that was expected."""
        tree, expected = self.tree, self.expected
        if tree is None or tree.seat != seat or self.game.view(s, seat) != expected:
            return None
        return tree
