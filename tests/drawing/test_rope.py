"""Ropes: texts in parts, and pages whose unchanged blocks are shared."""

import pytest

from dynasty.drawing import rope
from dynasty.drawing.rope import (
    MIN_SPLIT_LETTERS,
    Rope,
    SharedTexts,
    split_into_blocks,
    tag_count,
    text_digest,
    text_length,
)


def page(*blocks: str) -> str:
    """A page that is long enough to be stored in blocks."""
    return "<main>" + "".join(f"<p>{block}{'.' * MIN_SPLIT_LETTERS}</p>" for block in blocks)


def test_a_rope_is_the_text_of_its_parts_in_order() -> None:
    whole = Rope("<b>", Rope("<i>one", "</i>"), "</b>")
    assert str(whole) == "<b><i>one</i></b>"
    assert list(whole.leaves()) == ["<b>", "<i>one", "</i>", "</b>"]
    assert (text_length(whole), tag_count(whole)) == (len(str(whole)), 4)
    assert (text_length("<b>"), tag_count("<b>")) == (3, 1)


def test_ropes_of_equal_parts_are_equal() -> None:
    assert Rope("<b>", Rope("<i>")) == Rope("<b>", Rope("<i>"))
    assert len({Rope("<b>"), Rope("<b>"), Rope("<i>")}) == 2
    assert Rope("<b>") != Rope("<i>")
    assert Rope("<b>") != "<b>"
    assert Rope("<b>", "<i>") != Rope("<i>", "<b>")


def test_a_digest_tells_texts_and_ropes_apart() -> None:
    assert text_digest("<b>") == text_digest("<b>") != text_digest("<i>")
    assert text_digest(Rope("<b>")) == text_digest(Rope("<b>")) != text_digest(Rope("<i>"))


@pytest.mark.parametrize("text", ["<p>short</p>", "no tag" * MIN_SPLIT_LETTERS])
def test_what_is_short_or_no_page_stays_whole(text: str) -> None:
    assert split_into_blocks(text, None) is text


def test_a_page_is_split_before_its_blocks() -> None:
    html = page("one", "two")
    split = split_into_blocks(html, None)
    assert isinstance(split, Rope)
    assert str(split) == html
    assert [part[:6] for part in split.leaves()] == ["<main>", "<p>one", "<p>two"]


def test_blocks_of_the_page_before_are_shared() -> None:
    before = split_into_blocks(page("one", "two"), None)
    after = split_into_blocks(page("one", "new", "two"), before)
    assert isinstance(before, Rope)
    assert isinstance(after, Rope)
    known = set(map(id, before.texts))
    assert [id(text) in known for text in after.texts] == [True, True, False, True]
    assert str(after) == page("one", "new", "two")


def test_equal_texts_are_stored_once_until_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rope, "MAX_SHARED_TEXTS", 2)
    shared, first = SharedTexts(), "".join(["boa", "rd"])
    assert shared.share(first) is shared.share("".join(["bo", "ard"])) is first
    shared.share("hand")
    shared.share("mat")
    assert list(shared) == ["mat"]
