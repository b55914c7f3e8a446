"""`players`: what is done and what is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from dynasty.cli.screen import Screen, print_json
from dynasty.cli.tending import settings_of
from dynasty.kernel import Worded
from dynasty.server.people import inviting, keeping, merging
from dynasty.server.settings import Settings
from dynasty.server.starting import address_of, open_lock, take
from dynasty.server.store.changing import changing
from dynasty.text import Words

NEEDS = {"mute": 1, "unmute": 1, "close": 1, "merge": 2}  # ids of players


class WrongCall(Worded):
    """The command needs other words; the sentence says which."""


def look_after_players(
    do: str,
    which: Sequence[str],
    where: tuple[Path | None, str],
    as_json: bool,
    fresh: bool,
    language: str,
) -> None:
    """The command `players`."""
    if do in NEEDS and len(which) != NEEDS[do]:
        raise WrongCall("players-needs", do=do, n=NEEDS[do])
    settings, screen = settings_of(*where), Screen(Words(language))
    if do == "merge":
        merge(settings, *which)
        screen.tell("players-merge", player=which[0], into=which[1])
        return
    with changing(settings) as connection:
        if do == "list":
            show_players(screen, keeping.everybody(connection), as_json)
        elif do == "reports":
            show_reports(screen, connection, which, as_json)
        elif do == "invite":
            screen.tell("players-invite", path=f"/door/{inviting.link(connection, fresh)}")
        else:
            change(connection, do, which[0])
            screen.tell(f"players-{do}", player=which[0])


def change(connection: Connection, do: str, player: str) -> None:
    if do == "close":
        keeping.close(connection, player)
    else:
        keeping.silence(connection, player, quiet=do == "mute")


def merge(settings: Settings, old: str, into: str) -> None:
    """Two players are one; a server of this SQLite file would not hear of it."""
    where = address_of(settings)
    with changing(settings) as connection, open_lock(where) as lock:
        take(lock, where, "")
        for player in (old, into):
            keeping.check(connection, player)
        if old == into:
            raise WrongCall("players-same")
        merging.merge(connection, old, into)


def show_players(screen: Screen, found: Sequence[Mapping[str, Any]], as_json: bool) -> None:
    if as_json:
        print_json({"players": [dict(one) for one in found]})
        return
    for one in found:
        marks = [screen.say(f"players-is-{mark}") for mark in ("muted", "closed") if one[mark]]
        seen = day(one["seen"]) if one["seen"] else "–"
        told = screen.say("players-line", made=day(one["created"]), seen=seen, n=one["tables"])
        screen.line(f"{one['id']}  {one['name']}", aside=" · ".join([told, *marks]))
    screen.tell("players-sum", n=len(found))


def show_reports(
    screen: Screen, connection: Connection, which: Sequence[str], as_json: bool
) -> None:
    """Those that are open; numbers say which were dealt with."""
    if which:
        if not all(one.isdecimal() for one in which):
            raise WrongCall("players-numbers")
        screen.tell("reports-done", n=keeping.settle(connection, [int(one) for one in which]))
        return
    found = keeping.reports(connection)
    if as_json:
        print_json({"reports": found})
        return
    for one in found:
        show_report(screen, one)
    screen.tell("reports-sum", n=len(found))


def show_report(screen: Screen, one: Mapping[str, Any]) -> None:
    about, by = (f"{one[f'{who}_name'] or ''} ({one[who]})".strip() for who in ("about", "by"))
    screen.heading(screen.say("report-head", n=one["id"], day=day(one["at"]), about=about, by=by))
    if one["why"]:
        screen.paragraph(one["why"])
    for line in one["lines"]:
        name = screen.words.called(one["names"].get(line["seat"], "")) or str(line["seat"])
        mark = ">" if line["number"] == one["line"] else " "
        screen.line(f"{mark} {name}: {line['text'] or line['sign']}")


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()
