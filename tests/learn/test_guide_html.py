"""Guides as HTML: links, symbols, and lines that do not break."""

from pathlib import Path

from dynasty import games
from dynasty.learn.guide_html import brace_renderer, prose_html
from dynasty.learn.guide_model import Guide, Prose
from dynasty.localization import translator_for
from tests.learn.guide_file import GAME, GUIDE, read


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
