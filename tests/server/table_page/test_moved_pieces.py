"""Marks on pieces that moved since the viewer last acted."""

from dynasty.drawing.board import index_groups
from dynasty.drawing.scene import Group, Rect, Scene
from dynasty.server.table_page import moved_pieces


def test_a_piece_that_went_into_another_picture_is_marked() -> None:
    def table(**pieces: tuple[str, float]) -> dict[str, moved_pieces.PiecePlace]:
        """A board and a mat, with these pieces in one of them."""
        scenes = [
            Scene(
                9,
                9,
                "",
                (
                    Group(
                        tuple(
                            Group((), id=name, at=(x, 1))
                            for name, (key, x) in pieces.items()
                            if key == where
                        )
                    ),
                ),
                key=where,
            )
            for where in ("common", "mat-0")
        ]
        return moved_pieces.piece_positions({scene.key: index_groups(scene) for scene in scenes})

    then = table(card=("common", 1), cube=("common", 2), coin=("mat-0", 3))
    now = table(card=("mat-0", 1), cube=("common", 2), coin=("mat-0", 4))
    assert moved_pieces.changed_pieces(then, now) == {"card", "coin"}
    assert moved_pieces.changed_pieces(now, now) == frozenset()


def test_marks_are_put_on_pieces_wherever_they_lie_and_leave_the_rest_alone() -> None:
    rest = Group((), id="rest", at=(1, 1))
    moved = Group((Rect(0, 0, 9, 9),), id="moved", at=(5, 5))
    scene = Scene(50, 50, "", (Group((rest, Group((moved,)))), Group((rest,))))
    (first, holder), (last,) = (
        layer.children
        for layer in moved_pieces.scene_with_marks(scene, frozenset({"moved"})).layers
    )
    assert first is last is rest
    assert isinstance(holder, Group)
    (found,) = holder.children
    assert isinstance(found, Group)
    assert found.classes == ("changed",)
    assert found.children[:-1] == moved.children
    assert moved_pieces.scene_with_marks(scene, frozenset()) is scene
