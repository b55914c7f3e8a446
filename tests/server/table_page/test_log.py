"""What a viewer missed: the turns of others, and the pieces that lie elsewhere since."""

from dynasty import games
from dynasty.drawing.board import index_groups
from dynasty.drawing.scene import Group, Rect, Scene
from dynasty.kernel import Match, SeatEntry, Turn, turns
from dynasty.server.model.seen_positions import LastSeen
from dynasty.server.table_page import moved_pieces
from dynasty.server.table_page.log import missed_turns


def match_of(name: str, seats: int) -> Match:
    players = tuple(SeatEntry("", "random") for _ in range(seats))
    return Match(games.load(name), players, 3)


def play_first(match: Match, memory: LastSeen) -> int:
    """The first choice of whoever is asked; who that was."""
    seat = match.state.decisions[0].seat
    match.choose(seat, str(match.state.decisions[0].choices[0]))
    memory.note(match, seat)
    return seat


def missed_by(match: Match, seat: int) -> list[Turn]:
    told = turns(match, seat)
    return [told[number] for number in missed_turns(told, seat)]


def test_before_the_first_move_only_the_set_up_is_news() -> None:
    match = match_of("xian", 2)
    for seat in (0, 1):
        assert {turn.first for turn in missed_by(match, seat)} <= {0}


def test_others_turns_are_missed_until_they_act_again() -> None:
    match = match_of("terracotta_army", 2)
    memory, first = LastSeen(match), match.state.decisions[0].seat
    while match.state.decisions[0].seat == first:
        play_first(match, memory)
    other, last = 1 - first, len(match.moves)
    assert [turn.seat for turn in missed_by(match, other)][-1] == first
    play_first(match, memory)
    assert missed_by(match, other)[-1].last == last
    assert [turn.seat for turn in missed_by(match, first)][-1] == other


def test_what_an_automated_opponent_does_between_ones_moves_is_a_turn_of_its_own() -> None:
    match = match_of("terracotta_army", 1)
    memory, seen = LastSeen(match), 0
    while seen < 3:
        play_first(match, memory)
        acted = [event for event in match.moves[-1].events if event.seat == 1]
        if "overseer_moved" in [event.kind for event in acted]:
            seen += 1
            turn = missed_by(match, 0)[-1]
            assert turn.seat == 1
            assert [event for _, event in turn.events if event.seat == 1] == acted
            assert memory.left_by(0).moves == len(match.moves) - 1


def test_the_table_remembers_how_each_seat_left_it() -> None:
    match = match_of("terracotta_army", 2)
    memory, first = LastSeen(match), match.state.decisions[0].seat
    while match.state.decisions[0].seat == first:
        play_first(match, memory)
    left = len(match.moves)
    assert memory.left_by(first).moves == left
    assert memory.left_by(1 - first).moves == 0
    play_first(match, memory)
    assert memory.left_by(first).moves == left
    assert match.game.dump(memory.left_by(first).state) != match.game.dump(match.state)
    match.undo(1 - first)
    memory.note(match, 1 - first)
    assert match.game.dump(memory.left_by(first).state) == match.game.dump(match.state)
    assert memory.left_by(1 - first).moves == left


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
