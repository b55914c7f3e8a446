"""`guide` and `shares`: how a game is played, and what earns points in it."""

from dataclasses import asdict

import typer

from dynasty import games
from dynasty.cli.screen import print_json
from dynasty.kernel import BadGuide
from dynasty.learn.guide_reading import load_guide
from dynasty.learn.guide_text import plain_guide, shares_lines
from dynasty.learn.shares import measure_shares
from dynasty.speech import words_of


def show_guide(name: str, language: str) -> None:
    """The command `guide`."""
    words = words_of(games.load(name), language)
    guide = load_guide(name, language)
    if guide is None:
        raise BadGuide(words.say("guide-none", title=words.say("title")))
    typer.echo(plain_guide(guide, words), nl=False)


def show_shares(name: str, count: int, seed: int, as_json: bool, language: str) -> None:
    """The command `shares`."""
    game = games.load(name)
    shares = measure_shares(game, count, seed)
    if as_json:
        print_json(asdict(shares))
        return
    for line in shares_lines(shares, words_of(game, language)):
        typer.echo(line)
