"""The page and the document about balance."""

import json
from pathlib import Path

import pytest

from dynasty import games
from dynasty.lab.balance_page import balance_document, balance_page_html, wins_chart
from dynasty.learn.balance_figures import Balance, load_balance
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES
from tests.cli.desk import fine
from tests.lab.balance_run import TEA
from tests.lab.html_page import Page
from tests.lab.run import DOCS


def test_a_plot_names_the_games_own_opponent() -> None:
    kept = load_balance("terracotta_army")
    assert kept is not None
    alone = [section for section in kept.sections if section.seats == 1]
    words = translator_for(games.load("terracotta_army"), "en")
    text = json.dumps(wins_chart(alone[0], words).to_dict(), ensure_ascii=False)
    assert words.say("arena-automaton") in text
    assert "Seat 1" in text
    assert "Seat 2" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(balance: Balance, language: str) -> None:
    text = balance_page_html(balance, translator_for(TEA, language))
    found = Page(text)
    assert not {"script", "link", "iframe", "img", "object"} & set(found.tags)
    assert found.tags.count("svg") >= 4  # wins and sources, for each size
    assert f'lang="{language}"' in text
    assert "⟨" not in text


def test_the_published_page_is_what_the_command_writes(tmp_path: Path) -> None:
    fine("balance", "--page", tmp_path / "balance.md")
    written = (tmp_path / "balance.md").read_text(encoding="utf-8")
    assert written == balance_document() == (DOCS / "balance.md").read_text(encoding="utf-8")
