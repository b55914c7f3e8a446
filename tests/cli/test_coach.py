"""The coach in the terminal: asked for, heard with a question, before a choice, after one."""

from pathlib import Path

import pytest

from dynasty import games
from dynasty.cli import coach
from dynasty.cli.terminal_match import TerminalTable
from dynasty.kernel import Match, SeatEntry
from dynasty.learn import coach_session
from dynasty.learn.coach_advice import BetterChoice
from dynasty.learn.coach_ideas import CoachSettings, Idea
from dynasty.learn.lesson_positions import legal_choices
from tests.cli.desk import fine, refused

ALONE = ("play", "xian", "--seats", "you,novice", "--seed", "7")


def test_the_coach_is_asked_for_and_speaks_with_a_question() -> None:
    typed = "coach\nkeep hand\ncoach silent\nquit\n"
    said = fine(*ALONE, "--coach", "matters", typed=typed)
    assert "The coach’s level: when it matters." in said
    assert "Coach: The card on top gives its action" in said
    assert "The coach’s level: silent." in said
    assert "Coach: " not in fine(*ALONE, typed="keep hand\nquit\n")


def test_a_level_that_does_not_exist_is_refused() -> None:
    assert "“loud”" in refused(*ALONE, "--coach", "loud")


def test_where_several_people_play_there_is_no_coach() -> None:
    said = fine("play", "xian", "--seats", "you,you", "--seed", "7", typed="\ncoach\nquit\n")
    assert "The coach speaks only when one person plays against bots." in said


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TerminalTable:
    """Alone with a novice; the coach finds something against everything."""
    seats = (SeatEntry("", "you"), SeatEntry("", "novice"))
    laid = TerminalTable(Match(games.load("xian"), seats, 7), tmp_path / "game.json", "en")
    assert coach.set_coach_level(laid, "matters")
    idea = Idea("pair", "X-1.5", before="keep")
    monkeypatch.setattr(coach_session, "load_coaching", lambda name: CoachSettings(6.0, (idea,)))
    monkeypatch.setattr(coach, "is_clearly_worse", lambda *given: True)
    return laid


def test_before_a_choice_it_speaks_once(
    table: TerminalTable, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not coach.choose_with_coach(table, 0, "keep:hand")
    assert table.match.moves == []
    assert "Make the same choice again to confirm it" in capsys.readouterr().out
    assert coach.choose_with_coach(table, 0, "keep:hand")
    assert len(table.match.moves) == 1


def test_after_a_choice_it_names_a_better_one(
    table: TerminalTable, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table.choose(0, "keep:hand")
    table.choose(1, "keep:hand")
    first, *_, last = legal_choices(table.match, 0)
    better = BetterChoice(last, 7.0, {"goods": 5.0, "score": 2.0})
    monkeypatch.setattr(coach, "find_better_choice", lambda *given: better)
    assert coach.choose_with_coach(table, 0, first)
    said = " ".join(capsys.readouterr().out.split())
    assert "Stronger, by about 7 points: " in said
    assert "Type undo to undo your choice." in said.replace("┃ ", "")


def test_after_the_game_it_has_a_last_word(
    table: TerminalTable, capsys: pytest.CaptureFixture[str]
) -> None:
    while not table.match.finished:
        seat = table.match.state.decisions[0].seat
        table.choose(seat, legal_choices(table.match, seat)[0])
    coach.print_game_summary(table)
    assert "Your main sources of points" in " ".join(capsys.readouterr().out.split())
    assert coach.set_coach_level(table, "silent")
    coach.print_game_summary(table)
    assert capsys.readouterr().out == ""
