"""Parse who plays each seat: `you`, `you=Ann`, or the name of a bot."""

from typing import Any, Final

from dynasty import bots
from dynasty.kernel import Game, SeatEntry, WrongSeats

YOU: Final = "you"
MAX_NAME_LENGTH: Final = 20


def parse_seats(text: str, game: Game[Any]) -> tuple[SeatEntry, ...]:
    """Return the seats in `you=Ann,greedy,random`; raise WrongSeats if they do not fit."""
    entries = tuple(parse_seat_entry(part.strip()) for part in text.split(","))
    names = [entry.name for entry in entries if entry.name]
    if len(set(names)) < len(names):
        raise WrongSeats("seats-twice", given=text)
    if len(entries) not in game.seat_counts:
        allowed = ", ".join(map(str, game.seat_counts))
        raise WrongSeats("seats-count", game=game.name, allowed=allowed, given=len(entries))
    return entries


def parse_seat_entry(text: str) -> SeatEntry:
    """Return the seat in `you=Ann` or `greedy`; the name is optional."""
    player, _, name = text.partition("=")
    if player not in (YOU, *bots.BOT_NAMES):
        known = ", ".join((YOU, *bots.BOT_NAMES))
        raise WrongSeats("seat-unknown", given=player, known=known)
    if len(name) > MAX_NAME_LENGTH or not (name.isprintable()):
        raise WrongSeats("seat-name", most=MAX_NAME_LENGTH, given=name)
    return SeatEntry(name.strip(), player)


def parse_bot_seats(text: str, game: Game[Any]) -> list[str]:
    """Return the bots by seat; raise WrongSeats if there is a person."""
    players = [entry.player for entry in parse_seats(text, game)]
    if YOU in players:
        raise WrongSeats("seats-bots", known=", ".join(bots.BOT_NAMES), given=YOU)
    return players


def default_seats(game: Game[Any]) -> str:
    """Return the seats of one person against as few bots as the game allows."""
    return ",".join([YOU] + [bots.DEFAULT_BOT] * (game.seat_counts[0] - 1))
