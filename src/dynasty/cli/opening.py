"""How a table is opened: a new game, or a kept one to go on with."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from dynasty import games
from dynasty.cli.files import new_save, read_match
from dynasty.cli.options import given_options
from dynasty.cli.render import is_game, record_file
from dynasty.cli.seating import default_seats, seated
from dynasty.cli.table import Table
from dynasty.kernel import BadOptions, Match


@dataclass(frozen=True)
class Wish:
    """What the player asked for; what is empty takes its default."""

    what: str = ""
    seats: str = ""
    seed: int | None = None
    resume: Path | None = None
    save: Path | None = None
    options: list[str] = field(default_factory=list)
    components: Path | None = None
    language: str = "en"


def open_table(wish: Wish) -> Table:
    """The table asked for."""
    if wish.resume is not None or not is_game(wish.what):
        return kept_table(wish)
    return new_table(wish)


def new_table(wish: Wish) -> Table:
    """A game from its set-up."""
    game = games.load(wish.what, wish.components)
    seats = seated(wish.seats or default_seats(game), game)
    seed = by_chance() if wish.seed is None else wish.seed
    match = Match(game, seats, seed, given_options(wish.options))
    file = wish.save or new_save(game.name, seed)
    if wish.save is not None and file.exists():
        raise BadOptions("bad-save", file=str(file))
    return Table(match, file, wish.language, wish.components)


def kept_table(wish: Wish) -> Table:
    """A game from its file; it goes on in the same file unless another is named."""
    if wish.resume is not None and wish.what:
        raise BadOptions("bad-both", game=wish.what)
    fresh = {"--seats": wish.seats, "--seed": wish.seed, "--option": wish.options}
    for name, given in fresh.items():
        if given not in ("", None, []):
            raise BadOptions("bad-kept", option=name)
    file = wish.resume if wish.resume is not None else record_file(wish.what)
    match = read_match(file, wish.components)
    return Table(match, wish.save or file, wish.language, wish.components)


def by_chance() -> int:
    """A short seed that nobody chose."""
    return int.from_bytes(os.urandom(4), "big") % 1_000_000
