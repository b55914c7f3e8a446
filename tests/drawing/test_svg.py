"""A scene as SVG: well formed, the same every time, with its nouns."""

from dataclasses import replace
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

import pytest

from dynasty.drawing.render_cache import RenderCache
from dynasty.drawing.scene import Circle, Group, Line, Node, Path, Rect, Scene, Symbol, Text, Use
from dynasty.drawing.svg import icon_svg, scene_rope, scene_stylesheet, scene_svg, symbol_sheet
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.theme import DARK_THEME, LIGHT_THEME

NASTY = "<b> & \"quotes\" 'and' ]]>"
OWN = Symbol("star", "name-star", (Use("coin", 0, 0, 24), Path("M0 0h9", stroke="current")))


def scene(*nodes: Node, title: str = "A table") -> Scene:
    return Scene(200, 100, title, (Group(tuple(nodes)),), symbols=(OWN,))


def parse(text: str) -> Element:
    return ET.fromstring(text)


def found(text: str, name: str) -> list[Element]:
    return parse(text).findall(f".//{{http://www.w3.org/2000/svg}}{name}")


TABLE = scene(
    Rect(1, 2, 30, 40.126, 5, fill="woven", stroke="gold", line=2),
    Circle(10, 10, 4, fill="seat-2", opacity=0.5),
    Line(0, 0, 5, 5, stroke="ink"),
    Text(5, 6, NASTY, 12),
    Use("star", 0, 0, 20, colour="jade", title=NASTY),
    Group(
        (Use("clay", 0, 0, 10),),
        id="piece-1",
        noun="clay",
        title=NASTY,
        classes=("piece",),
        at=(3, 4.5),
        target=Rect(0, 0, 10, 10),
    ),
    title=NASTY,
)


@pytest.mark.parametrize("theme", ["light", "dark", None])
def test_any_text_gives_well_formed_xml_and_comes_back(theme: str | None) -> None:
    drawn = scene_svg(TABLE, theme=theme)
    assert parse(drawn).get("aria-label") == NASTY
    assert [node.text for node in found(drawn, "text")][-1] == NASTY
    titles = [node.text for node in found(drawn, "title")]
    assert titles.count(NASTY) == (3 if theme else 2)


def test_the_same_scene_gives_the_same_text() -> None:
    assert scene_svg(TABLE) == scene_svg(TABLE)


def test_numbers_are_short() -> None:
    assert 'height="40.13"' in scene_svg(TABLE)
    assert 'x="1"' in scene_svg(TABLE)
    assert 'transform="translate(3 4.5) scale(1)"' in scene_svg(TABLE)


def test_a_picture_alone_brings_style_and_only_the_symbols_used() -> None:
    drawn = scene_svg(TABLE)
    names = {node.get("id") for node in found(drawn, "symbol")}
    assert names == {"symbol-star", "symbol-coin", "symbol-clay"}
    assert LIGHT_THEME["gold"] in drawn
    assert "var(--" not in drawn
    assert "font-family" in drawn


def test_the_dark_theme_has_dark_paper() -> None:
    assert DARK_THEME["paper"] in scene_svg(TABLE, theme="dark")
    assert LIGHT_THEME["paper"] not in scene_svg(TABLE, theme="dark")


def test_a_picture_for_a_page_uses_its_properties_and_symbols() -> None:
    drawn = scene_svg(TABLE, theme=None)
    assert 'stroke="var(--gold)"' in drawn
    assert not found(drawn, "symbol")
    assert not found(drawn, "style")
    assert parse(drawn).get("role") == "group"


def test_nouns_can_be_found_lit_and_chosen() -> None:
    for theme in ("light", None):
        (plain,) = nouns(scene_svg(TABLE, theme=theme))
        assert plain.get("class") == "piece noun"
        (lit,) = nouns(scene_svg(TABLE, lit={"clay"}, theme=theme))
        assert lit.get("class") == "piece noun lit"
        (chosen,) = nouns(scene_svg(TABLE, lit={"clay"}, chosen={"clay"}, theme=theme))
        assert chosen.get("class") == "piece noun lit chosen"


def test_on_a_page_a_lit_thing_is_a_button_with_a_name() -> None:
    (lit,) = nouns(scene_svg(TABLE, lit=["clay"], theme=None))
    assert lit.get("role") == "button"
    assert lit.get("tabindex") == "0"
    assert lit[0].tag.endswith("title")
    (dull,) = nouns(scene_svg(TABLE, theme=None))
    assert dull.get("role") is None


def nouns(drawn: str) -> list[Element]:
    return [group for group in found(drawn, "g") if group.get("data-noun") == "clay"]


def test_every_noun_has_an_outline_that_can_glow() -> None:
    (group,) = nouns(scene_svg(TABLE))
    assert group[-1].get("class") == "ring"


def test_an_unknown_colour_or_symbol_is_an_error() -> None:
    for theme in ("light", None):
        with pytest.raises(KeyError):
            scene_svg(scene(Rect(0, 0, 1, 1, fill="puce")), theme=theme)
        with pytest.raises(KeyError):
            scene_svg(scene(Use("unicorn", 0, 0, 1)), theme=theme)


def test_the_sheet_holds_all_symbols_once() -> None:
    drawn = symbol_sheet([OWN])
    names = [str(node.get("id")) for node in found(drawn, "symbol")]
    assert sorted(names) == sorted(f"symbol-{name}" for name in [*SYMBOLS, "star"])


def test_an_icon_is_named_and_keeps_its_proportions() -> None:
    drawn = icon_svg(SYMBOLS["raw_warrior"], "a <raw> warrior", 32)
    root = ET.fromstring(drawn)
    assert root[0].text == "a <raw> warrior"
    assert (root.get("width"), root.get("height")) == ("20", "32")


def test_the_stylesheet_of_a_page_names_no_colour() -> None:
    assert "#" not in scene_stylesheet(None)
    assert (
        scene_stylesheet("light") != scene_stylesheet("dark")
        or LIGHT_THEME["glow"] == DARK_THEME["glow"]
    )


def test_a_scene_knows_its_nouns() -> None:
    assert TABLE.nouns() == {"clay"}


def test_kept_symbols_are_those_of_the_picture() -> None:
    kept = RenderCache()
    for size in (48.0, 96.0, 96.0, 24.0):
        drawn = Scene(
            9, 9, "", (Group((Use("star", 0, 0, 20),)),), symbols=(replace(OWN, width=size),)
        )
        assert str(scene_rope(drawn, (), (), kept)) == scene_svg(drawn, theme=None)
        kept.drop_unused()
