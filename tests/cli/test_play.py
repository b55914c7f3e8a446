import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dynasty import games
from dynasty.cli.screen import Screen
from dynasty.kernel import Decision, Match, SeatEntry
from dynasty.learn.piece_help import ThingHelp, thing_help
from dynasty.localization import translator_for
from tests.cli.desk import GAME, fine, owners_file, refused

START = ["play", GAME, "--seed", 5]
FIRST = "1\n"  # the first choice of every question


def record(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def kept(home: Path) -> Path:
    """The only game that is kept."""
    (file,) = (home / "dynasty" / "games").glob("*.json")
    return file


def test_a_whole_game_by_numbers(home: Path) -> None:
    said = fine(*START, typed=FIRST * 400)
    assert "The game is over" in said
    assert "1. " in said
    assert record(kept(home))["scores"] is not None
    assert "fine" in fine("verify", kept(home))
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


def kept_first(home: Path) -> Path:
    return min((home / "dynasty" / "games").glob("*.json"))


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
    assert "fine" in fine("verify", file)


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


def test_undo_takes_back_and_says_why_it_cannot(home: Path) -> None:
    said = fine(*START, typed="undo\n2\nundo\nkeep\n1\n1\nundo\nquit\n")
    assert "nothing to take back" in said
    assert "You take back “" in said
    assert "cannot be taken back" in said
    assert record(kept(home))["choices"]


def test_commands_explain_themselves() -> None:
    typed = "help\nwhat\nwhat 1\nwhat 99\nwhy\nwhy 1\nwhy 99\nhint\nboard\nscore\nlog\nlog all\n"
    typed += "log 2\nrules\nsave\n\nquit\n"
    said = fine(*START, typed=typed)
    assert "Take back your last choice" in said
    assert "Which choice?" in said
    assert "· Then" in said
    assert "is possible now" in said
    assert "a number from 1 to" in said
    assert "The master would choose: " in said
    assert "Total" in said
    assert "is kept in" in said
    for chapter in games.load_rulebook(GAME).chapters:
        assert chapter.text["en"] in said


@pytest.mark.parametrize("others", [1, 3])
def test_a_hint_tells_the_chance_to_win_and_what_its_choice_would_do(others: int) -> None:
    start = [*START, "--seats", ",".join(["you"] + ["random"] * others)]
    said = fine(*start, typed=FIRST * 6 + "hint\n")
    number = re.search(r"The master would choose: (\d+)\.", said)
    assert number is not None
    assert re.search(r"The game is about even|Your chance to win|almost sure|hardly win", said)
    before = fine(*start, typed=FIRST * 6)
    foreseen = fine(*start, typed=FIRST * 6 + f"what {number[1]}\n")
    told = new_lines(before, foreseen)
    assert told
    assert set(told) <= set(new_lines(before, said))


def new_lines(before: str, after: str) -> list[str]:
    """What a longer run says more."""
    return [line for line in after.splitlines() if line.startswith("· ") and line not in before]


def test_a_bare_why_passes_over_cards_that_one_does_not_have() -> None:
    said = fine(*START, typed="why\nwhy tax_collector_1\n")
    assert "Everything here that you have or can reach is possible now." in said
    assert said.count("This card is not in your hand.") == 1


def test_a_thing_that_is_not_offered_says_why_and_rules_need_no_letters() -> None:
    said = fine(*START, typed="why palace\nPalace\nrules 1.3\n?\nquit\n")
    assert said.count("The question now is “") == 2
    assert "X-1.3" in said
    assert "Take back your last choice" in said


def test_commands_have_french_names() -> None:
    typed = "aide\neffet 1\npourquoi\nconseil\nplateau\npoints\njournal tout\nrègles\nsauver\n"
    typed += "quitter\n"
    said = fine(*START, "--lang", "fr", typed=typed)
    assert "Annuler votre dernier choix" in said
    assert "· Ensuite" in said
    assert "Un maître choisirait" in said
    assert "Je ne connais pas" not in said
    assert "Votre partie est conservée" in said


def test_rules_are_read_at_the_table() -> None:
    register = games.load_rulebook(GAME)
    ruling = register.rulings[0]
    typed = f"rules {register.rules[0].id.lower()}\nrules {ruling.id}\nrules Z-99\n"
    said = " ".join(fine(*START, typed=typed).split())
    assert register.rules[0].text["en"] in said
    assert ruling.text["en"] in said
    assert "no rule Z-99" in said


def test_rules_about_a_thing_are_read_by_its_name() -> None:
    said = " ".join(fine(*START, typed="rules Workshop\nrules lock\nquit\n").split())
    workshop, closed = (load_thing(noun) for noun in ("workshop", "lock"))
    assert workshop.help in said
    assert workshop.rules[0].text["en"] in said
    assert closed.meanings[0].said in said


def load_thing(noun: str) -> ThingHelp:
    found = thing_help(GAME, noun, (), translator_for(games.load(GAME), "en"))
    assert found is not None
    return found


def first_question() -> tuple[Match, Decision]:
    """What seat 0 is asked first in the games of START."""
    match = Match(games.load(GAME), (SeatEntry("", "you"), SeatEntry("", "greedy")), 5)
    decision = match.state.decision_of(0)
    assert decision is not None
    return match, decision


def test_an_answer_may_be_a_text(home: Path) -> None:
    _, decision = first_question()
    chosen = decision.choices[-1]
    fine(*START, typed=f"{chosen.verb.upper()} {chosen.noun}\n")
    assert [0, str(chosen)] in record(kept(home))["choices"]


def test_an_illegal_answer_is_explained_with_its_rule(home: Path) -> None:
    match, decision = first_question()
    illegal = next(c for c in decision.step.offers if c not in decision.choices)
    refusal = match.game.why_not(match.state, 0, illegal)
    assert refusal is not None
    for typed in (f"{illegal}\n", f"why {illegal}\n"):
        answer = fine(*START, typed=typed).partition(f"> {typed}")[2]
        assert translator_for(match.game, "en").refusal(refusal, {}) in answer
        assert refusal.rule in answer
    assert not [choice for seat, choice in record(kept_first(home))["choices"] if seat == 0]


def test_what_cannot_be_understood_is_answered_kindly() -> None:
    said = fine(*START, typed="fly:moon\n0\n77\nhepl\n")
    assert "I do not know “fly:moon”" in said
    assert said.count("a number from 1 to") == 2
    assert "Do you mean help?" in said


def test_a_copy_is_saved_where_the_player_wants(tmp_path: Path) -> None:
    typed = f"1\nsave {tmp_path / 'copy.json'}\nsave {tmp_path / 'no folder' / 'copy.json'}\n"
    said = " ".join(fine(*START, typed=typed).split())
    assert "Copied to" in said
    assert "No copy was written" in said
    assert record(tmp_path / "copy.json")["choices"]


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


def lines_of(said: str) -> list[str]:
    """The lines of the log."""
    return [line for line in said.splitlines() if line.startswith("· ")]


def test_hot_seat_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    fine(*START, "--seats", "you=Ann,you=Bob", "--save", file, typed=FIRST * 900)
    assert record(file)["scores"] is not None


def test_an_owners_components_are_named_in_the_way_back(tmp_path: Path) -> None:
    own, file = owners_file(tmp_path), tmp_path / "g.json"
    said = fine(*START, "--components", own, "--save", file, typed="1\n")
    assert f"dynasty play {file} --components {own}" in said
    assert "other components" in refused("play", file)
    fine("play", file, "--components", own, typed="1\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "you"], "players"),
        (["--seats", "you,you,you,you,you,you,you,you,you"], "players"),
        (["--seats", "you,alphazero"], "alphazero"),
        (["--seats", "you=Ann,you=Ann"], "same name"),
        (["--seats", f"you={'x' * 50},greedy"], "characters"),
        (["--seats", "you=\x1b[2J,greedy"], "printable"),
        (["--seed", "x"], "--seed"),
        (["--seed", "-1"], "--seed"),
        (["--option", "colour=mauve"], "colour"),
        (["--resume", "game.json"], "not both"),
        (["--save", "/no such folder/game.json"], "game.json"),
    ],
)
def test_bad_tables_are_refused(arguments: list[str], complaint: str) -> None:
    assert complaint in refused("play", GAME, *arguments)


