"""A random generator that gives the same numbers on every machine and is one int to copy."""

from typing import Any, Final

MASK_64_BITS: Final = (1 << 64) - 1
SPLITMIX_GAMMA: Final = 0x9E3779B97F4A7C15
SEED_LIMIT: Final = 1 << 63  # a seed is a whole number from 0 to below this


class Chance:
    """The SplitMix64 generator: its whole state is `value`, which changes with every use."""

    value: int

    def __init__(self, seed: int) -> None:
        self.value = seed & MASK_64_BITS

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.value,)

    def number(self) -> int:
        """Return the next 64 random bits."""
        self.value = (self.value + SPLITMIX_GAMMA) & MASK_64_BITS
        mixed = self.value
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK_64_BITS
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK_64_BITS
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """Return a random integer from 0 to limit - 1."""
        return (self.number() * limit) >> 64
