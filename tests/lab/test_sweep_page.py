"""The page of a sweep."""

from pathlib import Path

import pytest

from dynasty.lab.sweep_page import sweep_page_html
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES
from tests.lab.html_page import Page
from tests.lab.sweep_run import TEA, swept


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", [["house.row=2,4"], ["house.row=2", "house.start_leaves=0"]])
def test_the_page_needs_nothing_else(tmp_path: Path, language: str, texts: list[str]) -> None:
    text = sweep_page_html(swept(tmp_path, *texts), translator_for(TEA, language))
    found = Page(text)
    assert not {"script", "link", "iframe", "img", "object"} & set(found.tags)
    assert found.tags.count("svg") == 5  # points, lead, length, two seats
    assert "house.row" in text
    assert f'lang="{language}"' in text
    assert "⟨" not in text
