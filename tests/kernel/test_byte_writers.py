"""Writers: what no game on offer needs, but a game may declare."""

from dynasty.kernel import Chance, Encoding, State, list_field, split_by_seat

EACH = 200  # numbers of two bytes: more than one table puts in order


class Hoard(State):
    """A seat has more than most."""

    things: list[int]


def test_a_seat_comes_first_in_a_field_that_is_longer_than_a_table() -> None:
    s = Hoard(2, Chance(0))
    s.things = list(range(2 * EACH))
    encoding = Encoding(split_by_seat(2, list_field("things", 2 * EACH, -1, 999)), [], 2, 2, 1)
    told = encoding.encode(s)[: 4 * EACH]
    found = [int.from_bytes(told[at : at + 2], "big") for at in range(0, len(told), 2)]
    assert found == [*range(EACH, 2 * EACH), *range(EACH)]
    assert [entry.at for entry in encoding.entries[: 2 * EACH : 2]] == list(range(EACH, 2 * EACH))


def test_lists_may_be_short_in_any_part() -> None:
    s = Hoard(1, Chance(0))
    s.things = [7, 8]
    encoding = Encoding((list_field("things", 4, 0, 9, least=0),), [], 1, 1, 0)
    assert encoding.encode(s)[:4] == bytes([7, 8, 254, 254])
