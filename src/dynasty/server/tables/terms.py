"""The terms of a table: what is allowed there beside the rules, fixed when it is laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from dynasty import bots
from dynasty.kernel import UnknownBot, Worded, text_key
from dynasty.server.pace.clock_terms import NO_CLOCK, ClockTerms, ClockWish
from dynasty.text import Words

NOBODY: Final = "nobody"
CHOICES: Final = {  # what a form offers for each term
    "undo": ("own", "consent", "none"),
    "hints": ("on", "off"),
    "branching": ("on", "off"),
    "planning": ("on", "off"),
    "watching": ("link", "everybody", "nobody"),
    "talk": ("chat", "signs", "off"),
    "stand_in": (*bots.NAMES, NOBODY),
    "seats": ("laid", "chance"),
    "rated": ("on", "off"),
}
PACES: Final = ("live", "days", NO_CLOCK)  # by which one looks for a table
NEEDED: Final = ("people", "clock", "stand-in", "hints", "branching", "seed")
IN_SHORT: Final = ("undo", "hints", "branching", "watching", "talk")

Undo = Literal["none", "own", "consent"]
Watching = Literal["nobody", "link", "everybody"]
Talk = Literal["chat", "signs", "off"]
Seats = Literal["laid", "chance"]


class AgainstTerms(Worded):
    """The terms of the table forbid it; the sentence says which one."""

    def __init__(self, term: str) -> None:
        super().__init__(f"against-{term}")


class NotRateable(Worded):
    """A rated table needs more; the sentence says what."""

    def __init__(self, missing: Sequence[str]) -> None:
        super().__init__("rated-needs", what=tuple(f"rated_{one}" for one in missing))


@dataclass(frozen=True)
class Terms:
    """What was agreed; as it stands here, it is what tables had before there were terms."""

    undo: Undo = "own"
    hints: bool = True
    branching: bool = True
    planning: bool = True
    watching: Watching = "link"
    talk: Talk = "chat"
    stand_in: str = bots.USUAL  # a bot, for who stays away; or nobody
    seats: Seats = "laid"  # or drawn by chance when it begins
    clock: ClockTerms | None = None
    rated: bool = False

    @staticmethod
    def usual(with_others: bool, listed: bool = False) -> Terms:
        """With other people nobody is advised or tries a position out; alone one may.

        Where everybody may join, people who do not know each other talk by signs.
        """
        undo: Undo = "own" if with_others else "consent"
        talk: Talk = "signs" if with_others and listed else "chat"
        return Terms(undo=undo, hints=not with_others, branching=not with_others, talk=talk)

    @staticmethod
    def read(value: Any) -> Terms:
        """As the database has them; a ValueError if they are damaged."""
        return READER.validate_python(value)

    def as_data(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def pace(self) -> str:
        """How fast it goes, in one word."""
        if self.clock is None:
            return NO_CLOCK
        return "live" if self.clock.live else "days"

    @property
    def by_chance(self) -> bool:
        """Does chance say who sits where?"""
        return self.seats == "chance"

    def check_bot(self) -> None:
        """Is there whoever shall play for who stays away?"""
        known = CHOICES["stand_in"]
        if self.stand_in not in known:
            raise UnknownBot("no-stand-in", given=self.stand_in, known=", ".join(known))

    def check_rated(self, people: int, seed: int | None = None) -> None:
        """Luck and skill decide alone, nobody keeps the others waiting for ever."""
        fine = (
            people > 1,
            self.clock is not None,
            self.stand_in != NOBODY,
            not self.hints,
            not self.branching,
            seed is None,
        )
        missing = [need for need, met in zip(NEEDED, fine, strict=True) if not met]
        if self.rated and missing:
            raise NotRateable(missing)

    def check_undo(self) -> None:
        if self.undo == "none":
            raise AgainstTerms("undo")

    def check_hints(self) -> None:
        if not self.hints:
            raise AgainstTerms("hints")

    def check_branching(self, over: bool) -> None:
        """When the game is over, positions are everybody's."""
        if not self.branching and not over:
            raise AgainstTerms("branching")

    def check_planning(self) -> None:
        if not self.planning:
            raise AgainstTerms("planning")

    def check_talk(self) -> None:
        if self.talk != "chat":
            raise AgainstTerms("talk" if self.talk == "off" else "chat")

    def check_signs(self) -> None:
        if self.talk == "off":
            raise AgainstTerms("talk")

    def check_watching(self, takes_part: bool) -> None:
        """Whoever plays or hosts looks at the table in any case."""
        if self.watching == "nobody" and not takes_part:
            raise AgainstTerms("watching")

    @property
    def values(self) -> dict[str, str]:
        """By term, as a form has it."""
        switch = {True: "on", False: "off"}
        agreed = {term: getattr(self, term) for term in CHOICES}
        return {term: switch.get(value, value) for term, value in agreed.items()}

    def told(self, words: Words) -> list[tuple[str, str]]:
        """Each term and what was agreed, in words."""
        told = [(words.say(key_of(t)), said(words, t, value)) for t, value in self.values.items()]
        clock = self.clock.told(words) if self.clock else words.say(f"terms-clock-{NO_CLOCK}")
        return [*told, (words.say("terms-clock"), clock)]

    def in_short(self, words: Words) -> str:
        """What matters most, in one line."""
        said = [words.say("short-rated")] if self.rated else []
        said += [self.clock.in_short(words)] if self.clock else []
        said += [words.say(f"short-{t}-{self.values[t]}") for t in IN_SHORT]
        drawn = [words.say("short-seats-chance")] if self.by_chance else []
        return " · ".join([*said, *drawn])


READER: Final = TypeAdapter(Terms)


def key_of(term: str) -> str:
    return text_key("terms", term)


def said(words: Words, term: str, value: str) -> str:
    """What was agreed, or could be."""
    if term == "stand_in" and value != NOBODY:
        return words.say("terms-stand-in-bot", bot=words.say(f"player-{value}"))
    return words.say(f"{key_of(term)}-{value}")


class TermsWish(BaseModel):
    """What shall be agreed; what is left out is as usual, with other people or alone."""

    model_config = ConfigDict(extra="forbid")

    undo: Undo | None = None
    hints: bool | None = None
    branching: bool | None = None
    planning: bool | None = None
    watching: Watching | None = None
    talk: Talk | None = None
    stand_in: Annotated[str, Field(max_length=32, description="a bot's name, or nobody")] | None = (
        None
    )
    seats: Seats | None = None
    clock: ClockWish | None = None
    rated: bool | None = None

    def agreed(self, with_others: bool, listed: bool = False) -> Terms:
        """C15: a table where one player holds all people's seats has no clock."""
        wished = self.model_dump(exclude_none=True, exclude={"clock"})
        clock = self.clock.agreed() if self.clock and with_others else None
        return replace(Terms.usual(with_others, listed), **wished, clock=clock)
