"""The JSON models of hints."""

from pydantic import BaseModel

from dynasty.server.api.schemas.tables_and_play import PreviewOut


class Considered(BaseModel):
    """A choice that a search tried: how often, and how many points it was behind the best.

    That gap is a mean over lines of play that go on after the turn, so it is not what `reasons`
    add up to; below zero it says only that few lines opened with the choice.
    """

    choice: str
    visits: int
    gap: float


class WinChance(BaseModel):
    """The seat's probability of winning, its error either way, and that of an even game.

    Where `value` is no further than `reach` from `even`, the game is about even.
    """

    value: float
    reach: float
    even: float
    about_even: bool


class Hint(BaseModel):
    """The choice of the best bot and its reasons: in words, and as the numbers behind them.

    `reasons` are points that the choice brings by the end of the turn and the next best does not,
    by what counts. They add up to `turn_gap`, and the sentences speak of these.
    """

    choice: str
    label: str
    bot: str
    sentences: list[str]
    considered: list[Considered]  # best first
    reasons: dict[str, float]
    turn_gap: float
    chance: WinChance | None  # null if there was no time to think
    preview: PreviewOut | None = None  # of the choice; null if it cannot be made any more
