"""The published ladder: reports in a folder of the documents, and the page made from them."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from dynasty import games
from dynasty.kernel import BadRecord
from dynasty.lab.html import environment
from dynasty.lab.plan import SOLO, Plan
from dynasty.lab.report import AUTOMATON
from dynasty.text import Words

TEMPLATE: Final = "ladder.md"
Published = dict[str, Any]
"""A report as it was written."""


def reports(folder: Path) -> dict[str, Published]:
    """The published reports by the names of their files: by the shelf, then by players."""
    found = {file.stem: read(file) for file in folder.glob("*.json")}
    return dict(sorted(found.items(), key=place))


def place(named: tuple[str, Published]) -> tuple[int, tuple[int, ...], str]:
    """Where a report stands among the others."""
    name, plan = named[0], plan_of(named[1])
    return [*games.SHELF, games.TEMPLATE].index(plan.game), plan.seats, name


def read(file: Path) -> Published:
    """One report; BadRecord if it is none."""
    try:
        data: Published = json.loads(file.read_text(encoding="utf-8"))
        plan_of(data)
    except (LookupError, TypeError, ValueError) as error:
        raise BadRecord(f"{file}: not a report of the arena: {error!r}") from error
    return data


def plan_of(report: Published) -> Plan:
    """The plan that a report tells of, to be played again."""
    data: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in report["plan"].items()
    }
    return Plan(**data)


def renewed(plan: Plan) -> Plan:
    """The same plan under the rules and with the components of today."""
    game = games.load(plan.game)
    return replace(plan, rules=game.version, components=game.box.digest)


def page(folder: Path) -> str:
    """The page that tells of all reports of the folder."""
    found = {f"{folder.name}/{name}.json": report for name, report in reports(folder).items()}
    tables = [
        table
        for source, report in found.items()
        if not is_challenge(plan_of(report))
        for table in ladder_tables(source, report)
    ]
    given = {"tables": tables, "challenges": challenge_tables(found)}
    return environment().get_template(TEMPLATE).render(given)


def ladder_tables(source: str, report: Published) -> list[dict[str, Any]]:
    """A table for each number of players, the weakest bot first."""
    plan = plan_of(report)
    words = Words("en", games.folder(plan.game) / "text")
    options = [f"`{key}={value}`" for key, value in plan.options.items()]
    return [
        {
            "title": words.say("title"),
            "source": source,
            "plan": plan,
            "options": options,
            "seats": section["seats"],
            "games": section["games"],
            "solo": section["seats"] == SOLO,
            "heads": rivals(plan, section["seats"]),
            "rows": [row(bot, plan, section, report) for bot in plan.bots],
        }
        for section in report["sections"]
    ]


def is_challenge(plan: Plan) -> bool:
    """Is it about one way in which the game's own opponent plays?"""
    return plan.seats == (SOLO,) and len(plan.options) == 1


def challenge_tables(found: Mapping[str, Published]) -> list[dict[str, Any]]:
    """For each game's own opponent: how often bots beat it, by the way in which it plays.

    Several reports may tell of one way: slow bots play fewer games.
    """
    tables: dict[str, dict[str, Any]] = {}
    for source, report in found.items():
        plan = plan_of(report)
        if not is_challenge(plan):
            continue
        words = Words("en", games.folder(plan.game) / "text")
        ((key, value),) = plan.options.items()
        title, option = words.say("title"), words.option(key)
        fresh = {"title": title, "option": option, "plan": plan, "games": {}, "rows": {}}
        table = tables.setdefault(f"{plan.game} {key}", fresh)
        table["games"] |= dict.fromkeys(plan.bots, plan.games)
        row = {"name": words.option(key, value), "sources": [], "shares": {}}
        row = table["rows"].setdefault(value, row)
        row["sources"].append(source)
        duels = report["sections"][0]["duels"]
        row["shares"] |= {bot: share(bot, AUTOMATON, duels) for bot in plan.bots}
    return list(tables.values())


def rivals(plan: Plan, seats: int) -> list[str]:
    """Whom the columns compare a bot with."""
    if seats == SOLO:
        return ["the game's own opponent"]
    return ["the one above", *(f"`{bot}`" for bot in plan.against)]


def row(bot: str, plan: Plan, section: dict[str, Any], report: Published) -> dict[str, Any]:
    """One bot: rating, shares against its rivals, time."""
    at = plan.bots.index(bot)
    below = plan.bots[at - 1] if at else ""
    others = [AUTOMATON] if section["seats"] == SOLO else [below, *plan.against]
    standing = next(one for one in section["standings"] if one["bot"] == bot)
    return {
        "bot": bot,
        "rating": standing["rating"],
        "shares": [share(bot, other, section["duels"]) for other in others],
        "pace": next(one for one in report["paces"] if one["bot"] == bot),
    }


def share(bot: str, other: str, duels: list[dict[str, Any]]) -> dict[str, float] | None:
    """How often the bot came out ahead of the other; None if they never met."""
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
