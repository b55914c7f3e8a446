"""Options: what may be chosen before a game begins."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """A choice made when the table is laid; the first value is the default."""

    key: str
    values: tuple[str, ...]
    seats: tuple[int, ...] = ()  # for so many players only; empty: for any number

    def applies(self, seats: int) -> bool:
        """Is there anything to choose with so many players?"""
        return not self.seats or seats in self.seats
