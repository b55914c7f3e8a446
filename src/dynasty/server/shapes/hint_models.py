"""The JSON of hints."""

from pydantic import BaseModel


class Considered(BaseModel):
    """A choice that a search tried: how often, and by how many points it came out behind the first.

    A gap below zero says only that few lines opened with it.
    """

    choice: str
    visits: int
    gap: float


class WinChance(BaseModel):
    """How likely the seat wins, and by how much that may be off, either way."""

    value: float
    reach: float


class Hint(BaseModel):
    """What the best bot would do and why: in words, and as the numbers behind them."""

    choice: str
    label: str
    bot: str
    sentences: list[str]
    considered: list[Considered]  # best first
    reasons: dict[str, float]  # points that it brings and the next best does not, by what counts
    chance: WinChance | None  # null if nobody had time to think
