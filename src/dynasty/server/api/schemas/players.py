"""The JSON models of other players."""

from pydantic import BaseModel, Field

from dynasty.server.api.schemas.past_games import RatingOut, TallyOut


class PlayerOut(BaseModel):
    """A player as the caller may see them."""

    id: str
    name: str
    open: bool = Field(description="statistics and ratings are shown to everybody")
    presence: str | None = Field(description="only to those who sat at a table with the player")
    statistics: list[TallyOut] | None = Field(description="of those who show them")
    ratings: list[RatingOut] | None
