"""Books kept from what was told and nothing else, and held against what lies on the table.

Each game says in `accounts.py` what is counted and which kinds of events move it; a kind that is
not named there moves nothing.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Any

from dynasty.kernel import Event, Game

Account = Counter[tuple[int, str]]
"""How many of each thing, by seat and thing; what is nobody's has seat -1."""
Entry = Callable[[Account, Event], None]
NOBODY = -1


def number(event: Event, key: str) -> int:
    value = event.values[key]
    assert isinstance(value, int), f"{event} tells no number of {key}"
    return value


def things(event: Event, key: str) -> tuple[str, ...]:
    """The nouns that an event lists; a single one is a list of one."""
    value = event.values[key]
    assert not isinstance(value, int), f"{event} tells no things of {key}"
    return (value,) if isinstance(value, str) else value


def seat_in(event: Event, key: str) -> int:
    """The seat that an event names besides its own."""
    (noun,) = things(event, key)
    return int(noun.removeprefix("seat_"))


def gets(key: str, sign: int = 1) -> Entry:
    """The seat gets the things that are listed."""

    def enter(account: Account, event: Event) -> None:
        for thing in things(event, key):
            account[event.seat, thing] += sign

    return enter


def gives(key: str) -> Entry:
    """The seat gives away the things that are listed."""
    return gets(key, -1)


def more(thing: str, key: str, sign: int = 1) -> Entry:
    """The seat has so many more of a thing."""

    def enter(account: Account, event: Event) -> None:
        account[event.seat, thing] += sign * number(event, key)

    return enter


def fewer(thing: str, key: str) -> Entry:
    """The seat has so many fewer of a thing."""
    return more(thing, key, -1)


def one(thing: str, sign: int = 1) -> Entry:
    """The seat has one more of a thing."""

    def enter(account: Account, event: Event) -> None:
        account[event.seat, thing] += sign

    return enter


def paid_to(key: str, thing: str, amount: str) -> Entry:
    """The seat pays somebody so many of a thing."""

    def enter(account: Account, event: Event) -> None:
        account[event.seat, thing] -= number(event, amount)
        account[seat_in(event, key), thing] += number(event, amount)

    return enter


def question(s: Any) -> str:
    """The text key of the first open question."""
    decision = s.decisions[0]
    key: str = decision.step.question(s, decision.seat, decision.arg)
    return key


class Books:
    """What is counted on the table, and what each kind of event does to it.

    At the questions `unpaid` a deal is half done: told but not paid yet, or the reverse.
    """

    def __init__(
        self,
        counted: Callable[[Any], Account],
        entries: Mapping[str, tuple[Entry, ...]],
        unpaid: Collection[str] = (),
    ) -> None:
        self.counted = counted
        self.entries = entries
        self.unpaid = unpaid


class Bookkeeper:
    """Hears one game: opens the account at its first question, compares at every later one."""

    def __init__(self, books: Books, game: Game[Any], s: Any, met: Counter[str]) -> None:
        self.books, self.game, self.met = books, game, met
        self.account = self.on_the_table(s)
        self.heard = len(s.events)

    def on_the_table(self, s: Any) -> Account:
        """What is counted, and everybody's points: those scored, at the end all."""
        found = self.books.counted(s)
        for sheet in self.game.scores(s):
            found[sheet.seat, "points"] = sheet.scored if s.decisions else sheet.total
        return found

    def __call__(self, s: Any) -> None:
        """Hear what is new and compare with the table."""
        new = s.events[self.heard :]
        for event in new:
            self.met[event.kind] += 1
            for enter in self.books.entries.get(event.kind, ()):
                enter(self.account, event)
        self.heard = len(s.events)
        if s.decisions and question(s) in self.books.unpaid:
            return
        told, true = self.account, self.on_the_table(s)
        wrong = {key: (told[key], true[key]) for key in {*told, *true} if told[key] != true[key]}
        assert not wrong, f"told and true differ: {wrong}, after {new}"
