"""The page of an arena report."""

import re
from pathlib import Path

import pytest

from dynasty import games
from dynasty.lab.arena_page import report_page_html
from dynasty.lab.arena_plan import ArenaPlan
from dynasty.text import LANGUAGES, Translator
from tests.lab.html_page import Page
from tests.lab.run import played


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
