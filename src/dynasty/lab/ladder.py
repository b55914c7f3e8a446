"""The published ladder: reports in a folder of the documents, and the page made from them."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from dynasty import games
from dynasty.kernel import BadRecord
from dynasty.lab.arena_plan import SOLO_SEATS, ArenaPlan
from dynasty.lab.arena_report import AUTOMATON
from dynasty.lab.html import template_environment
from dynasty.text import Translator

LADDER_TEMPLATE: Final = "ladder.md"
ReportData = dict[str, Any]
"""A report as it was written."""


def read_reports(folder: Path) -> dict[str, ReportData]:
    """Return the published reports by file name, in the order of the shelf and of players."""
    found = {file.stem: read_report(file) for file in folder.glob("*.json")}
    return dict(sorted(found.items(), key=report_order))


def report_order(named: tuple[str, ReportData]) -> tuple[int, tuple[int, ...], str]:
    """Return the sort key of a report."""
    name, plan = named[0], report_plan(named[1])
    return [*games.SHELF, games.TEMPLATE_GAME].index(plan.game), plan.seats, name


def read_report(file: Path) -> ReportData:
    """Return one report; raise BadRecord if the file is none."""
    try:
        data: ReportData = json.loads(file.read_text(encoding="utf-8"))
        report_plan(data)
    except (LookupError, TypeError, ValueError) as error:
        raise BadRecord("flaw-report", file=str(file)) from error
    return data


def report_plan(report: ReportData) -> ArenaPlan:
    """Return the plan of a report, to be played again."""
    data: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in report["plan"].items()
    }
    return ArenaPlan(**data)


def current_plan(plan: ArenaPlan) -> ArenaPlan:
    """Return the plan with the game's current rules and components."""
    game = games.load(plan.game)
    return replace(plan, rules=game.version, components=game.box.digest)


def ladder_page(folder: Path) -> str:
    """Return the page about all reports of the folder."""
    found = {f"{folder.name}/{name}.json": report for name, report in read_reports(folder).items()}
    tables = [
        table
        for source, report in found.items()
        if not is_challenge(report_plan(report))
        for table in ladder_tables(source, report)
    ]
    given = {"tables": tables, "challenges": challenge_tables(found)}
    return template_environment().get_template(LADDER_TEMPLATE).render(given)


def ladder_tables(source: str, report: ReportData) -> list[dict[str, Any]]:
    """Return a table for each number of players, the weakest bot first."""
    plan = report_plan(report)
    words = Translator("en", games.game_folder(plan.game) / "text")
    options = [f"`{key}={value}`" for key, value in plan.options.items()]
    return [
        {
            "title": words.say("title"),
            "source": source,
            "plan": plan,
            "options": options,
            "seats": section["seats"],
            "games": section["games"],
            "solo": section["seats"] == SOLO_SEATS,
            "heads": rival_headings(plan, section["seats"]),
            "rows": [ladder_row(bot, plan, section, report) for bot in plan.bots],
        }
        for section in report["sections"]
    ]


def is_challenge(plan: ArenaPlan) -> bool:
    """Return whether the plan is about one option of the game's own opponent."""
    return plan.seats == (SOLO_SEATS,) and len(plan.options) == 1


def challenge_tables(found: Mapping[str, ReportData]) -> list[dict[str, Any]]:
    """Return for each game's own opponent how often bots beat it, by option value.

    Several reports may have the same value: slow bots play fewer games.
    """
    tables: dict[str, dict[str, Any]] = {}
    for source, report in found.items():
        plan = report_plan(report)
        if not is_challenge(plan):
            continue
        words = Translator("en", games.game_folder(plan.game) / "text")
        ((key, value),) = plan.options.items()
        title, option = words.say("title"), words.option(key)
        fresh = {"title": title, "option": option, "plan": plan, "games": {}, "rows": {}}
        table = tables.setdefault(f"{plan.game} {key}", fresh)
        table["games"] |= dict.fromkeys(plan.bots, plan.games)
        row = {"name": words.option(key, value), "sources": [], "shares": {}}
        row = table["rows"].setdefault(value, row)
        row["sources"].append(source)
        duels = report["sections"][0]["duels"]
        row["shares"] |= {bot: duel_share(bot, AUTOMATON, duels) for bot in plan.bots}
    return list(tables.values())


def rival_headings(plan: ArenaPlan, seats: int) -> list[str]:
    """Return the headings of the columns: the opponents that a bot is compared with."""
    if seats == SOLO_SEATS:
        return ["the game's own opponent"]
    return ["the one above", *(f"`{bot}`" for bot in plan.against)]


def ladder_row(
    bot: str, plan: ArenaPlan, section: dict[str, Any], report: ReportData
) -> dict[str, Any]:
    """Return one bot's row: rating, shares against its rivals, time."""
    at = plan.bots.index(bot)
    below = plan.bots[at - 1] if at else ""
    others = [AUTOMATON] if section["seats"] == SOLO_SEATS else [below, *plan.against]
    standing = next(one for one in section["standings"] if one["bot"] == bot)
    return {
        "bot": bot,
        "rating": standing["rating"],
        "shares": [duel_share(bot, other, section["duels"]) for other in others],
        "pace": next(one for one in report["paces"] if one["bot"] == bot),
    }


def duel_share(bot: str, other: str, duels: list[dict[str, Any]]) -> dict[str, float] | None:
    """Return how often the bot came out ahead of the other; None if they never met."""
    for duel in duels:
        ahead: dict[str, float] = duel["ahead"]
        if (duel["bot"], duel["other"]) == (bot, other):
            return ahead
        if (duel["bot"], duel["other"]) == (other, bot):
            return {
                "value": 1 - ahead["value"],
                "low": 1 - ahead["high"],
                "high": 1 - ahead["low"],
            }
    return None
