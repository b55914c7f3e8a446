"""What a viewer missed: the others' moves, and all that automated opponents did."""

from dynasty import games
from dynasty.drawing.scene import Group, Scene
from dynasty.kernel import Event, Match, SeatEntry
from dynasty.server import recap


def match_of(name: str, seats: int) -> Match:
    players = tuple(SeatEntry("", "random") for _ in range(seats))
    return Match(games.load(name), players, 3)


def play_first(match: Match) -> int:
    """The first choice of whoever is asked; who that was."""
    decision = match.state.decisions[0]
    match.choose(decision.seat, str(decision.choices[0]))
    return decision.seat


def missed(match: Match, seat: int) -> list[Event]:
    return [
        event
        for number in recap.absence(match, seat)
        for event in recap.by_others(match, seat, number)
    ]


def test_nobody_misses_anything_before_the_first_move() -> None:
    match = match_of("xian", 2)
    assert list(recap.absence(match, 0)) == list(recap.absence(match, 1)) == []


def test_others_moves_are_missed_until_they_act_again() -> None:
    match = match_of("terracotta_army", 2)
    first = match.state.decisions[0].seat
    while match.state.decisions[0].seat == first:
        play_first(match)
    turn = range(1, len(match.moves) + 1)
    assert recap.absence(match, 1 - first) == turn
    assert list(recap.absence(match, first)) == []
    play_first(match)
    assert recap.absence(match, 1 - first) == turn
    assert list(recap.absence(match, first)) == [len(match.moves)]


def test_what_an_automated_opponent_does_before_and_between_ones_moves_is_told_whole() -> None:
    match = match_of("terracotta_army", 1)
    assert [event.kind for event in missed(match, 0)][:2] == ["master_revealed", "round_started"]
    turns = 0
    while turns < 3:
        play_first(match)
        events = [event for event in match.moves[-1].events if event.seat == 1]
        if "overseer_moved" in [event.kind for event in events]:
            turns += 1
            told = [(0, event) for event in missed(match, 0)]
            assert told[0][1].seat == 1
            assert [event.kind for _, event in told].count("overseer_moved") == 1
            assert set(recap.headlines(match, told)) >= {pair for pair in told if pair[1].seat == 1}


def test_a_piece_that_went_into_another_picture_is_marked() -> None:
    def table(**pieces: tuple[str, float]) -> list[Scene]:
        """A board and a mat, with these pieces in one of them."""
        return [
            Scene(
                9,
                9,
                "",
                tuple(
                    Group((), id=name, at=(x, 1))
                    for name, (key, x) in pieces.items()
                    if key == where
                ),
                key=where,
            )
            for where in ("common", "mat-0")
        ]

    then = table(card=("common", 1), cube=("common", 2), coin=("mat-0", 3))
    now = table(card=("mat-0", 1), cube=("common", 2), coin=("mat-0", 4))
    assert recap.changed_pieces(then, now) == {"card", "coin"}
    assert recap.changed_pieces(now, now) == frozenset()
