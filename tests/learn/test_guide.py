"""Guide files: what is read, and what is wrong in them."""

from pathlib import Path

import pytest

from dynasty import games
from dynasty.kernel import BadGuide
from dynasty.learn.figures import draw_figure, lesson_position
from dynasty.learn.guide import Figure, Glossary, Guide, PointsTable, Prose
from dynasty.learn.guide_html import brace_renderer, prose_html
from dynasty.learn.guide_parser import load_guide, read_guide
from dynasty.learn.guide_text import guide_plain_text
from dynasty.learn.score_shares import ShareRow, measure_shares
from dynasty.localization import translator_for

GAME = "_template"
GUIDE = """
# A game

## Goal {#goal}

Coins {coin} win {T-4.2}.

```figure
id = "row"
record = "first"
to = 2
caption = "Guests."
text = "Three guests."
```

### An idea {#idea-one}

- one
- two

| a | b |
|---|---|
| {leaf} | <b>d</b> |

```shares
note = "So it is."
```

```glossary
coin = "Money."
```
"""


@pytest.fixture
def guide(tmp_path: Path) -> Guide:
    return read(tmp_path, GUIDE)


def read(folder: Path, text: str) -> Guide:
    file = folder / "en.md"
    file.write_text(text, encoding="utf-8")
    return read_guide(GAME, "en", file)


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


def test_rules_become_links_symbols_pictures_and_tags_stay_text(guide: Guide) -> None:
    brace = brace_renderer(GAME, translator_for(games.load(GAME), "en"))
    html = "".join(prose_html(block, brace) for block in guide.blocks if isinstance(block, Prose))
    assert 'href="/games/_template/rules#T-4.2"' in html
    assert "#symbol-coin" in html
    assert "&lt;b&gt;d&lt;/b&gt;" in html


def test_no_line_breaks_between_a_symbol_and_the_signs_beside_it(tmp_path: Path) -> None:
    text = GUIDE.replace("Coins {coin} win {T-4.2}.", "Pay ({coin}), take {leaf}. A {coin} wins.")
    brace = brace_renderer(GAME, translator_for(games.load(GAME), "en"))
    html = prose_html(next(b for b in read(tmp_path, text).blocks if isinstance(b, Prose)), brace)
    assert [kept.partition("<svg")[0] for kept in html.split('<span class="kept">')[1:]] == [
        "(",
        "",
    ]
    assert "</svg>),</span> take" in html
    assert "</svg>.</span> A <svg" in html


def test_in_the_terminal_pictures_are_words(guide: Guide) -> None:
    lines = guide_plain_text(guide, translator_for(games.load(GAME), "en")).splitlines()
    assert "Coins [coin] win [T-4.2]." in lines
    assert "  [Picture: Three guests.]" in lines
    assert {"- one", "- two", "  a | b", "  [leaf] | <b>d</b>", "So it is."} <= set(lines)
    assert "  coin: Money." in lines


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("# A game", "A game", "expected a title"),
        ("## Goal {#goal}", "## Goal", "Goal: expected an id at the end"),
        ("```shares", "```python", "expected a fence of figure, shares, glossary, got 'python'"),
        ('id = "row"', 'id = "row', "goal: figure: "),
        ('record = "first"', "", "record: expected a value of kind str, got None"),
        ("to = 2", 'to = "2"', "to: expected a value of kind int, got '2'"),
        ("to = 2", "to = 2\nlight = 1", "unknown key 'light'; known: lit"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadGuide, match=complaint.replace("(", r"\(")):
        read(tmp_path, GUIDE.replace(old, new, 1))


def test_a_figure_shows_a_position_that_is_there() -> None:
    def figure(**given: int | str) -> Figure:
        known = {"id": "f", "record": "first", "to": 2, "caption": "", "text": ""}
        return Figure(**{**known, **given})  # type: ignore[arg-type]

    assert draw_figure(GAME, figure(), "fr").width == 1000
    assert draw_figure(GAME, figure(scene="mat-1", seat=-1), "fr", narrow=True).width == 390
    for wrong, complaint in (
        (figure(to=99), "a position up to 8, got 99"),
        (figure(seat=2), "a seat up to 1, got 2"),
        (figure(scene="mat-7"), "a scene of common, mat-0, mat-1, got 'mat-7'"),
    ):
        with pytest.raises(BadGuide, match=complaint):
            draw_figure(GAME, wrong, "en")
    assert lesson_position(GAME, "first", 8).moves[-1].choice == "serve:tea_master"


def test_a_game_without_a_guide_is_well() -> None:
    assert load_guide(GAME, "zz") is None


def test_shares_are_points_by_row_and_when_they_come() -> None:
    found = measure_shares(games.load(GAME), 8, 1)
    assert found.command == "dynasty shares _template --games 8 --seed 1"
    assert (found.seats, found.games) == (2, 8)
    assert [row.category for row in found.rows] == ["tips", "favourite"]
    assert [row.when for row in found.rows] == ["play", "end"]
    assert found.mean == pytest.approx(sum(row.points for row in found.rows), abs=0.11)
    assert sum(row.share for row in found.rows) == pytest.approx(1, abs=0.002)
    assert all(isinstance(row, ShareRow) for row in found.rows)
