"""The settings of a table: what is allowed there besides the rules, fixed at its creation."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from dynasty import bots
from dynasty.kernel import UnknownBot, text_key
from dynasty.server.errors import AgainstTerms, NotRateable
from dynasty.server.model.clock_settings import NO_CLOCK, ClockTerms, ClockWish
from dynasty.text import Translator

NOBODY: Final = "nobody"
TERM_CHOICES: Final = {  # the values that a form offers for each setting
    "undo": ("own", "consent", "none"),
    "hints": ("on", "off"),
    "branching": ("on", "off"),
    "planning": ("on", "off"),
    "watching": ("link", "everybody", "nobody"),
    "talk": ("chat", "signs", "off"),
    "stand_in": (*bots.BOT_NAMES, NOBODY),
    "seats": ("laid", "chance"),
    "rated": ("on", "off"),
}
PACES: Final = ("live", "days", NO_CLOCK)  # for searching a table
RATED_TABLE_NEEDS: Final = ("people", "clock", "stand-in", "hints", "branching", "seed")
SUMMARY_TERMS: Final = ("undo", "hints", "branching", "watching", "talk")
SOLO_SUMMARY_TERMS: Final = ("undo", "hints", "branching")  # the others need other people

UndoTerm = Literal["none", "own", "consent"]
WatchingTerm = Literal["nobody", "link", "everybody"]
TalkTerm = Literal["chat", "signs", "off"]
SeatsTerm = Literal["laid", "chance"]


@dataclass(frozen=True)
class Terms:
    """The settings of a table; the defaults are those of tables from before there were settings."""

    undo: UndoTerm = "own"
    hints: bool = True
    branching: bool = True
    planning: bool = True
    watching: WatchingTerm = "link"
    talk: TalkTerm = "chat"
    stand_in: str = bots.DEFAULT_BOT  # the bot that plays for an absent person, or nobody
    seats: SeatsTerm = "laid"  # or in random order at the start
    clock: ClockTerms | None = None
    rated: bool = False

    @staticmethod
    def usual(with_others: bool, listed: bool = False) -> Terms:
        """Return the default settings, for a table with other people or for one person alone.

        With other people there are no hints and no branches. At a table listed in the lobby,
        players who do not know each other use signs instead of chat.
        """
        undo: UndoTerm = "own" if with_others else "consent"
        talk: TalkTerm = "signs" if with_others and listed else "chat"
        return Terms(undo=undo, hints=not with_others, branching=not with_others, talk=talk)

    @staticmethod
    def read(value: Any) -> Terms:
        """Return the settings from database JSON; raise ValueError if they are damaged."""
        return TERMS_ADAPTER.validate_python(value)

    def as_data(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def pace(self) -> str:
        """Return the pace of the table in one word."""
        if self.clock is None:
            return NO_CLOCK
        return "live" if self.clock.live else "days"

    @property
    def by_chance(self) -> bool:
        """Return whether the seats are assigned at random."""
        return self.seats == "chance"

    def check_bot(self) -> None:
        """Raise UnknownBot if the bot for absent players does not exist."""
        known = TERM_CHOICES["stand_in"]
        if self.stand_in not in known:
            raise UnknownBot("no-stand-in", given=self.stand_in, known=", ".join(known))

    def check_rated(self, people: int, seed: int | None = None) -> None:
        """Raise NotRateable if the table is rated but its settings or seats do not allow that."""
        fine = (
            people > 1,
            self.clock is not None,
            self.stand_in != NOBODY,
            not self.hints,
            not self.branching,
            seed is None,
        )
        missing = [need for need, met in zip(RATED_TABLE_NEEDS, fine, strict=True) if not met]
        if self.rated and missing:
            raise NotRateable(missing)

    def check_undo(self) -> None:
        if self.undo == "none":
            raise AgainstTerms("undo")

    def check_hints(self) -> None:
        if not self.hints:
            raise AgainstTerms("hints")

    def check_branching(self, over: bool) -> None:
        """Raise AgainstTerms if branches are forbidden and the game is not over."""
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
        """Raise AgainstTerms if only players may watch, and the caller is not one."""
        if self.watching == "nobody" and not takes_part:
            raise AgainstTerms("watching")

    @property
    def values(self) -> dict[str, str]:
        """Return the value of each setting as a form has it."""
        switch = {True: "on", False: "off"}
        agreed = {term: getattr(self, term) for term in TERM_CHOICES}
        return {term: switch.get(value, value) for term, value in agreed.items()}

    def told(self, words: Translator) -> list[tuple[str, str]]:
        """Return each setting and its value in words."""
        told = [
            (words.say(term_text_key(t)), term_value_text(words, t, value))
            for t, value in self.values.items()
        ]
        clock = self.clock.told(words) if self.clock else words.say(f"terms-clock-{NO_CLOCK}")
        return [*told, (words.say("terms-clock"), clock)]

    def in_short(self, words: Translator, is_solo: bool = False) -> str:
        """Return the most important settings in one line; fewer for a person without others."""
        said = [words.say("short-rated")] if self.rated else []
        said += [self.clock.in_short(words)] if self.clock else []
        values = (
            self.values_for_one_person() if is_solo else {t: self.values[t] for t in SUMMARY_TERMS}
        )
        said += [words.say(f"short-{term}-{value}") for term, value in values.items()]
        drawn = [words.say("short-seats-chance")] if self.by_chance else []
        return " · ".join([*said, *drawn])

    def values_for_one_person(self) -> dict[str, str]:
        """Return the settings that matter to a person who plays without other people."""
        values = {term: self.values[term] for term in SOLO_SUMMARY_TERMS}
        if self.undo != "none":
            values["undo"] = "alone"
        return values | ({"watching": self.watching} if self.watching == "everybody" else {})


TERMS_ADAPTER: Final = TypeAdapter(Terms)


def term_text_key(term: str) -> str:
    return text_key("terms", term)


def term_value_text(words: Translator, term: str, value: str) -> str:
    """Return the text of one value of a setting."""
    if term == "stand_in" and value != NOBODY:
        return words.say("terms-stand-in-bot", bot=words.say(f"player-{value}"))
    return words.say(f"{term_text_key(term)}-{value}")


class TermsWish(BaseModel):
    """The requested settings of a new table; for omitted ones the usual values are taken."""

    model_config = ConfigDict(extra="forbid")

    undo: UndoTerm | None = None
    hints: bool | None = None
    branching: bool | None = None
    planning: bool | None = None
    watching: WatchingTerm | None = None
    talk: TalkTerm | None = None
    stand_in: Annotated[str, Field(max_length=32, description="a bot's name, or nobody")] | None = (
        None
    )
    seats: SeatsTerm | None = None
    clock: ClockWish | None = None
    rated: bool | None = None

    def agreed(self, with_others: bool, listed: bool = False) -> Terms:
        """C15: Return the settings; if one player holds all people's seats there is no clock."""
        wished = self.model_dump(exclude_none=True, exclude={"clock"})
        clock = self.clock.agreed() if self.clock and with_others else None
        return replace(Terms.usual(with_others, listed), **wished, clock=clock)
