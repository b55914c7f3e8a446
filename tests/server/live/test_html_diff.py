"""Diffs of HTML: spans of the old text and new pieces make the new text."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dynasty.drawing.rope import Rope
from dynasty.server.live.html_diff import diff_html
from tests.server.support.live_page import patched

STEADY = settings(derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))

texts = st.lists(st.sampled_from(["<g>", "<i id='1'>", "<i id='2'>", "</g>", "a", "b"])).map(
    "".join
)

tags = st.sampled_from(["<g>", "<i id='1'>", "<i id='2'><b/></i>", "<i><b/></i>", "</g>"])


@STEADY
@given(texts, texts)
def test_pieces_of_an_old_text_make_the_new_one(before: str, now: str) -> None:
    assert patched(before, diff_html(before, now)) == now


@STEADY
@given(st.lists(tags), st.lists(tags))
def test_pieces_of_joined_texts_make_the_new_one(before: list[str], now: list[str]) -> None:
    old, new = Rope("<svg>", *before), Rope("<svg>", *now)
    assert patched(str(old), diff_html(old, new)) == str(new)


def test_what_was_joined_is_found_wherever_it_lies() -> None:
    one, two, three = "<g><i/></g>", "<g id='2'><i/></g>", "<g id='3'><b/></g>"
    before, now = Rope(one, two, three), Rope(one, three, two.replace("2", "4"))
    assert diff_html(before, now) == [[0, 4], [7, 10], "g id='4'>", [5, 7]]


def test_little_is_sent_of_a_small_change() -> None:
    before = "<ol>" + "".join(f"<li>{n}</li>" for n in range(100)) + "</ol>"
    now = before.replace("<li>7</li>", "<li>seven</li>").replace("<li>90</li>", "")
    assert diff_html(before, now) == [[0, 16], "li>seven", [17, 181], [183, 203]]
