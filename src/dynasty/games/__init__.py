"""The games on the shelf, loaded by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dynasty.kernel import CoachContext, CoachFinding, Game, Rulebook, UnknownGame, read_rulebook

if TYPE_CHECKING:
    from dynasty.drawing.board import Board

SHELF: Final = ("xian", "terracotta_army", "tianxia", "yinzi")
TEMPLATE_GAME: Final = "_template"  # a small whole game to copy; not on the shelf, but it loads


def load(name: str, components: Path | None = None) -> Game[Any]:
    """Return the game of this name, with the owner's component file if one is given."""
    if name != TEMPLATE_GAME:
        check_on_shelf(name)
    game: Game[Any] = import_module(f"dynasty.games.{name}.game").load(components)
    return game


def load_cached(name: str, components: Path | None = None) -> Game[Any]:
    """Return the game, loaded once per process."""
    return cached_game(name, components)


@cache
def cached_game(name: str, components: Path | None) -> Game[Any]:
    return load(name, components)


def load_shelf_game(name: str, components: Path | None) -> Game[Any]:
    """Return the game with this name; raise an error if it is not on the shelf."""
    check_on_shelf(name)
    return cached_game(name, components)


def check_on_shelf(name: str) -> None:
    if name not in SHELF:
        raise UnknownGame("no-game", given=name, known=", ".join(SHELF))


def load_board(name: str) -> Board[Any]:
    """Return the game's board, which draws its table."""
    board: Board[Any] = import_module(f"dynasty.games.{name}.board").BOARD
    return board


def load_coach_finders(
    name: str,
) -> Mapping[str, Callable[[CoachContext[Any, Any]], CoachFinding | None]]:
    """Return the observations of the game's coach, by their names in `coach.toml`."""
    if not (game_folder(name) / "coach.py").exists():
        return {}
    found: Mapping[str, Any] = import_module(f"dynasty.games.{name}.coach").NOTICES
    return found


def load_rulebook(name: str) -> Rulebook:
    """Return the game's rulebook: its rules in our words."""
    return read_rulebook(game_folder(name) / "rules.toml")


def game_folder(name: str) -> Path:
    """Return the folder of the game's data, rulebook and texts."""
    return Path(__file__).parent / name
