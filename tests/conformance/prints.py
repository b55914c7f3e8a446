"""Fingerprints: what is offered, refused, told and seen in golden records and in busy games.

    python -m tests.conformance.prints NAME ...    takes those of these games anew

There is one for every verb, reason, kind of event and field of a view, so that a change says where
it is. Take them anew only when what they are taken of was meant to change.
"""

import sys
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any
from zlib import crc32

from dynasty.kernel import Match, Record
from tests.conformance import golden
from tests.conformance.tables import Table, tables_of
from tests.games.proof import picker

SOME = 5  # refusals and views are looked at once in so many questions

Fact = tuple[str, str, object]  # what it is about, of which kind, and what was so
Picks = Callable[[Any], tuple[int, str]]  # who answers the open question, and how


def file_of(name: str) -> Path:
    return golden.FOLDER / f"{name}_prints.toml"


def prints(name: str) -> dict[str, dict[str, int]]:
    """A number for everything that a game does in its golden records and where nobody is idle."""
    found: defaultdict[str, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
    for table in tables_of(name):
        for picks in (golden_picks(table), busy_picks(table)):
            for about, kind, what in facts(table.match(table.seats), picks):
                found[about][kind] = crc32(repr(what).encode(), found[about][kind])
    return {about: dict(sorted(kinds.items())) for about, kinds in sorted(found.items())}


def golden_picks(table: Table) -> Picks:
    """As the golden record of the table was played."""
    text = golden.kept(golden.file_of(table), "golden", table.name)
    choices = iter(Record.from_json(text).choices)
    return lambda _: next(choices)


def busy_picks(table: Table) -> Picks:
    """As players choose who are never idle."""
    pick = picker(table.name, 2 * table.seats)

    def choose(s: Any) -> tuple[int, str]:
        return s.decisions[0].seat, str(pick(s, s.decisions[0]))

    return choose


def facts(match: Match, picks: Picks) -> Iterator[Fact]:
    """Everything that is so in one game, in its order."""
    seats, number = len(match.seats), 0
    yield from told(match.opening)
    while match.state.decisions:
        seat, choice = picks(match.state)
        yield from offered(match, seat)
        if number % SOME == 0:
            yield from refused(match, seat)
            yield from seen(match, number // SOME % (seats + 1) - 1)
        yield from told(match.choose(seat, choice).events)
        number += 1
    for viewer in range(seats):
        yield from seen(match, viewer)


def told(events: tuple[Any, ...]) -> Iterator[Fact]:
    for event in events:
        yield "events", event.kind, (event.plain(), event.audience)


def offered(match: Match, seat: int) -> Iterator[Fact]:
    """The question, its choices with their details, and what an absent player would choose."""
    game, s = match.game, match.state
    decision = game.decision(s, seat)
    yield "defaults", decision.step.name, str(game.default(s, seat))
    for offer in game.question(s, decision, seat).offers or ():
        yield "offers", offer.choice.partition(":")[0], offer


def refused(match: Match, seat: int) -> Iterator[Fact]:
    game, s = match.game, match.state
    for choice in game.vocabulary:
        refusal = game.why_not(s, seat, choice)
        if refusal is not None:
            why = f"{refusal.rule} {refusal.reason}"
            yield "refusals", why, (str(choice), game.because(s, seat, choice))


def seen(match: Match, viewer: int) -> Iterator[Fact]:
    view = match.game.view(match.state, viewer)
    for field in fields(view):
        yield "views", field.name, getattr(view, field.name)


def kept(name: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = tomllib.loads(golden.kept(file_of(name), "prints", name))
    return found


def main(names: list[str]) -> None:
    for name in names:
        lines = ["# What golden records and busy games show, a fingerprint for each kind of thing."]
        for about, kinds in prints(name).items():
            lines += ["", f"[{about}]", *(f'"{kind}" = {mark}' for kind, mark in kinds.items())]
        file_of(name).write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
