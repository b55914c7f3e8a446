"""The command `play`: whole games, saved before each effect is shown."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dynasty.cli.screen import Screen
from tests.cli.desk import GAME, fine
from tests.cli.terminal_games import FIRST, START, first_question, kept, lines_of, record


def test_a_whole_game_by_numbers(home: Path) -> None:
    said = fine(*START, typed=FIRST * 400)
    assert "The game is over" in said
    assert "1. " in said
    assert record(kept(home))["scores"] is not None
    assert "OK" in fine("verify", kept(home))
    assert "The game is over" in fine("play", kept(home))


def test_a_whole_game_in_french(home: Path) -> None:
    said = fine(*START, "--lang", "fr", typed=FIRST * 400)
    assert "La partie est terminée" in said
    assert "The" not in said


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    said = fine("play", GAME, "--seats", "random,random", "--save", tmp_path / "game.json")
    assert said.count("· ") > 50
    assert record(tmp_path / "game.json")["scores"] is not None


def test_the_end_of_the_input_keeps_the_game_and_says_how_to_go_on(home: Path) -> None:
    said = fine(*START, typed=FIRST * 3)
    file = kept(home)
    assert f"dynasty play {file}" in said
    before = record(file)["choices"]
    assert sum(seat == 0 for seat, _ in before) == 3
    fine("play", file, typed=FIRST)
    assert record(file)["choices"][: len(before)] == before
    fine("play", "--resume", file, typed=FIRST * 400)
    assert record(file)["scores"] is not None


def test_a_game_taken_up_again_tells_what_happened_since_the_last_choice(home: Path) -> None:
    before = fine(*START, typed=FIRST * 6)
    again = fine("play", kept(home), typed="")
    assert lines_of(again)
    assert set(lines_of(again)) <= set(lines_of(before))


def test_interrupt_keeps_the_game(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(screen: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "read", interrupted)
    assert f"dynasty play {kept_after(home, START)}" in fine(*START)


def kept_after(home: Path, arguments: list[object]) -> Path:
    """The second game of a seed gets a name of its own."""
    fine(*arguments)
    return kept(home).with_name(kept(home).stem + "-2.json")


def test_pulling_the_plug_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "plug.json"
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "dynasty", *map(str, START), "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "LANG": "C.UTF-8"},
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write(b"1\n1\n1\n")
    process.stdin.flush()
    shown, questions = b"", 0
    while questions < 4:  # three answers were shown with their effect
        part = os.read(process.stdout.fileno(), 65536)
        assert part, shown
        shown += part
        questions = shown.count(b"> ")
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert sum(seat == 0 for seat, _ in record(file)["choices"]) == 3
    assert "OK" in fine("verify", file)


def test_every_choice_is_on_disk_before_its_effect_is_shown(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_each_question: list[int] = []
    read = Screen.read

    def watched(screen: Screen, prompt: str) -> str:
        choices = record(kept(home))["choices"]
        at_each_question.append(sum(seat == 0 for seat, _ in choices))
        return read(screen, prompt)

    monkeypatch.setattr(Screen, "read", watched)
    fine(*START, typed=FIRST * 5)
    assert at_each_question == [0, 1, 2, 3, 4, 5]


def test_two_people_share_the_screen_without_seeing_each_other(tmp_path: Path) -> None:
    seats = ["--seats", "you=Ann,you=Bob"]
    said = fine(*START, *seats, "--save", tmp_path / "g.json", typed="\nkeep\n\nkeep\n")
    assert said.count("press Enter") == 2
    ann, bob = said.split("Bob, press Enter")
    assert "Ann>" in ann
    assert "Bob>" not in ann
    private = [line for line in lines_of(ann) if line not in lines_of(bob)]
    match, _ = first_question()
    assert len(private) == sum(event.audience == 0 for event in match.opening)


def test_hot_seat_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    fine(*START, "--seats", "you=Ann,you=Bob", "--save", file, typed=FIRST * 900)
    assert record(file)["scores"] is not None
