"""Guides: parts of prose, figures, points and a glossary."""

from dynasty.learn.guide import Figure, Glossary, Guide, PointsTable, Prose


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
