"""The page, the plots and the ladder."""

import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest

from dynasty import games
from dynasty.kernel import BadRecord
from dynasty.lab import ladder
from dynasty.lab.arena_page import report_page_html
from dynasty.lab.arena_plan import ArenaPlan, make_plan
from dynasty.lab.arena_report import REPORT_FILE
from dynasty.text import LANGUAGES, Translator
from tests.lab.run import played

DOCS = Path(__file__).parents[2] / "docs"
LOADS = {"src", "href", "xlink:href", "srcset", "data", "action", "poster"}


class Page(HTMLParser):
    """What a page consists of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loads: list[str] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [value or "" for name, value in attributes if name in LOADS]
        self.ids += [value or "" for name, value in attributes if name == "id"]


def words(language: str) -> Translator:
    return Translator(language, games.game_folder(games.TEMPLATE_GAME) / "text", strict=True)


@pytest.fixture(scope="session")
def pages(plan: ArenaPlan, finished: Path) -> dict[str, str]:
    """The page of a run by language."""
    report = played(plan, finished)
    return {language: report_page_html(report, words(language)) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(plan: ArenaPlan, pages: dict[str, str], language: str) -> None:
    text = pages[language]
    found = Page(text)
    assert not {"script", "link", "iframe", "img", "object"} & set(found.tags)
    assert [target for target in found.loads if not target.startswith("#")] == []
    assert len(set(found.ids)) == len(found.ids)
    assert not re.search(r"@import|url\((?!#)", text)
    addresses = set(re.findall(r"https?://[^\s\"'<)]+", text))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert found.tags.count("svg") == 3 * len(plan.seats) + 1
    assert f'lang="{language}"' in text


def test_figures_are_written_as_the_language_writes_them(
    plan: ArenaPlan, finished: Path, pages: dict[str, str]
) -> None:
    english, french = pages["en"], pages["fr"]
    share = played(plan, finished).sections[0].duels[0].ahead.value * 100
    assert f"{share:.1f}%" in english
    assert f"{share:.1f}".replace(".", ",") in french
    assert "Cotes" in french
    assert "Ratings" in english


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
    assert told.count("## The Tea House, alone: Length") == 1
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
    with pytest.raises(BadRecord, match=r"other\.json"):
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
