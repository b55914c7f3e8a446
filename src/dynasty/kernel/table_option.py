"""Table options: what players may choose before a game begins."""

from dataclasses import dataclass

from dynasty.kernel.copying import PlainData
from dynasty.kernel.errors import BadOptions


@dataclass(frozen=True)
class Option(PlainData):
    """A setting chosen when a table is created; its first value is the default."""

    key: str
    values: tuple[str, ...]
    seats: tuple[int, ...] = ()  # the numbers of players that it is for; empty: any number

    def applies(self, seats: int) -> bool:
        """Return whether the option has any effect with this number of players."""
        return not self.seats or seats in self.seats

    def checked(self, value: str, seats: int) -> str:
        """Return the value if this number of players may choose it; raise BadOptions otherwise."""
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
