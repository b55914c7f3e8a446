"""The commands `guide` and `shares`: how to play a game, and what earns points in it."""

from dataclasses import asdict

import typer

from dynasty import games
from dynasty.cli.screen import print_json
from dynasty.kernel import BadGuide
from dynasty.learn.guide_parser import load_guide
from dynasty.learn.guide_text import guide_plain_text, shares_lines
from dynasty.learn.score_shares import measure_shares
from dynasty.localization import translator_for


def run_guide(name: str, language: str) -> None:
    """Print the guide of a game as text."""
    words = translator_for(games.load(name), language)
    guide = load_guide(name, language)
    if guide is None:
        raise BadGuide("guide-none", title=words.say("title"))
    typer.echo(guide_plain_text(guide, words), nl=False)


def run_shares(name: str, count: int, seed: int, as_json: bool, language: str) -> None:
    """Let bots play and print which categories give how many points."""
    game = games.load(name)
    shares = measure_shares(game, count, seed)
    if as_json:
        print_json(asdict(shares))
        return
    for line in shares_lines(shares, translator_for(game, language)):
        typer.echo(line)
