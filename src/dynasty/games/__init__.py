"""The shelf: the games by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dynasty.kernel import Game, Look, Notice, Register, UnknownGame, read_register

if TYPE_CHECKING:
    from dynasty.drawing.frame import Board

SHELF: Final = ("xian", "terracotta_army", "tianxia", "yinzi")
TEMPLATE: Final = "_template"  # a small whole game to copy; not on the shelf, but it loads


def load(name: str, components: Path | None = None) -> Game[Any]:
    """The game of this name, with an owner's component file if there is one."""
    if name != TEMPLATE:
        check_on_shelf(name)
    game: Game[Any] = import_module(f"dynasty.games.{name}.game").load(components)
    return game


def check_on_shelf(name: str) -> None:
    if name not in SHELF:
        raise UnknownGame("no-game", given=name, known=", ".join(SHELF))


def load_board(name: str) -> Board[Any]:
    """How the game's table is drawn."""
    board: Board[Any] = import_module(f"dynasty.games.{name}.board").BOARD
    return board


def load_notices(name: str) -> Mapping[str, Callable[[Look[Any, Any]], Notice | None]]:
    """What the game's coach may notice on a table, by the names in `coach.toml`."""
    if not (folder(name) / "coach.py").exists():
        return {}
    found: Mapping[str, Any] = import_module(f"dynasty.games.{name}.coach").NOTICES
    return found


def load_register(name: str) -> Register:
    """The game's rules in our words."""
    return read_register(folder(name) / "rules.toml")


def folder(name: str) -> Path:
    """Where the game's data, register and text lie."""
    return Path(__file__).parent / name
