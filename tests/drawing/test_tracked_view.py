"""Tracked views: which fields a drawing has read, and which of them have changed."""

from dataclasses import dataclass, replace

from dynasty.drawing.tracked_view import Dependencies, ReadLog, TrackedView


@dataclass(frozen=True)
class Cup:
    """An object in the view."""

    size: int
    owner: str = ""


@dataclass(frozen=True)
class Tray:
    """A view of a few things."""

    name: str
    cups: tuple[Cup, ...]
    best: Cup | None = None
    numbers: tuple[int, ...] = ()

    def total(self) -> int:
        return sum(cup.size for cup in self.cups)


TRAY = Tray("black", (Cup(1), Cup(2)), Cup(9))


def look(view: TrackedView, log: ReadLog) -> set[int]:
    """The fields that are read for the sizes of all cups."""
    log.reads = Dependencies()
    assert [cup.size for cup in view.cups]
    return log.reads.fields


def changed_by(before: Tray, after: Tray) -> bool:
    """Must what shows the sizes of all cups be drawn again?"""
    log = ReadLog()
    view = TrackedView(before, log)
    read = look(view, log)
    log.begin()
    view.renew(after)
    return not log.changed.isdisjoint(read)


def test_a_tracked_view_reads_like_the_view() -> None:
    view = TrackedView(TRAY, ReadLog())
    assert (view.name, view.best.size, view.numbers) == ("black", 9, ())
    assert [cup.size for cup in view.cups] == [1, 2]
    assert view.total() == 3


def test_each_field_that_is_read_is_recorded_once() -> None:
    log = ReadLog()
    view = TrackedView(TRAY, log)
    assert log.reads.fields == set()
    first = look(view, log)
    assert len(first) == 3  # the list, and a size of each
    assert look(view, log) == first
    log.reads = Dependencies()
    assert view.name == "black"
    assert log.reads.fields.isdisjoint(first)


def test_only_a_field_that_was_read_counts_as_changed() -> None:
    assert not changed_by(TRAY, replace(TRAY))
    assert not changed_by(TRAY, replace(TRAY, name="red", best=None))
    assert not changed_by(TRAY, replace(TRAY, cups=(Cup(1, "Ann"), Cup(2))))
    assert changed_by(TRAY, replace(TRAY, cups=(Cup(1), Cup(3))))
    assert changed_by(TRAY, replace(TRAY, cups=(Cup(1),)))
    assert changed_by(TRAY, replace(TRAY, cups=(Cup(1), Cup(2), Cup(3))))


def test_after_a_change_the_new_values_are_read() -> None:
    view = TrackedView(TRAY, ReadLog())
    assert ([cup.size for cup in view.cups], view.best.size) == ([1, 2], 9)
    view.renew(Tray("red", (Cup(5),), None, (7,)))
    assert ([cup.size for cup in view.cups], view.best) == ([5], None)
    assert (view.name, view.numbers) == ("red", (7,))
    view.renew(TRAY)
    assert ([cup.size for cup in view.cups], view.best.size) == ([1, 2], 9)


def test_dependencies_of_parts_are_added_to_those_of_the_whole() -> None:
    whole = Dependencies()
    whole.add([1, 2], None)
    whole.add([2, 3], {(len, ("a",)): 1})
    assert (whole.fields, whole.answers) == ({1, 2, 3}, {(len, ("a",)): 1})