def test_a_new_game_never_overwrites_a_kept_one(finished: Path) -> None:
    assert "exists" in refused("play", GAME, "--save", finished)


def test_a_kept_game_has_its_own_seats_and_an_unknown_bot_is_refused(
    finished: Path, tmp_path: Path
) -> None:
    assert "--seats" in refused("play", finished, "--seats", "you,greedy")
    strange = record(finished)
    strange["seats"][1]["player"] = "alphazero"
    (tmp_path / "strange.json").write_text(json.dumps(strange), encoding="utf-8")
    assert "alphazero" in refused("play", tmp_path / "strange.json")


def test_names_out_of_a_file_cannot_steer_the_terminal(finished: Path, tmp_path: Path) -> None:
    sly = record(finished)
    sly["seats"][0]["name"] = "\x1b[2JSly"
    (tmp_path / "sly.json").write_text(json.dumps(sly), encoding="utf-8")
    said = fine("replay", tmp_path / "sly.json")
    assert "Sly" in said
    assert "\x1b" not in said


def test_a_verb_that_fits_several_choices_asks_for_more(home: Path) -> None:
    said = " ".join(fine(*START, typed="exchange\n").split())
    assert "“exchange” fits 4 choices." in said
    assert "such as exchange:" in said
    assert "I do not know" not in said
