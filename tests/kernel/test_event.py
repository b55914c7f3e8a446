"""Events: who hears them, and how they look as plain data and as bytes."""

from dynasty.kernel import Event, seat_noun


def test_an_event_is_heard_by_all_or_by_its_audience() -> None:
    told = Event("painted", "X-6.1", 2, {"square": "b12"}, -1)
    whispered = Event("drawn", "X-1.2", 2, {"cards": ("miner_1",)}, 2)
    assert [told.heard_by(seat) for seat in (-1, 0, 2)] == [True, True, True]
    assert [whispered.heard_by(seat) for seat in (-1, 0, 2)] == [False, False, True]
    assert told.plain() == {
        "kind": "painted",
        "rule": "X-6.1",
        "seat": 2,
        "values": {"square": "b12"},
    }
    assert repr(told) == "<painted X-6.1 seat 2 {'square': 'b12'}>"


def test_a_seat_as_a_thing() -> None:
    assert [seat_noun(seat) for seat in range(3)] == ["seat_0", "seat_1", "seat_2"]
