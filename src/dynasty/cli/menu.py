"""The menu of `dynasty` without a command: a few plain questions, then the game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dynasty import bots, games
from dynasty.cli.files import open_games
from dynasty.cli.opening import Wish, open_table
from dynasty.cli.play import play_on
from dynasty.cli.screen import LOUD, Screen
from dynasty.cli.seating import YOU, seat_entry
from dynasty.cli.wording import names_of
from dynasty.kernel import Record, WrongSeats
from dynasty.speech import words_of
from dynasty.text import LANGUAGES, Words

MOST_KEPT: Final = 8  # games to offer


def menu(wish: Wish) -> None:
    """Ask what to play and play it."""
    try:
        chosen = asked(wish)
    except (EOFError, KeyboardInterrupt):
        Screen(Words(wish.language)).line()
    else:
        play_on(open_table(chosen))


def asked(wish: Wish) -> Wish:
    """What the person wants to play."""
    screen = Screen(Words(wish.language))
    screen.heading(screen.say("menu-welcome"))
    names = [Words(language).say("language-name") for language in LANGUAGES]
    at = pick(screen, screen.say("menu-language"), names, LANGUAGES.index(wish.language))
    wish = replace(wish, language=LANGUAGES[at])
    screen = Screen(Words(wish.language))
    kept = [] if wish.seats else open_games()
    if kept:
        labels = [kept_label(record, wish.language) for _, record in kept[:MOST_KEPT]]
        at = pick(screen, screen.say("menu-continue"), [screen.say("menu-new"), *labels], 0)
        if at:
            return replace(wish, resume=kept[at - 1][0])
    titles = [words_of(games.load(name), wish.language).say("title") for name in games.SHELF]
    name = games.SHELF[pick(screen, screen.say("menu-game"), titles, 0)]
    seats = wish.seats or ask_seats(screen, name, wish.language)
    options = wish.options or ask_options(screen, name, wish.language, seats.count(",") + 1)
    return replace(wish, what=name, seats=seats, options=options)


def kept_label(record: Record, language: str) -> str:
    """A kept game in one line."""
    words = words_of(games.load(record.game), language, names_of(record.seats))
    players = words.joined([words.seat(seat) for seat in range(len(record.seats))])
    title, choices = words.say("title"), len(record.choices)
    return words.say("menu-kept", title=title, players=players, choices=choices)


def ask_seats(screen: Screen, name: str, language: str) -> str:
    """Who plays: how many, and who on each seat."""
    game = games.load(name)
    counts = [screen.say("menu-players", count=count) for count in game.seat_counts]
    count = game.seat_counts[pick(screen, screen.say("menu-count"), counts, 0)]
    words = words_of(game, language)
    screen.line()
    screen.tell("menu-who", bots=", ".join(bots.NAMES))
    return ",".join(
        ask_seat(screen, words.seat(seat), bots.USUAL if seat else YOU) for seat in range(count)
    )


def ask_seat(screen: Screen, colour: str, default: str) -> str:
    """One seat, asked until it is understood."""
    while True:
        typed = screen.read(f"{colour} [{default}]: ") or default
        try:
            seat_entry(typed)
        except WrongSeats as error:
            screen.tell(error.key, **error.values)
        else:
            return typed


def ask_options(screen: Screen, name: str, language: str, count: int) -> list[str]:
    """What else is to be chosen with so many players, as `key=value`."""
    game = games.load(name)
    words, found = words_of(game, language), []
    for option in game.options:
        if option.applies(count):
            labels = [words.option(option.key, value) for value in option.values]
            at = pick(screen, words.option(option.key), labels, 0)
            found.append(f"{option.key}={option.values[at]}")
    return found


def pick(screen: Screen, question: str, labels: Sequence[str], default: int) -> int:
    """One of a list, by number; Enter takes the default. A list of one is not asked."""
    if len(labels) == 1:
        return 0
    screen.line()
    screen.line(question, LOUD)
    for number, label in enumerate(labels, 1):
        screen.line(f"{number:>3}  {label}")
    while True:
        typed = screen.read(f"[{default + 1}] > ")
        if not typed:
            return default
        if typed.isdecimal() and 1 <= int(typed) <= len(labels):
            return int(typed) - 1
        screen.tell("answer-number", last=len(labels))
