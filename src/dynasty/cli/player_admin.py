"""The command `players`: manage the players of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from dynasty.cli.screen import Screen, print_json
from dynasty.cli.server_admin import server_settings
from dynasty.kernel import LocalizedError
from dynasty.server.admin.preflight import acquire_lock, database_url, open_lock_file
from dynasty.server.admin.transaction import admin_transaction
from dynasty.server.db import moderation, player_merge, server_invitation
from dynasty.server.db.private_files import private_umask
from dynasty.server.settings import Settings
from dynasty.text import Translator

ID_COUNTS = {"mute": 1, "unmute": 1, "close": 1, "merge": 2}  # ids of players


class WrongArguments(LocalizedError):
    """The arguments of the command are wrong; the message says which are needed."""


@private_umask()
def run_players(
    do: str,
    which: Sequence[str],
    where: tuple[Path | None, str],
    as_json: bool,
    fresh: bool,
    language: str,
) -> None:
    """List, silence, close or merge players of a server, or handle reports, as `do` says."""
    if do in ID_COUNTS and len(which) != ID_COUNTS[do]:
        raise WrongArguments("players-needs", do=do, n=ID_COUNTS[do])
    settings, screen = server_settings(*where), Screen(Translator(language))
    if do == "merge":
        merge_players(settings, *which)
        screen.tell("players-merge", player=which[0], into=which[1])
        return
    with admin_transaction(settings) as connection:
        if do == "list":
            print_players(screen, moderation.list_players(connection), as_json)
        elif do == "reports":
            handle_reports(screen, connection, which, as_json)
        elif do == "invite":
            screen.tell(
                "players-invite",
                path=f"/door/{server_invitation.invitation_secret(connection, fresh)}",
            )
        else:
            moderate_player(connection, do, which[0])
            screen.tell(f"players-{do}", player=which[0])


def moderate_player(connection: Connection, do: str, player: str) -> None:
    if do == "close":
        moderation.close_player(connection, player)
    else:
        moderation.silence_player(connection, player, quiet=do == "mute")


def merge_players(settings: Settings, old: str, into: str) -> None:
    """Merge player `old` into player `into`; the server must not run on the same SQLite file."""
    where = database_url(settings)
    with admin_transaction(settings) as connection, open_lock_file(where) as lock:
        acquire_lock(lock, where, "")
        for player in (old, into):
            moderation.check_player_exists(connection, player)
        if old == into:
            raise WrongArguments("players-same")
        player_merge.merge_players(connection, old, into)


def print_players(screen: Screen, found: Sequence[Mapping[str, Any]], as_json: bool) -> None:
    if as_json:
        print_json({"players": [dict(one) for one in found]})
        return
    for one in found:
        marks = [screen.say(f"players-is-{mark}") for mark in ("muted", "closed") if one[mark]]
        seen = iso_date(one["seen"]) if one["seen"] else "–"
        told = screen.say("players-line", made=iso_date(one["created"]), seen=seen, n=one["tables"])
        screen.line(f"{one['id']}  {one['name']}", aside=" · ".join([told, *marks]))
    screen.tell("players-sum", n=len(found))


def handle_reports(
    screen: Screen, connection: Connection, which: Sequence[str], as_json: bool
) -> None:
    """Print the open reports; with numbers in `which`, mark those reports as dealt with."""
    if which:
        if not all(one.isdecimal() for one in which):
            raise WrongArguments("players-numbers")
        screen.tell(
            "reports-done", n=moderation.settle_reports(connection, [int(one) for one in which])
        )
        return
    found = moderation.open_reports(connection)
    if as_json:
        print_json({"reports": found})
        return
    for one in found:
        print_player_report(screen, one)
    screen.tell("reports-sum", n=len(found))


def print_player_report(screen: Screen, one: Mapping[str, Any]) -> None:
    about, by = (f"{one[f'{who}_name'] or ''} ({one[who]})".strip() for who in ("about", "by"))
    screen.heading(
        screen.say("report-head", n=one["id"], day=iso_date(one["at"]), about=about, by=by)
    )
    if one["why"]:
        screen.paragraph(one["why"])
    for line in one["lines"]:
        name = screen.words.called(one["names"].get(line["seat"], "")) or str(line["seat"])
        mark = ">" if line["number"] == one["line"] else " "
        screen.line(f"{mark} {name}: {line['text'] or line['sign']}")


def iso_date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()
