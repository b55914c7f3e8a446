"""Chance that is the same on every machine and costs one int to copy."""

from typing import Final

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
SEEDS: Final = 1 << 63  # a seed is a whole number from 0 to below this


class Chance:
    """SplitMix64: its whole state is `value`, which changes whenever it is used."""

    value: int

    def __init__(self, seed: int) -> None:
        self.value = seed & MASK

    def number(self) -> int:
        """The next 64 random bits."""
        self.value = (self.value + GAMMA) & MASK
        mixed = self.value
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return (self.number() * limit) >> 64
