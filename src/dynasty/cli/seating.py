"""Who sits at the table: `you`, `you=Ann`, or the name of a bot."""

from typing import Any, Final

from dynasty import bots
from dynasty.kernel import Game, SeatEntry, WrongSeats

YOU: Final = "you"
LONGEST_NAME: Final = 20


def seated(text: str, game: Game[Any]) -> tuple[SeatEntry, ...]:
    """The seats out of `you=Ann,greedy,random`."""
    entries = tuple(seat_entry(part.strip()) for part in text.split(","))
    names = [entry.name for entry in entries if entry.name]
    if len(set(names)) < len(names):
        raise WrongSeats("seats-twice", given=text)
    if len(entries) not in game.seat_counts:
        allowed = ", ".join(map(str, game.seat_counts))
        raise WrongSeats("seats-count", game=game.name, allowed=allowed, given=len(entries))
    return entries


def seat_entry(text: str) -> SeatEntry:
    """One seat; a name is optional."""
    player, _, name = text.partition("=")
    if player not in (YOU, *bots.NAMES):
        known = ", ".join((YOU, *bots.NAMES))
        raise WrongSeats("seat-unknown", given=player, known=known)
    if len(name) > LONGEST_NAME or not (name.isprintable()):
        raise WrongSeats("seat-name", most=LONGEST_NAME, given=name)
    return SeatEntry(name.strip(), player)


def bot_seats(text: str, game: Game[Any]) -> list[str]:
    """The bots by seat, where no person can play."""
    players = [entry.player for entry in seated(text, game)]
    if YOU in players:
        raise WrongSeats("seats-bots", known=", ".join(bots.NAMES), given=YOU)
    return players


def default_seats(game: Game[Any]) -> str:
    """A person against as few bots as the game allows."""
    return ",".join([YOU] + [bots.USUAL] * (game.seat_counts[0] - 1))
