"""What a player may type at a question."""

import re
from pathlib import Path

import pytest

from dynasty import games
from dynasty.learn.piece_help import ThingHelp, thing_help
from dynasty.localization import translator_for
from tests.cli.desk import GAME, fine
from tests.cli.terminal_games import FIRST, START, first_question, kept, kept_first, record


def test_undo_takes_back_and_says_why_it_cannot(home: Path) -> None:
    said = fine(*START, typed="undo\n2\nundo\nkeep\n1\n1\nundo\nquit\n")
    assert "nothing to undo" in said
    assert "Undone: “" in said
    assert "can’t undo" in said
    assert record(kept(home))["choices"]


def test_commands_explain_themselves() -> None:
    typed = "help\nwhat\nwhat 1\nwhat 99\nwhy\nwhy 1\nwhy 99\nhint\nboard\nscore\nlog\nlog all\n"
    typed += "log 2\nrules\nsave\n\nquit\n"
    said = fine(*START, typed=typed)
    assert "Undo your last choice" in said
    assert "Which choice?" in said
    assert "· Then" in said
    assert "is possible now" in said
    assert "a number from 1 to" in said
    assert "The master would choose: " in said
    assert "Total" in said
    assert "is saved in" in said
    for chapter in games.load_rulebook(GAME).chapters:
        assert chapter.text["en"] in said


@pytest.mark.parametrize("others", [1, 3])
def test_a_hint_tells_the_chance_to_win_and_what_its_choice_would_do(others: int) -> None:
    start = [*START, "--seats", ",".join(["you"] + ["random"] * others)]
    said = fine(*start, typed=FIRST * 6 + "hint\n")
    number = re.search(r"The master would choose: (\d+)\.", said)
    assert number is not None
    assert re.search(
        r"The game is about even|Your chance of winning|almost certain|very unlikely", said
    )
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
    assert "You can choose everything here that you have or can reach." in said
    assert said.count("This card isn’t in your hand.") == 1


def test_a_thing_that_is_not_offered_says_why_and_rules_need_no_letters() -> None:
    said = fine(*START, typed="why palace\nPalace\nrules 1.3\n?\nquit\n")
    assert said.count("The question now is “") == 2
    assert "X-1.3" in said
    assert "Undo your last choice" in said


def test_commands_have_french_names() -> None:
    typed = "aide\neffet 1\npourquoi\nindice\nplateau\npoints\njournal tout\nrègles\nenregistrer\n"
    typed += "quitter\n"
    said = fine(*START, "--lang", "fr", typed=typed)
    assert "Annuler votre dernier choix" in said
    assert "· Ensuite" in said
    assert "Un maître choisirait" in said
    assert "Je ne connais pas" not in said
    assert "Votre partie est enregistrée" in said


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
    assert "I don’t know “fly:moon”" in said
    assert said.count("a number from 1 to") == 2
    assert "Did you mean help?" in said


def test_a_copy_is_saved_where_the_player_wants(tmp_path: Path) -> None:
    typed = f"1\nsave {tmp_path / 'copy.json'}\nsave {tmp_path / 'no folder' / 'copy.json'}\n"
    said = " ".join(fine(*START, typed=typed).split())
    assert "Copy saved in" in said
    assert "Couldn’t save a copy" in said
    assert record(tmp_path / "copy.json")["choices"]


def test_a_verb_that_fits_several_choices_asks_for_more(home: Path) -> None:
    said = " ".join(fine(*START, typed="exchange\n").split())
    assert "“exchange” matches 4 choices." in said
    assert "as in exchange:" in said
    assert "I don’t know" not in said
