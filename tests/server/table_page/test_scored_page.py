"""Score sheets and the ranking: every seat that can score has a place."""

from __future__ import annotations

from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.settings import Settings
from tests.server.support.guests import lay, play_out
from tests.server.support.table_pages import look

Start = Callable[[Settings], TestClient]


def test_an_automated_seat_that_never_scores_has_no_place(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person", game="tianxia", seed=5)
    play_out([ann, bob])
    page = look(ann, "").text
    ranking = page[page.index('class="ranking"') :].partition("</ol>")[0]
    assert ranking.count("<li>") == 2
    assert "Neutral House" not in page[page.index('class="final"') :].partition("</table>")[0]
