"""A table that programs play at: one game, what a seat observes, what it may choose."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dynasty import games
from dynasty.drawing.compose import composed
from dynasty.drawing.plain import plain
from dynasty.drawing.svg import svg
from dynasty.kernel import State
from dynasty.kernel.encoding import Encoding
from dynasty.speech import words_of

Observation = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Observer:
    """What one seat's observations are: the bytes of its encoding, and how to spread them out."""

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
        """One observation or a batch of them with a number for each thing of every subset."""
        things = np.unpackbits(observations[..., self.bits], axis=-1)
        return np.concatenate((observations[..., self.numbers], things), axis=-1)

    def spread_names(self) -> list[str]:
        """What the numbers are then called."""
        names = [self.entries[place].name for place in self.numbers]
        for place in self.bits:
            entry = self.entries[place]
            things = reversed(range(8 * entry.byte, 8 * entry.byte + 8))
            names += [f"{entry.field}[{entry.at}] has {thing}" for thing in things]
        return names


class Table:
    """A game of so many seats under its options; `reset` lays it anew."""

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
        self.choices = self.game.vocabulary.choices
        self.state: State = self.game.start(self.seats, 0, self.options)
        self.observers = [
            Observer(self.game.encoding(self.state, seat)) for seat in range(self.seats)
        ]

    def reset(self, seed: int) -> None:
        self.state = self.game.start(self.seats, seed, self.options)

    @property
    def asked(self) -> int:
        """Whose answer comes next: of several at once the lowest seat; -1 when it is over."""
        decisions = self.state.decisions
        return decisions[0].seat if decisions else -1

    def observe(self, seat: int) -> Observation:
        """All that the seat may know, as numbers with fixed places."""
        return self.observers[seat].observe(self.state)

    def mask(self, seat: int) -> Mask:
        """1 for each choice of the vocabulary that is legal for the seat now."""
        mask = bytearray(len(self.choices))
        for decision in self.state.decisions:
            if decision.seat == seat:
                for choice in decision.choices:
                    mask[choice.index] = 1
        return np.frombuffer(mask, np.int8)

    def choose(self, seat: int, action: int) -> None:
        """Carry out a legal action, or raise IllegalChoice with the rule that forbids it."""
        self.game.apply(self.state, seat, self.choices[action])

    def text(self, seat: int = -1, language: str = "en") -> str:
        """The board in words, as a seat sees it, or a spectator."""
        return plain(self.pictures(seat, language).regions)

    def drawn(self, seat: int = -1, language: str = "en") -> str:
        """The board as SVG."""
        return svg(composed(self.pictures(seat, language).scenes))

    def pictures(self, seat: int, language: str) -> Any:
        words = words_of(self.game, language, [""] * self.seats)
        view = self.game.view(self.state, seat)
        return games.load_board(self.game.name).draw(view, self.game.box, words.say)
