"""Icons beside words: for the eye only."""

from dynasty import games
from dynasty.localization import translator_for
from dynasty.server.table_page.inline_icons import IconTranslator, html_with_icons
from tests.server.support.page_reader import Reading
from tests.server.support.table_pages import USED


def test_symbols_stand_beside_words_for_the_eye_only() -> None:
    game = games.load("xian")
    view = game.view(game.start(2, 1), 0)
    words = translator_for(game, "en")
    pictured = IconTranslator(
        words, games.load_board("xian").draw(view, game.box, words.say).symbols
    )
    things = ("coin", "coin", "seat_1", "miner_3", "a11")
    shown = html_with_icons(pictured.listed(things))
    assert USED.findall(shown) == ["coin", "miner"]
    assert shown.count('aria-hidden="true"') == 2
    assert Reading(shown).text.replace("\xa0", "") == words.listed(things)
    assert html_with_icons("<b>") == "&lt;b&gt;"
    quoted = html_with_icons("«\u00a0\ue000boat\ue001Bateaux\u00a0»")
    assert quoted.startswith('<span class="named">«\u00a0<svg')
