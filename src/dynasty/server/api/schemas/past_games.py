"""The JSON models of past games, statistics and ratings."""

from pydantic import BaseModel, Field


class PastTable(BaseModel):
    """A finished table where the caller sat; `place` is null if the game was broken off."""

    id: str
    name: str  # that the table was given
    game: str
    status: str = Field(description="finished or ended")
    seat: int
    place: int | None
    points: int
    people: int  # players who sat there
    names: list[str]  # by seat, as they are shown
    started: float
    finished: float
    by_stand_in: int  # choices that a bot made in the seat's place


class Archive(BaseModel):
    """A page of finished tables, last ended first; `next` asks for more, if there is more."""

    tables: list[PastTable]
    next: str | None


class CategoryOut(BaseModel):
    """The average points of one category: in all games, and in the last few."""

    category: str
    name: str
    mean: float
    recent: float


class RatingOut(BaseModel):
    """A rating among the people of this server; none is shown before there were ten games."""

    game: str
    games: int
    rating: float | None
    error: float | None = Field(description="one standard deviation")


class TallyOut(BaseModel):
    """The results of the caller's games of one kind; `company` is people, bots or solo."""

    game: str
    seats: int
    company: str
    games: int
    wins: int
    place: float
    points: float
    best: int
    pace: float | None = Field(description="seconds that a turn took, by the median of each game")
    categories: list[CategoryOut]
