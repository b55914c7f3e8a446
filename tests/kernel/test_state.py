"""The state: its agenda and its events."""

from tests.kernel.bare import NOTE, Bare, BareState


def test_then_pushes_and_follow_lists_what_comes_next() -> None:
    s = Bare().start(2, 1)
    s.then(NOTE, 0, 3)
    s.follow((NOTE, 0, 1), (NOTE, 0, 2))
    Bare().settle(s)
    assert s.done == [1, 2, 3]


def test_events_are_told_to_all_and_whispered_to_one() -> None:
    s = BareState(2, Bare().start(2, 1).chance)
    s.tell("fell", "B-1", 0, tree="oak")
    s.whisper("found", "B-1", 1, nuts=3)
    assert s.events is None  # nobody listened
    s.events = []
    s.tell("fell", "B-1", 0, tree="oak")
    s.whisper("found", "B-1", 1, nuts=3)
    assert [(e.kind, e.seat, e.values, e.audience) for e in s.events] == [
        ("fell", 0, {"tree": "oak"}, -1),
        ("found", 1, {"nuts": 3}, 1),
    ]
