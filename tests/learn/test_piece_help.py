"""What a thing is and does, and which rules speak of it."""

from dynasty import games
from dynasty.learn.piece_help import ThingHelp, thing_help
from dynasty.localization import translator_for

GAME = "_template"


def about(noun: str, *symbols: str, language: str = "en") -> ThingHelp | None:
    return thing_help(GAME, noun, symbols, translator_for(games.load(GAME), language))


def test_a_thing_has_its_name_its_entry_and_its_rules() -> None:
    thing = about("crier", "gong")
    assert thing is not None
    assert thing.name == "crier"
    assert [meaning.symbol.name for meaning in thing.meanings] == ["gong"]
    assert [rule.id for rule in thing.rules] == ["T-3.3"]
    assert thing.told is not None
    assert thing.told.id == "mistakes"


def test_rules_are_found_by_the_name_in_the_language_of_the_reader() -> None:
    thing = about("dusk", language="fr")
    assert thing is not None
    assert [rule.id for rule in thing.rules] == ["T-1.1", "T-2.2"]


def test_a_thing_without_a_name_is_called_by_what_is_drawn_on_it() -> None:
    thing = about("nothing", "coin", "coin", "unknown")
    assert thing is not None
    assert thing.name == "coin"
    assert len(thing.meanings) == 1


def test_what_nobody_knows_is_not_explained() -> None:
    assert about("nothing") is None
