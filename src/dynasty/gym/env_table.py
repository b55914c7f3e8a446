"""The table of an environment: one game, what a seat observes, and what it may choose."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dynasty import games
from dynasty.drawing.scene_stack import stack_scenes
from dynasty.drawing.svg import scene_svg
from dynasty.drawing.text_layout import regions_text
from dynasty.kernel import DeepCopied, State
from dynasty.kernel.copying import restore_object
from dynasty.kernel.encoding import Encoding
from dynasty.localization import translator_for

Observation = NDArray[np.uint8]
Mask = NDArray[np.int8]
GAME_FIELDS: Final = (
    "choices",
    "observers",
)  # fields of a table: copies share them, pickles have none


class Observer:
    """The encoder of one seat's observations, with the names and limits of their numbers."""

    def __init__(self, encoding: Encoding) -> None:
        self.encode = encoding.encode
        self.entries = encoding.entries
        is_bits = np.array([entry.bits for entry in self.entries])
        self.numbers = np.flatnonzero(~is_bits)
        self.bits = np.flatnonzero(is_bits)
        self.low = np.array([entry.low for entry in self.entries], np.uint8)
        self.high = np.array([entry.high for entry in self.entries], np.uint8)

    def observe(self, s: State) -> Observation:
        return np.frombuffer(self.encode(s), np.uint8)

    def spread(self, observations: Observation) -> Observation:
        """Return observations with every subset expanded to one number for each element."""
        things = np.unpackbits(observations[..., self.bits], axis=-1)
        return np.concatenate((observations[..., self.numbers], things), axis=-1)

    def spread_names(self) -> list[str]:
        """Return the names of the expanded numbers."""
        names = [self.entries[place].name for place in self.numbers]
        for place in self.bits:
            entry = self.entries[place]
            things = reversed(range(8 * entry.byte, 8 * entry.byte + 8))
            names += [f"{entry.field}[{entry.at}] has {thing}" for thing in things]
        return names


class EnvTable(DeepCopied):
    """A game with its number of seats and options; `reset` starts a new game."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Path | None = None,
    ) -> None:
        self.game = games.load(name, components)
        self.seats = self.game.usual_seats if seats is None else seats
        self.options = dict(options or {})
        self.state: State = self.game.start(self.seats, 0, self.options)
        self.read_game()

    def read_game(self) -> None:
        """Read from the game what never changes at this table."""
        self.choices = self.game.vocabulary.choices
        self.observers = [
            Observer(self.game.encoding(self.state, seat)) for seat in range(self.seats)
        ]

    def __deepcopy__(self, memo: dict[int, Any]) -> EnvTable:
        shared = {name: getattr(self, name) for name in GAME_FIELDS}
        values = {name: deepcopy(value, memo) for name, value in self.__getstate__().items()}
        copied: EnvTable = restore_object(type(self), (), {**shared, **values})
        return copied

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in GAME_FIELDS}

    def __setstate__(self, values: dict[str, Any]) -> None:
        vars(self).update(values)
        self.read_game()

    def reset(self, seed: int) -> None:
        self.state = self.game.start(self.seats, seed, self.options)

    @property
    def asked(self) -> int:
        """Return the seat to answer next, the lowest of several; -1 after the end."""
        decisions = self.state.decisions
        return decisions[0].seat if decisions else -1

    def observe(self, seat: int) -> Observation:
        """Return all that the seat may know, as numbers at fixed places."""
        return self.observers[seat].observe(self.state)

    def mask(self, seat: int) -> Mask:
        """Return 1 for each choice of the vocabulary that is legal for the seat now, else 0."""
        mask = bytearray(len(self.choices))
        for decision in self.state.decisions:
            if decision.seat == seat:
                for choice in decision.choices:
                    mask[choice.index] = 1
        return np.frombuffer(mask, np.int8)

    def choose(self, seat: int, action: int) -> None:
        """Carry out a legal action; raise IllegalChoice with its rule if it is not."""
        self.game.apply(self.state, seat, self.choices[action])

    def text(self, seat: int = -1, language: str = "en") -> str:
        """Return the board in words, as a seat or a spectator (-1) sees it."""
        return regions_text(self.pictures(seat, language).regions)

    def drawn(self, seat: int = -1, language: str = "en") -> str:
        """Return the board as SVG."""
        return scene_svg(stack_scenes(self.pictures(seat, language).scenes))

    def pictures(self, seat: int, language: str) -> Any:
        words = translator_for(self.game, language, [""] * self.seats)
        view = self.game.view(self.state, seat)
        return games.load_board(self.game.name).draw(view, self.game.box, words.say)
