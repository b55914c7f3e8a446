"""The words of a game that is on the shelf."""

from typing import Any

from dynasty import games
from dynasty.kernel import Game, SeatEntry
from dynasty.text import Words


def words_of(game: Game[Any], language: str, seats: tuple[SeatEntry, ...] = ()) -> Words:
    """All words of a game, with the players' names and those of automated opponents."""
    return Words(
        language,
        games.folder(game.name) / "text",
        games.load_register(game.name),
        game.colours,
        [printable(seat.name) for seat in seats],
        game.automata.get(len(seats), ()),
    )


def printable(name: str) -> str:
    """A name out of a file, without what would steer the terminal."""
    return "".join(letter for letter in name if letter.isprintable())
