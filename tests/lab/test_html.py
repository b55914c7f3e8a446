"""Pages of the lab: what is written into them is escaped, and nothing may be missing."""

from pathlib import Path

import pytest
from jinja2 import UndefinedError

from dynasty import games
from dynasty.drawing.theme import theme_css
from dynasty.lab import html
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES

TEA = games.load(games.TEMPLATE_GAME)
PAGE = """<html lang="{{ words.language }}"><title>{{ title }}</title>
<style>{{ tokens }}</style>
{% for name in names %}
<p>{{ name }}</p>
{% endfor %}
"""


@pytest.fixture(autouse=True)
def _templates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy.html").write_text(PAGE, encoding="utf-8")
    (tmp_path / "toy.md").write_text("{{ name }}\n", encoding="utf-8")
    monkeypatch.setattr(html, "TEMPLATE_FOLDER", tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_the_title_of_its_game_and_the_colours(language: str) -> None:
    words = translator_for(TEA, language)
    page = html.render_page("toy.html", words, "arena-page", names=[])
    title = words.say("arena-page", title=words.say("title"))
    assert f'<html lang="{language}"><title>{title}</title>' in page
    assert theme_css() in page


def test_values_are_escaped_in_pages_and_stay_as_they_are_in_documents() -> None:
    words = translator_for(TEA, "en")
    page = html.render_page("toy.html", words, "arena-page", names=["<b>", "A & B"])
    assert page.endswith("<p>&lt;b&gt;</p>\n<p>A &amp; B</p>\n")
    document = html.template_environment().get_template("toy.md").render(name="A & B")
    assert document == "A & B\n"


def test_a_value_that_a_page_needs_may_not_be_missing() -> None:
    with pytest.raises(UndefinedError):
        html.render_page("toy.html", translator_for(TEA, "en"), "arena-page")


def test_a_page_is_written_beside_its_figures(tmp_path: Path) -> None:
    file = html.write_page(tmp_path, "report.html", "<p>茶</p>")
    assert file.parent == tmp_path
    assert file.read_text(encoding="utf-8") == "<p>茶</p>"
