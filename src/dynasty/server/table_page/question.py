"""The question as a page asks it: choices in groups, free ones, endings, and refused ones."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from markupsafe import Markup

from dynasty.drawing.badges import Badge
from dynasty.kernel import Choice, Offer, Question, Refusal
from dynasty.server.model.room import Room
from dynasty.server.table_page.inline_icons import (
    IconTranslator,
    html_with_icons,
    text_without_icons,
)
from dynasty.text import Translator, has_refusals, refusal_groups

MAX_LISTED_PLACES = 9  # places are listed; if there are more, the player points at one


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
class RefusedChoices:
    """Things that cannot be chosen now, all for one reason."""

    text: str
    rule: str
    things: tuple[tuple[str, str], ...]  # noun, name
    more: str  # how many there are besides


@dataclass
class QuestionPanel:
    """The viewer's question; empty if there is none."""

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


def question_panel(
    room: Room, question: Question, words: Translator, pictured: IconTranslator
) -> QuestionPanel:
    """Return the viewer's question with its choices: main ones by group, free ones, endings."""
    offers = offers_by_heading(question.offers or (), words)
    ordered = [offer for _, group in offers for offer in group]
    ordered += [o for kind in ("free", "ending") for o in question.offers or () if o.kind == kind]
    lines = {
        offer.choice: choice_line(number, offer, pictured)
        for number, offer in enumerate(ordered, 1)
    }
    return QuestionPanel(
        question=words.question(question),
        rule=question.rule,
        choices=list(lines.values()),
        groups=[
            ChoiceGroup(title, [lines[offer.choice] for offer in group], has_many_places(group))
            for title, group in offers
        ],
        denies=has_refusals(room.game, room.match.state, question.seat),
        badges=badges_by_noun(ordered, words),
    )


def offers_by_heading(offers: Iterable[Offer], words: Translator) -> list[tuple[str, list[Offer]]]:
    """Return the main choices by their heading, in the order of each heading's first choice."""
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        if offer.kind == "main":
            found.setdefault(words.heading(offer), []).append(offer)
    return list(found.items())


def has_many_places(offers: Collection[Offer]) -> bool:
    """Return whether there is one choice for each of many things."""
    nouns = {offer.choice.partition(":")[2] for offer in offers}
    return len(nouns) == len(offers) > MAX_LISTED_PLACES


def choice_line(number: int, offer: Offer, pictured: IconTranslator) -> ChoiceLine:
    brief = pictured.brief(offer)
    return ChoiceLine(
        number=number,
        text=offer.choice,
        noun=offer.choice.partition(":")[2],
        kind=offer.kind,
        label=text_without_icons(pictured.label(offer)),
        brief=text_without_icons(brief),
        shown=html_with_icons(brief),
        gives_up=pictured.say(offer.gives_up) if offer.gives_up else "",
    )


def badges_by_noun(offers: Iterable[Offer], words: Translator) -> dict[str, Badge]:
    """Return the badge of each highlighted thing by noun; for several choices, of the best one."""
    worn: dict[str, tuple[Offer, str]] = {}
    for offer in offers:
        noun, text = offer.choice.partition(":")[2], words.badge(offer)
        if text and offer.kind != "ending":
            known = worn.get(noun)
            if known is None or compared_value(offer) > compared_value(known[0]):
                worn[noun] = offer, text
    best: dict[str, float] = {}  # by what is compared
    for offer, _ in worn.values():
        best[offer.compares] = max(
            best.get(offer.compares, compared_value(offer)), compared_value(offer)
        )
    return {
        noun: Badge(text, strong=compared_value(offer) >= best[offer.compares])
        for noun, (offer, text) in worn.items()
    }


def compared_value(offer: Offer) -> float:
    """Return the number by which a player compares this choice with others; 0 if there is none."""
    value = offer.details.get(offer.compares, 0)
    return value if isinstance(value, int) else 0


def refused_choices(room: Room, seat: int, words: Translator) -> list[RefusedChoices]:
    """Return what the question knows but does not allow, by reason."""
    return [
        RefusedChoices(
            denial.text,
            denial.rule,
            tuple((choice.noun, words.name(choice.noun)) for choice in denial.choices),
            words.say("why-more", n=denial.more) if denial.more else "",
        )
        for denial in refusal_groups(words, room.game, room.match.state, seat)
    ]


def refusal_text(
    room: Room, seat: int, choice: Choice, words: Translator
) -> tuple[Refusal, str] | None:
    """Return why a choice is not possible now, also in words; None if it is possible."""
    state, game = room.match.state, room.game
    refusal = game.why_not(state, seat, choice)
    if refusal is None:
        return None
    return refusal, words.refusal(refusal, game.because(state, seat, choice))
