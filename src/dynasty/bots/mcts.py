"""Information-set Monte Carlo tree search (MCTS).

Each iteration takes a freshly imagined state, follows choices that were tried before, continues by
the game's rule of thumb for a few turns, and values the result for each seat. The tree holds
choices and no states, so it fits every imagined state and every outcome of chance.
"""

from __future__ import annotations

import math
from operator import attrgetter
from typing import Any, Final

from dynasty.bots.greedy_bot import best_by_prior, choice_value
from dynasty.kernel import Choice, Decision, Game, SecretStep, State
from dynasty.kernel.value_model import lead_over_mean

EXPLORATION_WEIGHT: Final = 4.0  # how strongly the prior outweighs results while there are few
PRIOR_HEAT_POINTS: Final = 1.0  # points that make a choice e times as likely in the prior
NEW_NODE_CHOICES: Final = (
    3  # choices that a new node considers, likeliest first; more with its visits
)
PRIOR_GETTER: Final = attrgetter("prior")
EdgeRow = tuple[Choice, float, int, float, float, int]  # the last: the row of its node, or -1
NodeRow = tuple[int, list[EdgeRow]]  # visits, edges
MAX_LINE_CHOICES: Final = 300  # choices of one iteration; some games let a seat choose without end


class TreeEdge:
    """A choice in the tree, and its results for the seat that made it."""

    choice: Choice
    prior: float
    visits: int
    value: float  # sum over the visits
    margin: float  # the same as a plain lead in points
    node: TreeNode | None

    def __init__(self, choice: Choice, prior: float) -> None:
        self.choice = choice
        self.prior = prior
        self.visits = 0
        self.value = 0.0
        self.margin = 0.0
        self.node = None


class TreeNode:
    """A question after a sequence of choices; each imagined state may offer other answers."""

    edges: dict[int, TreeEdge]  # by index of the choice
    visits: int

    def __init__(self) -> None:
        self.edges = {}
        self.visits = 0


class RunningStats:
    """Running mean and standard deviation of results (Welford's method)."""

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
        """Return the standard deviation, at least one point."""
        if self.count == 0:
            return 1.0
        return max(1.0, math.sqrt(self.squares / self.count))


