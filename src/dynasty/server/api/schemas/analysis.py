"""The JSON models of a finished game's analysis."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Moment(BaseModel):
    """How a game stood after a move, as every seat saw it."""

    model_config = ConfigDict(from_attributes=True)

    move: int
    seat: int
    opens: bool  # a turn began with it
    chances: list[float]  # to win, by seat
    luck: list[float]  # what chance gave each seat with it; empty where it had no say
    error: list[float]  # standard error of that


class Mistake(BaseModel):
    """A choice for which a clearly better one was there."""

    model_config = ConfigDict(from_attributes=True)

    move: int
    seat: int
    chosen: str
    better: str
    grave: bool
    changes: dict[str, float]  # by parts of worth, in points


class Analysis(BaseModel):
    """The analysis of a finished game; its findings are there once all parts are done."""

    done: int
    parts: int  # 0: not requested yet
    interrupted: bool = False  # it failed, and continues when it is requested again
    moments: list[Moment] = []
    mistakes: list[Mistake] = []
    turning_points: list[int] = []  # numbers of moves
    luck: list[float] = []  # what chance gave each seat in the whole game, as a share of a win
    luck_error: list[float] = []  # standard error of that
    unjudged: list[int] = []  # moves that could not be judged
