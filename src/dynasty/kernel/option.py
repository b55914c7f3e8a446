"""Options: what may be chosen before a game begins."""

from dataclasses import dataclass

from dynasty.kernel.errors import BadOptions


@dataclass(frozen=True)
class Option:
    """A choice made when the table is laid; the first value is the default."""

    key: str
    values: tuple[str, ...]
    seats: tuple[int, ...] = ()  # for so many players only; empty: for any number

    def applies(self, seats: int) -> bool:
        """Is there anything to choose with so many players?"""
        return not self.seats or seats in self.seats

    def checked(self, value: str, seats: int) -> str:
        """The value, if it may be chosen with so many players; else BadOptions says why not."""
        key, stays = self.key, self.values[0]
        if value not in self.values:
            known = ", ".join(self.values)
            raise BadOptions("bad-option-value", option=key, known=known, given=value)
        if value != stays and not self.applies(seats):
            allowed = ", ".join(map(str, self.seats))
            raise BadOptions(
                "bad-option-seats", option=key, seats=seats, stays=stays, allowed=allowed
            )
        return value