class SearchTree:
    """The search tree of one seat's question."""

    game: Game[Any]
    seat: int
    turns: int  # changes of the deciding seat, or turns of a lone one, in one line
    root: TreeNode
    spread: RunningStats

    def __init__(self, game: Game[Any], seat: int, turns: int) -> None:
        self.game = game
        self.seat = seat
        self.turns = turns
        self.root = TreeNode()
        self.spread = RunningStats()

    def __reduce__(self) -> tuple[Any, ...]:
        rows = tree_rows(self.root)
        return tree_from_rows, (self.game, self.seat, self.turns, self.spread, rows)

    def iterate(self, s: State) -> None:
        """Play one line of choices in an imagined state, which changes, and learn from its result.

        The value at the end of the searching seat's turn counts as much as the value at the end of
        the line: the first is more certain, the second sees further.
        """
        node: TreeNode | None = self.root
        line: list[tuple[TreeEdge, int]] = []
        turns, last = 0, self.seat
        players, paid = self.game.players(s), False
        far = max(self.turns, players)  # at least until the seat's own next turn
        soon: list[float] | None = None
        for _ in range(MAX_LINE_CHOICES):
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
                choice = best_by_prior(self.game, s, decision)
            else:
                edge = self.pick(node, s, decision)
                node.visits += 1
                line.append((edge, decision.seat))
                choice = edge.choice
                if edge.node is None and edge.visits > 0:
                    edge.node = TreeNode()
                node = edge.node
            paid = choice in decision.step.own  # a free action delays the turn
            self.game.apply(s, decision.seat, choice)
        late = self.game.worths(s)
        if soon is not None:
            late = [(a + b) / 2 for a, b in zip(soon, late, strict=True)]
        self.learn(late, line)

    def next_decision(self, s: State) -> Decision | None:
        """Return the question to answer next, the searching seat's first; None at the end."""
        if len(s.decisions) == 1:
            return s.decisions[0]
        if not s.decisions:
            return None
        return s.decision_of(self.seat) or s.decisions[0]

    def is_sealed_from(self, decision: Decision) -> bool:
        """Return whether another seat answers this secretly, so that the tree may not guide it."""
        return decision.seat != self.seat and isinstance(decision.step, SecretStep)

    def pick(self, node: TreeNode, s: State, decision: Decision) -> TreeEdge:
        """Return the most promising choice: by its results, and by its prior while it has few."""
        offered = self.offered(node, s, decision)
        tried, value = 0, 0.0
        for edge in offered:
            tried += edge.visits
            value += edge.value
        mean = value / tried if tried else 0.0
        scale = self.spread.size()
        reach = EXPLORATION_WEIGHT * math.sqrt(tried + 1.0)
        best, found = -math.inf, offered[0]
        for edge in offered:
            promise = reach * edge.prior / (1 + edge.visits)
            if edge.visits:
                promise += (edge.value / edge.visits - mean) / scale
            if promise > best:
                best, found = promise, edge
        return found

    def offered(self, node: TreeNode, s: State, decision: Decision) -> list[TreeEdge]:
        """Return the edges of the choices offered here, as far as the node has widened."""
        edges = node.edges
        for choice in decision.choices:
            if choice.index not in edges:
                self.expand(node, s, decision)
                break
        found = [edges[choice.index] for choice in decision.choices]
        width = NEW_NODE_CHOICES + int(math.sqrt(node.visits))
        if len(found) > width:
            found.sort(key=PRIOR_GETTER, reverse=True)
            return found[:width]
        return found

    def expand(self, node: TreeNode, s: State, decision: Decision) -> None:
        """Add edges for choices that are offered here for the first time.

        At the root their priors come from looking ahead to the end of the stretch, below it from
        the rule of thumb.
        """
        if node is self.root:
            values = [
                choice_value(self.game, s, decision.seat, choice) for choice in decision.choices
            ]
        else:
            values = self.game.incline(s, decision)
        top = max(values)
        weights = [math.exp((value - top) / PRIOR_HEAT_POINTS) for value in values]
        total = sum(weights)
        for choice, weight in zip(decision.choices, weights, strict=True):
            if choice.index not in node.edges:
                node.edges[choice.index] = TreeEdge(choice, weight / total)

    def learn(self, worths: list[float], line: list[tuple[TreeEdge, int]]) -> None:
        """Add the result to every choice of the line: its seat's lead, and over how many seats."""
        margins = [lead_over_mean(worths, seat) for seat in range(len(worths))]
        self.spread.add(margins[self.seat])
        scale = self.spread.size()
        for edge, seat in line:
            edge.visits += 1
            edge.value += margins[seat] + scale * relative_standing(worths, seat, scale)
            edge.margin += margins[seat]


def tree_rows(root: TreeNode) -> list[NodeRow]:
    """Return a tree as rows: nodes inside nodes would need a deeper stack than Python has."""
    nodes, rows = [root], []
    for node in nodes:  # the list grows meanwhile
        edges: list[EdgeRow] = []
        for edge in node.edges.values():
            below = -1
            if edge.node is not None:
                below = len(nodes)
                nodes.append(edge.node)
            edges.append((edge.choice, edge.prior, edge.visits, edge.value, edge.margin, below))
        rows.append((node.visits, edges))
    return rows


def tree_from_rows(
    game: Game[Any], seat: int, turns: int, spread: RunningStats, rows: list[NodeRow]
) -> SearchTree:
    """Return the tree of these rows."""
    nodes = [TreeNode() for _row in rows]
    for node, (visits, edges) in zip(nodes, rows, strict=True):
        node.visits = visits
        for choice, prior, tried, value, margin, below in edges:
            edge = TreeEdge(choice, prior)
            edge.visits, edge.value, edge.margin = tried, value, margin
            edge.node = nodes[below] if below >= 0 else None
            node.edges[choice.index] = edge
    tree = SearchTree(game, seat, turns)
    tree.root, tree.spread = nodes[0], spread
    return tree


def edge_rank(edge: TreeEdge) -> tuple[int, float]:
    return edge.visits, edge.value


def relative_standing(values: list[float], seat: int, scale: float) -> float:
    """Return a score from -1 (behind all others) to 1 (ahead of all), in between if it is close."""
    total = 0.0
    for q, value in enumerate(values):
        if q != seat:
            off = (values[seat] - value) / scale
            total += off / (1.0 + abs(off))
    return total / max(1, len(values) - 1)
