"""The ladder: tables of published reports, and whether they can be played again."""

import json
import re
import shutil
from pathlib import Path

import pytest

from dynasty import games
from dynasty.kernel import BadRecord
from dynasty.lab import ladder
from dynasty.lab.arena_plan import ArenaPlan, make_plan
from dynasty.lab.arena_report import REPORT_FILE
from tests.lab.run import DOCS, played
from tests.said_errors import raises_saying


@pytest.fixture
def published(plan: ArenaPlan, finished: Path, tmp_path: Path) -> Path:
    """A folder with one report in it."""
    folder = tmp_path / "ladder"
    folder.mkdir()
    played(plan, finished).write(finished)
    shutil.copy(finished / REPORT_FILE, folder / "tea.json")
    return folder


def test_the_ladder_has_a_table_for_each_number_of_players(published: Path) -> None:
    text = ladder.ladder_page(published)
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == [
        "The Tea House, 2 players (`length=long`)",
        "The Tea House, 3 players (`length=long`)",
    ]
    assert text.count("](ladder/tea.json)") == 2
    assert len(re.findall(r"^\| `(?:random|default|greedy)` \|", text, re.MULTILINE)) == 6


def test_ways_of_an_opponent_of_the_game_stand_in_one_table(published: Path) -> None:
    text = json.loads((published / "tea.json").read_text("utf-8"))
    ahead = {"value": 0.75, "low": 0.5, "high": 1.0}
    duels = [{"bot": bot, "other": "automaton", "ahead": ahead} for bot in text["plan"]["bots"]]
    for name, length, bots in (
        ("long", "long", text["plan"]["bots"][:2]),
        ("short", "short", text["plan"]["bots"][:2]),
        ("short-slow", "short", text["plan"]["bots"][2:]),
    ):
        asked = {"seats": [1], "options": {"length": length}, "bots": bots, "games": len(bots)}
        text |= {"plan": text["plan"] | asked, "sections": [{"seats": 1, "duels": duels}]}
        (published / f"{name}.json").write_text(json.dumps(text), "utf-8")
    told = ladder.ladder_page(published)
    assert told.count("## The Tea House, solo: Length") == 1
    share = " 75% (50 to 100) |"
    long, short, slow = (f"(ladder/{name}.json)" for name in ("long", "short", "short-slow"))
    assert f"\n| Long: five days |{share * 2} – | [1]{long} |\n" in told
    assert f"\n| Short: three days |{share * 3} [1]{short}, [2]{slow} |\n" in told


def test_a_share_can_be_read_from_both_sides() -> None:
    duels = [{"bot": "a", "other": "b", "ahead": {"value": 0.75, "low": 0.5, "high": 1.0}}]
    assert ladder.duel_share("a", "b", duels) == {"value": 0.75, "low": 0.5, "high": 1.0}
    assert ladder.duel_share("b", "a", duels) == {"value": 0.25, "low": 0.0, "high": 0.5}
    assert ladder.duel_share("a", "c", duels) is None


def test_a_published_report_gives_its_plan_back(plan: ArenaPlan, published: Path) -> None:
    assert [ladder.report_plan(report) for report in ladder.read_reports(published).values()] == [
        plan
    ]
    assert ladder.current_plan(plan) == plan


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"plan": {"colour": 1}}'])
def test_what_is_no_report_is_refused(published: Path, text: str) -> None:
    (published / "other.json").write_text(text, encoding="utf-8")
    with raises_saying(BadRecord, r"other\.json"):
        ladder.ladder_page(published)


def test_the_published_ladder_says_what_its_reports_say() -> None:
    assert (DOCS / "ladder.md").read_text(encoding="utf-8") == ladder.ladder_page(DOCS / "ladder")


@pytest.mark.parametrize("file", sorted((DOCS / "ladder").glob("*.json")), ids=lambda f: f.stem)
def test_a_published_report_can_be_played_again(file: Path) -> None:
    plan = ladder.report_plan(json.loads(file.read_text(encoding="utf-8")))
    game = games.load(plan.game)
    seats = ",".join(map(str, plan.seats))
    asked = (plan.bots, plan.against, plan.neighbours, seats, plan.games, plan.seed, plan.options)
    assert ladder.current_plan(plan) == make_plan(game, *asked)
