"""The commands `games` and `components`: list the games, and the values of their boxes."""

import json
from pathlib import Path
from typing import Any

from dynasty import games
from dynasty.cli.screen import Screen, print_json
from dynasty.kernel import BadOptions, Game
from dynasty.localization import translator_for
from dynasty.text import Translator


def run_games(as_json: bool, language: str) -> None:
    """Print the games on the shelf."""
    shelf = [games.load(name) for name in games.SHELF]
    if as_json:
        print_json([game_data(game, translator_for(game, language)) for game in shelf])
        return
    screen = Screen(Translator(language))
    for game in shelf:
        words = translator_for(game, language)
        screen.line(words.say("title"), "bold", f"dynasty play {game.name}")
        facts = screen.say("games-facts", seats=seat_range(game), version=game.version)
        screen.paragraph(facts, "  ", "  ")
        screen.paragraph(words.say("credits"), "  ", "  ", "dim")


def game_data(game: Game[Any], words: Translator) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": words.say("title"),
        "seats": list(game.seat_counts),
        "version": game.version,
        "components": game.box.digest,
        "options": {option.key: list(option.values) for option in game.options},
        "option_seats": {option.key: game.counts_of(option) for option in game.options},
    }


def seat_range(game: Game[Any]) -> str:
    """Return the allowed numbers of players as text."""
    low, high = game.seat_counts[0], game.seat_counts[-1]
    return str(low) if low == high else f"{low}–{high}"


def run_components(name: str, source: str, as_json: bool, file: Path | None, language: str) -> None:
    """Print the values of a game's box and their sources."""
    game = games.load(name, file)
    marks = sorted({value.source for value in game.box.values})
    if source and source not in marks:
        raise BadOptions("bad-source", known=", ".join(marks), given=source)
    values = [value for value in game.box.values if source in {"", value.source}]
    if as_json:
        listed = [{"key": v.key, "value": v.value, "source": v.source} for v in values]
        print_json({"game": game.name, "digest": game.box.digest, "values": listed})
        return
    words = translator_for(game, language)
    screen = Screen(words)
    screen.line(words.say("title"), "bold", game.box.digest)
    if not source:
        screen.line()
        screen.paragraph(words.say("about-components"))
    screen.line()
    heads = [words.say(f"components-{column}") for column in ("source", "key", "value")]
    rows = [[v.source, v.key, json.dumps(v.value, ensure_ascii=False)] for v in values]
    screen.table(heads, rows)
    screen.line()
    counts = [(mark, sum(v.source == mark for v in game.box.values)) for mark in marks]
    for mark, count in counts:
        screen.line(words.say("components-count", mark=mark, count=count))
