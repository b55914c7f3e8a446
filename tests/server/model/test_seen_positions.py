"""The position that each seat saw when it last acted."""

from dynasty.server.model.seen_positions import LastSeen
from tests.server.support.seen_matches import match_of, play_first


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
