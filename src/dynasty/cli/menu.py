"""The menu of `dynasty` without a command: ask a few questions, then start the game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dynasty import bots, games
from dynasty.cli.open_match import PlayRequest, open_table
from dynasty.cli.parse_seats import YOU, parse_seat_entry
from dynasty.cli.play import play_match
from dynasty.cli.record_files import unfinished_saves
from dynasty.cli.safe_names import printable_names
from dynasty.cli.screen import BOLD_STYLE, Screen
from dynasty.kernel import Record, WrongSeats
from dynasty.localization import error_sentence, translator_for
from dynasty.text import LANGUAGES, Translator

MAX_LISTED_SAVES: Final = 8  # games to offer


def run_menu(wish: PlayRequest) -> None:
    """Ask what to play and play it."""
    try:
        chosen = ask_what_to_play(wish)
    except (EOFError, KeyboardInterrupt):
        Screen(Translator(wish.language)).line()
    else:
        play_match(open_table(chosen))


def ask_what_to_play(wish: PlayRequest) -> PlayRequest:
    """Ask what to play; return the request with the answers."""
    screen = Screen(Translator(wish.language))
    screen.heading(screen.say("menu-welcome"))
    names = [Translator(language).say("language-name") for language in LANGUAGES]
    at = ask_index(screen, screen.say("menu-language"), names, LANGUAGES.index(wish.language))
    wish = replace(wish, language=LANGUAGES[at])
    screen = Screen(Translator(wish.language))
    kept = [] if wish.seats else unfinished_saves()
    if kept:
        labels = [save_label(record, wish.language) for _, record in kept[:MAX_LISTED_SAVES]]
        at = ask_index(screen, screen.say("menu-continue"), [screen.say("menu-new"), *labels], 0)
        if at:
            return replace(wish, resume=kept[at - 1][0])
    titles = [translator_for(games.load(name), wish.language).say("title") for name in games.SHELF]
    name = games.SHELF[ask_index(screen, screen.say("menu-game"), titles, 0)]
    seats = wish.seats or ask_seats(screen, name, wish.language)
    options = wish.options or ask_options(screen, name, wish.language, seats.count(",") + 1)
    return replace(wish, what=name, seats=seats, options=options)


def save_label(record: Record, language: str) -> str:
    """Return a line that describes a saved game."""
    words = translator_for(games.load(record.game), language, printable_names(record.seats))
    players = words.joined([words.seat(seat) for seat in range(len(record.seats))])
    title, choices = words.say("title"), len(record.choices)
    return words.say("menu-kept", title=title, players=players, choices=choices)


def ask_seats(screen: Screen, name: str, language: str) -> str:
    """Ask how many play and who plays each seat; return the value of `--seats`."""
    game = games.load(name)
    counts = [screen.say("menu-players", count=count) for count in game.seat_counts]
    count = game.seat_counts[ask_index(screen, screen.say("menu-count"), counts, 0)]
    words = translator_for(game, language)
    screen.line()
    screen.tell("menu-who", bots=", ".join(bots.BOT_NAMES))
    return ",".join(
        ask_seat(screen, words.seat(seat), bots.DEFAULT_BOT if seat else YOU)
        for seat in range(count)
    )


def ask_seat(screen: Screen, colour: str, default: str) -> str:
    """Ask who plays a seat until the answer is valid."""
    while True:
        typed = screen.read(f"{colour} [{default}]: ") or default
        try:
            parse_seat_entry(typed)
        except WrongSeats as error:
            screen.paragraph(error_sentence(error, screen.words.language))
        else:
            return typed


def ask_options(screen: Screen, name: str, language: str, count: int) -> list[str]:
    """Ask for the table options of this number of players; return them as `key=value`."""
    game = games.load(name)
    words, found = translator_for(game, language), []
    for option in game.options:
        if option.applies(count):
            labels = [words.option(option.key, value) for value in option.values]
            at = ask_index(screen, words.option(option.key), labels, 0)
            found.append(f"{option.key}={option.values[at]}")
    return found


def ask_index(screen: Screen, question: str, labels: Sequence[str], default: int) -> int:
    """Ask for one of the labels by number; return its index. Enter means the default."""
    if len(labels) == 1:
        return 0
    screen.line()
    screen.line(question, BOLD_STYLE)
    for number, label in enumerate(labels, 1):
        screen.line(f"{number:>3}  {label}")
    while True:
        typed = screen.read(f"[{default + 1}] > ")
        if not typed:
            return default
        if typed.isdecimal() and 1 <= int(typed) <= len(labels):
            return int(typed) - 1
        screen.tell("answer-number", last=len(labels))
