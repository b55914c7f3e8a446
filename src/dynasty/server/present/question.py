"""The question as a page asks it: choices in groups, free ones, endings, and what is refused."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from markupsafe import Markup

from dynasty.drawing.badges import Badge
from dynasty.kernel import Offer, Question
from dynasty.server.people.signs import Pictured, drawn, plain
from dynasty.server.tables.room import Room
from dynasty.text import Words, denials, denies

MOST_LISTED = 9  # so many places are listed; of more one is rather pointed at


@dataclass(frozen=True)
class ChoiceLine:
    """A legal choice as a button."""

    number: int  # the key that presses it
    text: str
    noun: str
    kind: str
    label: str
    brief: str
    shown: Markup  # the brief with symbols
    gives_up: str  # what it leaves unused, to be asked back


@dataclass(frozen=True)
class ChoiceGroup:
    """Main choices under one heading."""

    title: str
    lines: list[ChoiceLine]
    folded: bool  # many places on the board: they are pointed at


@dataclass(frozen=True)
class Refused:
    """Things that cannot be chosen now, all for one reason."""

    text: str
    rule: str
    things: tuple[tuple[str, str], ...]  # noun, name
    more: str  # how many there are besides


@dataclass
class Asked:
    """What the viewer is asked; empty if nothing."""

    question: str = ""
    rule: str = ""
    choices: list[ChoiceLine] = field(default_factory=list)
    groups: list[ChoiceGroup] = field(default_factory=list)
    denies: bool = False  # it leaves something out
    badges: Mapping[str, Badge] = field(default_factory=dict)

    @property
    def free(self) -> list[ChoiceLine]:
        return [choice for choice in self.choices if choice.kind == "free"]

    @property
    def endings(self) -> list[ChoiceLine]:
        return [choice for choice in self.choices if choice.kind == "ending"]


def asked_of(room: Room, question: Question, words: Words, pictured: Pictured) -> Asked:
    """The viewer's question with its choices: main ones by group, then free ones, then endings."""
    offers = grouped(question.offers or (), words)
    ordered = [offer for _, group in offers for offer in group]
    ordered += [o for kind in ("free", "ending") for o in question.offers or () if o.kind == kind]
    lines = {
        offer.choice: choice_line(number, offer, pictured)
        for number, offer in enumerate(ordered, 1)
    }
    return Asked(
        question=words.question(question),
        rule=question.rule,
        choices=list(lines.values()),
        groups=[
            ChoiceGroup(title, [lines[offer.choice] for offer in group], are_many_places(group))
            for title, group in offers
        ],
        denies=denies(room.game, room.match.state, question.seat),
        badges=badges(ordered, words),
    )


def grouped(offers: Iterable[Offer], words: Words) -> list[tuple[str, list[Offer]]]:
    """The main ones by the heading that is written for them, in the order of the first ones."""
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        if offer.kind == "main":
            found.setdefault(words.heading(offer), []).append(offer)
    return list(found.items())


def are_many_places(offers: Collection[Offer]) -> bool:
    """Is there one choice for each of many things?"""
    nouns = {offer.choice.partition(":")[2] for offer in offers}
    return len(nouns) == len(offers) > MOST_LISTED


def choice_line(number: int, offer: Offer, pictured: Pictured) -> ChoiceLine:
    brief = pictured.brief(offer)
    return ChoiceLine(
        number=number,
        text=offer.choice,
        noun=offer.choice.partition(":")[2],
        kind=offer.kind,
        label=plain(pictured.label(offer)),
        brief=plain(brief),
        shown=drawn(brief),
        gives_up=pictured.say(offer.gives_up) if offer.gives_up else "",
    )


def badges(offers: Iterable[Offer], words: Words) -> dict[str, Badge]:
    """What lit things wear, by noun; of several choices of one thing, the best or the first."""
    worn: dict[str, tuple[Offer, str]] = {}
    for offer in offers:
        noun, text = offer.choice.partition(":")[2], words.badge(offer)
        if text and offer.kind != "ending":
            known = worn.get(noun)
            if known is None or worth(offer) > worth(known[0]):
                worn[noun] = offer, text
    best: dict[str, float] = {}  # by what is compared
    for offer, _ in worn.values():
        best[offer.compares] = max(best.get(offer.compares, worth(offer)), worth(offer))
    return {
        noun: Badge(text, strong=worth(offer) >= best[offer.compares])
        for noun, (offer, text) in worn.items()
    }


def worth(offer: Offer) -> float:
    """The number that a player compares, if there is one."""
    value = offer.details.get(offer.compares, 0)
    return value if isinstance(value, int) else 0


def refused(room: Room, seat: int, words: Words) -> list[Refused]:
    """What the question knows but does not allow, by reason."""
    return [
        Refused(
            denial.text,
            denial.rule,
            tuple((choice.noun, words.name(choice.noun)) for choice in denial.choices),
            words.say("why-more", n=denial.more) if denial.more else "",
        )
        for denial in denials(words, room.game, room.match.state, seat)
    ]
