"""The search bot: grows a tree of possible choices within given limits."""

from __future__ import annotations

import time
from typing import Any, Final

from dynasty.bots.bot import StateSampler, open_question
from dynasty.bots.explain import ChoiceEstimate
from dynasty.bots.mcts import SearchTree, TreeEdge, edge_rank
from dynasty.kernel import Chance, Choice, DeepCopied, Game, Immutable, State, View

NO_LIMIT_SECONDS: Final = 1e9  # seconds: no limit
FRESH_ITERATION_DIVISOR: Final = (
    4  # one iteration in this many is made even if the tree is large already
)


class SearchLimits(Immutable):
    """How long to search for one choice: a number of iterations, turns ahead, and seconds."""

    iterations: int
    turns: int  # that one iteration looks ahead
    seconds: float

    def __init__(self, iterations: int, turns: int, seconds: float = NO_LIMIT_SECONDS) -> None:
        self.iterations = iterations
        self.turns = turns
        self.seconds = seconds

    def __reduce__(self) -> tuple[Any, ...]:
        return SearchLimits, (self.iterations, self.turns, self.seconds)


class SearchBot(DeepCopied):
    """A bot that makes the choice its search tried most; reproducible without a time limit."""

    name: str
    game: Game[Any]
    chance: Chance
    limits: SearchLimits
    tree: SearchTree | None  # of the last choice, if the same seat may choose next
    expected: View | None  # what the seat should see then

    def __init__(self, game: Game[Any], seed: int, limits: SearchLimits) -> None:
        self.name = "search"
        self.game = game
        self.chance = Chance(seed)
        self.limits = limits
        self.tree = None
        self.expected = None

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self.game, 0, self.limits

    def choose(self, imagine: StateSampler, seat: int) -> Choice:
        return self.consider(imagine, seat)[0].choice

    def consider(self, imagine: StateSampler, seat: int) -> list[ChoiceEstimate]:
        """Return what the search found about each choice that it tried, best first."""
        s = imagine(self.chance.number())
        tree = self.explore(s, imagine, seat)
        tried = [edge for edge in tree.root.edges.values() if edge.visits]
        tried.sort(key=edge_rank, reverse=True)
        self.save_subtree(tree, s, seat, tried[0])
        return [
            ChoiceEstimate(edge.choice, edge.visits, edge.margin / edge.visits) for edge in tried
        ]

    def explore(self, s: State, imagine: StateSampler, seat: int) -> SearchTree:
        """Grow the tree of the seat's question until a limit is reached."""
        open_question(s, seat)
        tree = self.saved_subtree(s, seat) or SearchTree(self.game, seat, self.limits.turns)
        until = time.perf_counter() + self.limits.seconds
        for number in range(self.limits.iterations):
            if number * FRESH_ITERATION_DIVISOR >= self.limits.iterations <= tree.root.visits:
                break
            tree.iterate(imagine(self.chance.number()))
            if time.perf_counter() > until:
                break
        return tree

    def save_subtree(self, tree: SearchTree, s: State, seat: int, chosen: TreeEdge) -> None:
        """Save the part of the tree below the choice if the same seat chooses next."""
        self.tree, self.expected = None, None
        node, chance = chosen.node, s.chance.value
        self.game.apply(s, seat, chosen.choice)
        if node is not None and s.chance.value == chance and s.decision_of(seat) is not None:
            tree.root = node
            self.tree, self.expected = tree, self.game.view(s, seat)

    def saved_subtree(self, s: State, seat: int) -> SearchTree | None:
        """Return the saved part of the tree if this is the position it was saved for."""
        tree, expected = self.tree, self.expected
        if tree is None or tree.seat != seat or self.game.view(s, seat) != expected:
            return None
        return tree
