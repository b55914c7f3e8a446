"""Games and bots of every kind, and positions of games, for the tests of bots."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from dynasty import bots, games
from dynasty.kernel import Chance, Game, State
from tests.conformance.tables import PROOF

GAMES = (*games.SHELF, games.TEMPLATE_GAME)
KINDS = ("random", "greedy", "default", "novice", "search")
SHARE = 1 if PROOF else 3  # of the questions of a game each kind of bot is tried at one of so many
TABLE = 4 if PROOF else 2  # players of a whole game


@cache
def loaded(name: str) -> Game[Any]:
    return games.load(name)


def made(kind: str, game: Game[Any], seed: int) -> bots.Bot:
    """A bot of every kind; one that searches thinks no longer than the rules need to be tried."""
    if kind == "search":
        return bots.SearchBot(game, seed, bots.SearchLimits(iterations=3, turns=2))
    return bots.make_bot(kind, game, seed)


def seated(game: Game[Any], kinds: Sequence[str], seed: int) -> list[bots.Bot]:
    return [made(kind, game, seed * 8 + seat) for seat, kind in enumerate(kinds)]


def game_of(game: Game[Any], players: Sequence[bots.Bot], seed: int) -> list[tuple[int, str]]:
    """Who chose what in a whole game."""
    choices: bots.SeatChoices = []
    bots.simulate_game(game, players, seed, choices=choices)
    return [(seat, str(choice)) for seat, choice in choices]


def positions(game: Game[Any], seats: int, seed: int) -> list[State]:
    """The states of a random game at its questions."""
    s, chance = game.start(seats, seed), Chance(seed)
    found: list[State] = []
    while s.decisions:
        found.append(s.clone())
        decision = s.decisions[chance.below(len(s.decisions))]
        game.apply(s, decision.seat, decision.choices[chance.below(len(decision.choices))])
    return found


@cache
def played(name: str, kind: str) -> tuple[State, bots.SeatChoices]:
    """A whole game of many of a kind: its end, and who chose what."""
    game, choices = loaded(name), list[Any]()
    players = seated(game, [kind] * TABLE, 3)
    return bots.simulate_game(game, players, 4, choices=choices), choices
