"""What the rules do by themselves, as the end of a round, is an entry of its own."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from dynasty.kernel import Chance, Event, Match, Telling, Turn, turns
from dynasty.kernel.interludes import BEGIN_SECTION, begun_round_number, interlude_parts
from dynasty.kernel.turns import parts, points_after, points_before
from dynasty.text import LANGUAGES, interlude_gains, interlude_heading, turn_sentence
from tests.conformance.tables import NAMES, TABLES, Table, choose_in, loaded, tables_of, words

SPECTATOR = -1
every_game = pytest.mark.parametrize("name", NAMES)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@cache
def finished(table: Table, seed: int = 2) -> Match:
    """A game played at random to its end."""
    match, chance = table.match(seed), Chance(seed)
    while match.state.decisions:
        choose_in(match, chance.number() >> 8)
    return match


@every_table
def test_every_event_is_told_once_and_in_its_order(table: Table) -> None:
    match = finished(table)
    told = [entry for turn in turns(match, SPECTATOR) for entry in turn.events]
    happened = [(0, event) for event in match.opening]
    for number, move in enumerate(match.moves, 1):
        happened += [(number, event) for event in move.events]
    assert told == [(n, event) for n, event in happened if event.heard_by(SPECTATOR)]


@every_table
def test_no_turn_of_a_player_contains_what_the_rules_did(table: Table) -> None:
    match = finished(table)
    found = turns(match, SPECTATOR)
    assert any(turn.is_interlude for turn in found)
    for turn in found:
        begun = [event.kind for n, event in turn.events if n and table.game.section_of(event)]
        assert turn.is_interlude or begun == []
        assert turn.seat == SPECTATOR or not turn.is_interlude


@every_table
def test_all_points_are_of_the_turn_or_the_interlude_in_which_they_were_scored(
    table: Table,
) -> None:
    match = finished(table)
    found = [turn for turn in turns(match, SPECTATOR) if turn.first]
    for turn in found:
        before, after = points_before(match, turn), points_after(match, turn)
        gains = tuple(now - then for then, now in zip(before, after, strict=True))
        assert turn.gains == (gains if turn.is_interlude else ())
        assert turn.points == (gains[turn.seat] if turn.seat >= 0 else 0)
    for earlier, later in pairwise(found):
        if later.opened is not None and earlier.last == later.first:
            assert points_after(match, earlier) == points_before(match, later)


@every_table
def test_the_final_scoring_says_what_each_seat_scored_in_it(table: Table) -> None:
    match = finished(table)
    last, totals = turns(match, SPECTATOR)[-1], results(match)
    before = points_before(match, last)
    assert last.section == "end"
    assert last.gains == tuple(now - then for then, now in zip(before, totals, strict=True))
    for language in LANGUAGES:
        text = words(table.name, language, table.seats)
        assert (interlude_gains(text, last) != "") == (before != totals)


@every_game
def test_the_final_scoring_is_the_same_for_who_heard_all_before(name: str) -> None:
    table, telling = tables_of(name)[0], Telling(SPECTATOR)
    match, chance = table.match(2), Chance(2)
    while match.state.decisions:
        choose_in(match, chance.number() >> 8)
        told = telling.turns(match)
    assert told == turns(match, SPECTATOR)


def results(match: Match) -> tuple[int, ...]:
    return tuple(sheet.total for sheet in match.game.scores(match.state))


@every_table
def test_an_interlude_has_the_number_of_the_round_in_which_it_came(table: Table) -> None:
    number = 0
    for turn in turns(finished(table), SPECTATOR):
        assert turn.number == (number if turn.is_interlude else 0)
        began = [event for _, event in turn.events if table.game.section_of(event) == BEGIN_SECTION]
        number = begun_round_number(began[-1]) if began else number
    assert number


@every_table
def test_an_interlude_is_said_without_a_player_in_front_of_it(table: Table) -> None:
    match = finished(table)
    for language in LANGUAGES:
        text = words(table.name, language, table.seats)
        for turn in turns(match, SPECTATOR):
            if turn.is_interlude:
                said, heading = turn_sentence(text, turn, table.game), interlude_heading(text, turn)
                assert said.startswith(heading or text.event(turn.events[0][1]))


@every_game
def test_what_begins_an_interlude_is_known_and_the_beginning_of_a_round_has_a_number(
    name: str,
) -> None:
    game = loaded(name)
    assert BEGIN_SECTION in game.interludes.values()
    for kind in (*game.interludes, *game.automaton_turns):
        assert words(name, "en").has(f"event-{kind.replace('_', '-')}")


@every_game
def test_interludes_follow_the_events_alone(name: str) -> None:
    """What is known of a move later is the same as what a list of its events says."""
    table = tables_of(name)[0]
    match = finished(table)
    for move in match.moves:
        known = [(part.start, part.seat, part.section) for part in move.stretches]
        found = interlude_parts(match.game, len(match.seats), move.events)
        assert known == [(part.start, part.seat, part.section) for part in found]
        assert len([*parts(match, move)]) == len(move.events)


def test_battles_of_tianxia_belong_to_no_player() -> None:
    match = finished(Table("tianxia", 3, ()))
    fought = [turn for turn in turns(match, SPECTATOR) if "battle_began" in kinds(turn)]
    assert fought
    for turn in fought:
        assert (turn.seat, turn.section) == (SPECTATOR, "close")
        said = turn_sentence(words("tianxia", "en", 3), turn, match.game)
        assert said.startswith(f"End of round {turn.number}. Battle in ")
        scored = sum(e.values["scored"] for _, e in turn.events if e.kind == "defender_ranked")  # type: ignore[misc]
        assert sum(turn.gains) >= scored > 0 or not scored
    assert not any(
        event.kind in ("defender_ranked", "raided", "soldiers_left")
        for turn in turns(match, SPECTATOR)
        if turn.seat >= 0
        for _, event in turn.events
    )


def test_an_automated_opponent_acts_after_the_round_has_begun() -> None:
    match = finished(Table("terracotta_army", 1, ()))
    found = turns(match, SPECTATOR)
    opened = [turn for turn in found if turn.opened is not None and not turn.is_interlude]
    assert opened
    for turn in opened:
        assert turn.seat == len(match.seats)
        assert kinds(turn)[0] in match.game.automaton_turns


def kinds(turn: Turn) -> list[str]:
    return [event.kind for _, event in turn.events]


def test_a_section_without_a_name_continues_the_open_one() -> None:
    game = loaded("yinzi")

    def told(*facts: tuple[str, str]) -> list[tuple[int, str | None]]:
        events = [Event(kind, "Y-1.2", -1, {"phase": phase}, -1) for kind, phase in facts]
        return [(part.start, part.section) for part in interlude_parts(game, 3, events)]

    assert told(("planted", ""), ("food_due", ""), ("eaten", "")) == [(1, "")]
    assert told(("phase_started", "feeding"), ("food_due", "")) == [(0, "feeding")]
    assert told(("phase_started", "feeding"), ("phase_started", "resolution")) == [
        (0, "feeding"),
        (1, "resolution"),
    ]
    assert told(("round_started", ""), ("phase_started", "bonus")) == [(0, "begin")]
