"""Matches that are played choice by choice, with the positions that seats saw."""

from dynasty import games
from dynasty.kernel import Match, SeatEntry
from dynasty.server.model.seen_positions import LastSeen


def match_of(name: str, seats: int) -> Match:
    players = tuple(SeatEntry("", "random") for _ in range(seats))
    return Match(games.load(name), players, 3)


def play_first(match: Match, memory: LastSeen) -> int:
    """The first choice of whoever is asked; who that was."""
    seat = match.state.decisions[0].seat
    match.choose(seat, str(match.state.decisions[0].choices[0]))
    memory.note(match, seat)
    return seat
