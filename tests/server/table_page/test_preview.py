"""What a choice would change, beside the goods of a page."""

from __future__ import annotations

from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.drawing.canvas import GoodsCount
from dynasty.server.settings import Settings
from dynasty.server.table_page.preview import goods_changes
from dynasty.text.grammar import signed_number
from tests.server.support.guests import lay
from tests.server.support.page_reader import Reading
from tests.server.support.table_pages import look

Start = Callable[[Settings], TestClient]


def test_goods_are_told_apart_by_what_they_are() -> None:
    now = [
        GoodsCount("coin", 3, "coin", ""),
        GoodsCount("cube", 1, "red", ""),
        GoodsCount("cube", 1, "blue", ""),
    ]
    then = [
        GoodsCount("cube", 3, "blue", ""),
        GoodsCount("coin", 3, "coin", ""),
        GoodsCount("cube", 0, "red", ""),
    ]
    assert list(goods_changes(now, then)) == [(1, -1), (2, 2)]
    assert [signed_number(n) for n in (4, -3)] == ["+4", "−3"]


def test_the_text_view_tells_what_would_happen_without_a_script(
    lite: Settings, start: Start
) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    for choice in ann.choices():
        told = ann.get("/preview", choice=choice).json()["sentences"]
        text = Reading(look(ann, "/text", what=choice).text).text
        assert all(" ".join(sentence.split()) in text for sentence in told)
    assert look(ann, "/text", what="nothing:such").status_code == 200
