"""The shelf: the games by name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from dynasty.kernel import Game, Register, Say, UnknownGame, read_register

if TYPE_CHECKING:
    from dynasty.drawing.scene import Scene

SHELF: Final = ("xian", "terracotta_army", "tianxia", "yinzi")
TEMPLATE: Final = "_template"  # a small whole game to copy; not on the shelf, but it loads


class Draw(Protocol):
    """How a game draws what a seat sees."""

    def __call__(self, view: Any, box: Any, say: Say, narrow: bool = False) -> Scene: ...


def load(name: str, components: Path | None = None) -> Game[Any]:
    """The game of this name, with an owner's component file if there is one."""
    if name not in SHELF and name != TEMPLATE:
        raise UnknownGame(f"no game {name!r} on the shelf; there are: {', '.join(SHELF)}")
    game: Game[Any] = import_module(f"dynasty.games.{name}.game").load(components)
    return game


def load_board(name: str) -> Draw:
    """The drawing of the game's board."""
    draw: Draw = import_module(f"dynasty.games.{name}.board").draw
    return draw


def load_register(name: str) -> Register:
    """The game's rules in our words."""
    return read_register(folder(name) / "rules.toml")


def folder(name: str) -> Path:
    """Where the game's data, register and text lie."""
    return Path(__file__).parent / name
