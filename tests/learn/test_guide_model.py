"""Guides: parts of prose, figures, points and a glossary, and what of them is found by rule."""

from dataclasses import replace
from pathlib import Path

from dynasty.learn.guide_model import Figure, Glossary, Guide, PointsTable, Prose, is_rule_id
from tests.learn.guide_file import GUIDE, read


def test_a_guide_is_parts_of_prose_figures_points_and_glossary(guide: Guide) -> None:
    assert guide.title == "A game"
    assert [(part.id, part.title, part.level) for part in guide.parts] == [
        ("goal", "Goal", 2),
        ("idea-one", "An idea", 3),
    ]
    assert [type(block) for block in guide.blocks] == [Prose, Figure, Prose, PointsTable, Glossary]
    assert guide.braces == ("coin", "T-4.2", "leaf")
    assert guide.glossary == {"coin": "Money."}
    assert [figure.id for figure in guide.figures_at["T-4.2"]] == ["row"]
    assert guide.parts_of["leaf"].id == "idea-one"


def test_a_rule_has_a_hyphen_and_a_symbol_has_none() -> None:
    assert [is_rule_id(name) for name in ("T-4.2", "coin", "bonus_tile")] == [True, False, False]


def test_a_figure_after_prose_that_names_no_rule_belongs_to_none(tmp_path: Path) -> None:
    guide = read(tmp_path, GUIDE.replace(" win {T-4.2}", ""))
    assert [figure.id for figure in guide.figures] == ["row"]
    assert guide.figures_at == {}


def test_what_is_named_twice_is_explained_where_it_comes_first(tmp_path: Path) -> None:
    guide = read(tmp_path, GUIDE.replace("{leaf}", "{coin}"))
    assert guide.braces == ("coin", "T-4.2", "coin")
    assert guide.parts_of["coin"].id == "goal"


def test_a_guide_may_have_no_glossary(guide: Guide) -> None:
    assert replace(guide, parts=guide.parts[:1]).glossary == {}


def test_words_of_a_figure_make_no_other_view(guide: Guide) -> None:
    (figure,) = guide.figures
    assert replace(figure, caption="Other words.", text="In words.").view == figure.view
    assert replace(figure, to=3).view != figure.view
