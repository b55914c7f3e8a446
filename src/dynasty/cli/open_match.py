"""Open a match for the terminal: a new game or a saved one."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from dynasty import games
from dynasty.cli.parse_seats import default_seats, parse_seats
from dynasty.cli.record_files import new_save_path, read_match
from dynasty.cli.render import is_game_name, record_path
from dynasty.cli.shared_options import parse_table_options
from dynasty.cli.terminal_match import TerminalTable
from dynasty.kernel import BadOptions, Match


@dataclass(frozen=True)
class PlayRequest:
    """What the player asked for; empty values mean the default."""

    what: str = ""
    seats: str = ""
    seed: int | None = None
    resume: Path | None = None
    save: Path | None = None
    options: list[str] = field(default_factory=list)
    components: Path | None = None
    language: str = "en"


def open_table(wish: PlayRequest) -> TerminalTable:
    """Return the table that was asked for."""
    if wish.resume is not None or not is_game_name(wish.what):
        return saved_table(wish)
    return new_table(wish)


def new_table(wish: PlayRequest) -> TerminalTable:
    """Return a table with a new game."""
    game = games.load(wish.what, wish.components)
    seats = parse_seats(wish.seats or default_seats(game), game)
    seed = random_seed() if wish.seed is None else wish.seed
    match = Match(game, seats, seed, parse_table_options(wish.options))
    file = wish.save or new_save_path(game.name, seed)
    if wish.save is not None and file.exists():
        raise BadOptions("bad-save", file=str(file))
    return TerminalTable(match, file, wish.language, wish.components)


def saved_table(wish: PlayRequest) -> TerminalTable:
    """Return a table with a saved game; it is saved to the same file unless another is given."""
    if wish.resume is not None and wish.what:
        raise BadOptions("bad-both", game=wish.what)
    fresh = {"--seats": wish.seats, "--seed": wish.seed, "--option": wish.options}
    for name, given in fresh.items():
        if given not in ("", None, []):
            raise BadOptions("bad-kept", option=name)
    file = wish.resume if wish.resume is not None else record_path(wish.what)
    match = read_match(file, wish.components)
    return TerminalTable(match, wish.save or file, wish.language, wish.components)


def random_seed() -> int:
    """Return a short random seed."""
    return int.from_bytes(os.urandom(4), "big") % 1_000_000
