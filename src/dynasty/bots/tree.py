"""A tree of choices, grown by playing imagined states: information-set Monte Carlo tree search.

Each iteration is handed a freshly imagined state, walks down the choices tried so far, goes on by
the game's rule of thumb for a few turns, and values what each seat then has. The
tree holds choices and no states: it is right for every imagined state, whatever chance does.
"""

from __future__ import annotations

import math
from operator import attrgetter
from typing import Any, Final

from dynasty.bots.greedy import at_first_sight, prospect
from dynasty.kernel import Choice, Decision, Game, Secret, State
from dynasty.kernel.value import ahead

EXPLORE: Final = 4.0  # how far the prior may lead away from what has proved best
HEAT: Final = 1.0  # points of inclination between a likely and a much less likely choice
WIDTH: Final = 3  # choices that a fresh node considers, likeliest first; more with its visits
PRIOR: Final = attrgetter("prior")
LONGEST_LINE: Final = 300  # choices of one iteration: some games let a seat go on and on


class Edge:
    """A choice, and what came of it for the seat that made it."""

    choice: Choice
    prior: float
    visits: int
    value: float  # sum over the visits
    margin: float  # the same in plain points ahead
    node: Node | None

    def __init__(self, choice: Choice, prior: float) -> None:
        self.choice = choice
        self.prior = prior
        self.visits = 0
        self.value = 0.0
        self.margin = 0.0
        self.node = None


class Node:
    """A question after a line of choices; each imagined state may offer other answers."""

    edges: dict[int, Edge]  # by index of the choice
    visits: int

    def __init__(self) -> None:
        self.edges = {}
        self.visits = 0


class Spread:
    """How far results lie apart: the standard deviation of what was added."""

    count: int
    mean: float
    squares: float

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    def size(self) -> float:
        """One point at least: where all results are equal, nothing is far apart."""
        if self.count == 0:
            return 1.0
        return max(1.0, math.sqrt(self.squares / self.count))


class Tree:
    """What a seat found out about its question."""

    game: Game[Any]
    seat: int
    turns: int  # so many changes of the deciding seat, or turns of a lone one, and a line ends
    root: Node
    spread: Spread

    def __init__(self, game: Game[Any], seat: int, turns: int) -> None:
        self.game = game
        self.seat = seat
        self.turns = turns
        self.root = Node()
        self.spread = Spread()

    def iterate(self, s: State) -> None:
        """Play one line in an imagined state, which is used up, and learn from it.

        Where the turn of the searching seat ends counts as much as where the line ends: the
        estimate is surer there, and sees less.
        """
        node: Node | None = self.root
        line: list[tuple[Edge, int]] = []
        turns, last = 0, self.seat
        players, paid = self.game.players(s), False
        far = max(self.turns, players)  # at least until the seat's own next turn
        soon: list[float] | None = None
        for _ in range(LONGEST_LINE):
            decision = self.next_decision(s)
            if decision is None:
                break
            if decision.seat != last or (players == 1 and paid and decision.step.opens_turn):
                turns, last = turns + 1, decision.seat
                if turns > far:
                    break
                if turns == 1:
                    soon = self.game.worths(s)
            if node is None or self.is_sealed_from(decision):
                choice = at_first_sight(self.game, s, decision)
            else:
                edge = self.pick(node, s, decision)
                node.visits += 1
                line.append((edge, decision.seat))
                choice = edge.choice
                if edge.node is None and edge.visits > 0:
                    edge.node = Node()
                node = edge.node
            paid = choice in decision.step.own  # a free action puts the turn off
            self.game.apply(s, decision.seat, choice)
        late = self.game.worths(s)
        if soon is not None:
            late = [(a + b) / 2 for a, b in zip(soon, late, strict=True)]
        self.learn(late, line)

    def next_decision(self, s: State) -> Decision | None:
        """Whom to ask next: the searching seat before others; None at the end."""
        if len(s.decisions) == 1:
            return s.decisions[0]
        if not s.decisions:
            return None
        return s.decision_of(self.seat) or s.decisions[0]

    def is_sealed_from(self, decision: Decision) -> bool:
        """A secret answer of another seat must not depend on what this seat sealed."""
        return decision.seat != self.seat and isinstance(decision.step, Secret)

    def pick(self, node: Node, s: State, decision: Decision) -> Edge:
        """The choice that promises most: by its results, and by its prior while it has few."""
        offered = self.offered(node, s, decision)
        tried, value = 0, 0.0
        for edge in offered:
            tried += edge.visits
            value += edge.value
        mean = value / tried if tried else 0.0
        scale = self.spread.size()
        reach = EXPLORE * math.sqrt(tried + 1.0)
        best, found = -math.inf, offered[0]
        for edge in offered:
            promise = reach * edge.prior / (1 + edge.visits)
            if edge.visits:
                promise += (edge.value / edge.visits - mean) / scale
            if promise > best:
                best, found = promise, edge
        return found

    def offered(self, node: Node, s: State, decision: Decision) -> list[Edge]:
        """What the state offers here, as far as the node has widened."""
        edges = node.edges
        for choice in decision.choices:
            if choice.index not in edges:
                self.expand(node, s, decision)
                break
        found = [edges[choice.index] for choice in decision.choices]
        width = WIDTH + int(math.sqrt(node.visits))
        if len(found) > width:
            found.sort(key=PRIOR, reverse=True)
            return found[:width]
        return found

    def expand(self, node: Node, s: State, decision: Decision) -> None:
        """Edges for what is offered here for the first time.

        At the root it pays to look to the end of the stretch; below, the rule of thumb must do.
        """
        if node is self.root:
            values = [prospect(self.game, s, decision.seat, choice) for choice in decision.choices]
        else:
            values = self.game.incline(s, decision)
        top = max(values)
        weights = [math.exp((value - top) / HEAT) for value in values]
        total = sum(weights)
        for choice, weight in zip(decision.choices, weights, strict=True):
            if choice.index not in node.edges:
                node.edges[choice.index] = Edge(choice, weight / total)

    def learn(self, worths: list[float], line: list[tuple[Edge, int]]) -> None:
        """Tell every choice of the line how far ahead its seat came to be, and of how many."""
        margins = [ahead(worths, seat) for seat in range(len(worths))]
        self.spread.add(margins[self.seat])
        scale = self.spread.size()
        for edge, seat in line:
            edge.visits += 1
            edge.value += margins[seat] + scale * standing(worths, seat, scale)
            edge.margin += margins[seat]


def trust(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.value


def standing(values: list[float], seat: int, scale: float) -> float:
    """From -1, behind all others, to 1, ahead of all; in between where it is close."""
    total = 0.0
    for q, value in enumerate(values):
        if q != seat:
            off = (values[seat] - value) / scale
            total += off / (1.0 + abs(off))
    return total / max(1, len(values) - 1)
