"""The cache of a page: a part is written again only if something that it shows has changed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

import pytest
from markupsafe import Markup

from dynasty.drawing.rope import MIN_SPLIT_LETTERS, Rope, text_digest
from dynasty.kernel import Event, Turn
from dynasty.server.model.room import Room
from dynasty.server.table_page.log import TurnLine
from dynasty.server.table_page.page_cache import PageCache, TemplateHelpers
from dynasty.server.table_page.page_data import TablePage
from dynasty.text import Translator
from tests.server.support.tea_rooms import play, tea_room

ENGLISH, FRENCH = Translator("en"), Translator("fr")


@dataclass(eq=False)
class Page:
    """A page with a few things that templates show."""

    title: str
    room: Room
    points: tuple[int, ...] = (0, 0)

    def points_of(self, seat: int) -> int:
        return self.points[seat]

    def url(self, path: str) -> str:
        return f"/tables/toy{path}"


class Filler:
    """A template, which counts how often it is filled."""

    def __init__(self, *shows: str) -> None:
        self.shows = shows
        self.count = 0

    def __call__(self, page: Any, **given: Any) -> str:
        self.count += 1
        told = {
            "title": lambda: page.title,
            "name": lambda: page.room.name,
            "points": lambda: page.points_of(1),
        }
        return " ".join(str(told[name]()) for name in self.shows) + "".join(given.values())


def shown(cache: PageCache, template: Filler, page: Page, **given: Any) -> str:
    """A part of the page, which is sent then."""
    html = str(cache.fill("part", template, cast(TablePage, page), given))
    cache.drop_unused()
    return html


@pytest.fixture
def page() -> Page:
    return Page("Tea", tea_room(name="Green"))


def test_a_part_is_kept_as_long_as_all_that_it_reads_is_the_same(page: Page) -> None:
    cache, template = PageCache(), Filler("title", "points")
    assert shown(cache, template, page) == "Tea 0"
    assert shown(cache, template, replace(page, points=(5, 0))) == "Tea 0"
    assert template.count == 1
    assert shown(cache, template, replace(page, points=(5, 7))) == "Tea 7"
    assert shown(cache, template, replace(page, title="Rice", points=(5, 7))) == "Rice 7"
    assert template.count == 3


def test_what_is_read_of_the_room_counts_too(page: Page) -> None:
    cache, template = PageCache(), Filler("name")
    assert shown(cache, template, page) == "Green"
    assert shown(cache, template, replace(page, room=page.room.still())) == "Green"
    assert template.count == 1
    assert shown(cache, template, replace(page, room=tea_room(name="Black"))) == "Black"


def test_other_arguments_are_another_part(page: Page) -> None:
    cache, template = PageCache(), Filler("title")
    assert shown(cache, template, page, theme="-dark") == "Tea-dark"
    assert shown(cache, template, page, theme="-light") == "Tea-light"


def test_after_a_page_is_made_it_is_not_held(page: Page) -> None:
    cache = PageCache()
    shown(cache, Filler("title", "name", "points"), page)
    assert cache.seen.page is None


def test_in_other_words_everything_is_written_again(page: Page) -> None:
    cache, template = PageCache(), Filler("title")
    for words, count in [(ENGLISH, 1), (ENGLISH, 1), (FRENCH, 2)]:
        cache.begin(words)
        shown(cache, template, page)
        cache.row("seat", lambda _: Markup("<tr>"), 1)
        assert template.count == count
    assert len(cache.rows) == 1


def test_a_long_part_is_stored_in_blocks_which_the_next_one_shares(page: Page) -> None:
    cache = PageCache()

    def fill(page: Any) -> str:
        return f"<div><p>{'.' * MIN_SPLIT_LETTERS}</p><p>{page.title}</p></div>"

    first, second = (
        cache.fill("part", fill, cast(TablePage, one), {})
        for one in (page, replace(page, title="Rice"))
    )
    assert isinstance(first, Rope)
    assert isinstance(second, Rope)
    assert second.texts[1] is first.texts[1]
    assert "Rice" in str(second)


def test_a_row_is_written_again_for_other_arguments_alone() -> None:
    cache, written = PageCache(), list[tuple[str, int]]()

    def macro(name: str, points: int) -> Markup:
        written.append((name, points))
        return Markup(f"<tr>{name}: {points}</tr>")

    rows = [TemplateHelpers(cache).row("seat-0", macro, "Ann", n) for n in (1, 1, 2)]
    assert written == [("Ann", 1), ("Ann", 2)]
    assert rows[0] is rows[1] != rows[2]


def line(number: int, text: str) -> TurnLine:
    return TurnLine(number, 0, number, text, Markup(text))


def test_lines_of_turns_are_written_once_each_and_forgotten_when_they_leave(page: Page) -> None:
    cache, written = PageCache(), list[str]()

    def macro(_: Any, one: TurnLine, where: str) -> Markup:
        written.append(f"{where} {one.text}")
        return Markup(one.text)

    def told(*lines: TurnLine) -> list[str]:
        return [str(html) for html in cache.told(macro, page, lines, "log")]

    assert told(line(1, "a"), line(2, "b")) == ["a", "b"]
    assert told(line(1, "a"), line(2, "b and c"), line(3, "d")) == ["a", "b and c", "d"]
    assert written == ["log a", "log b", "log b and c", "log d"]
    assert told(line(3, "d")) == ["d"]
    assert told(line(1, "a")) == ["a"]
    assert written[4:] == ["log a"]


def test_a_turn_is_told_again_when_something_was_added_or_undone() -> None:
    cache, made = PageCache(), list[int]()

    def make(number: int, turn: Turn) -> TurnLine:
        made.append(len(turn.events))
        return line(number, str(len(turn.events)))

    room = tea_room()
    play(room, 20)
    turn = cache.told_to(-1, room.match)[0]
    event = Event("guest_served", "T-3.1", 0, {}, -1)
    longer = replace(turn, events=[*turn.events, (turn.last, event)])
    for one in (turn, turn, longer, turn):
        cache.turn(0, one, make)
    assert made == [len(turn.events), len(longer.events), len(turn.events)]


def test_each_viewer_is_told_what_they_may_know() -> None:
    cache, room = PageCache(), tea_room()
    play(room, 20)
    told = {
        viewer: [
            (event.kind, event.audience)
            for turn in cache.told_to(viewer, room.match)
            for _, event in turn.events
        ]
        for viewer in (0, 1, -1)
    }
    heard = {viewer: len(room.match.heard(viewer)) for viewer in told}
    assert {viewer: len(events) for viewer, events in told.items()} == heard
    assert all({audience for _, audience in told[viewer]} <= {-1, viewer} for viewer in told)


def test_a_picture_is_framed_again_if_it_or_its_neighbours_changed() -> None:
    cache, framed = PageCache(), list[str]()

    def make(key: str, picture: Rope, many: bool) -> Rope:
        framed.append(f"{picture} {many}")
        return Rope("<figure>", picture)

    for picture, many in [("<a>", False), ("<a>", False), ("<b>", False), ("<b>", True)]:
        assert str(cache.scene("common", make, Rope(picture), many)) == f"<figure>{picture}"
    assert framed == ["<a> False", "<b> False", "<b> True"]


def test_a_mark_is_the_digest_of_the_part_it_marks() -> None:
    cache, rope = PageCache(), Rope("<p>", "<b>")
    assert cache.mark("part", "<p>") == text_digest("<p>")
    assert cache.mark("part", "<b>") == text_digest("<b>")
    assert cache.mark("part", rope) == rope.mark
