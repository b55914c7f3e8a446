"""The commands to learn a game: lessons, puzzles, guide, rules, components, shares of points."""

from typing import Annotated

import typer

from dynasty.cli.shared_options import AsJson, ComponentsFile, GameName, Lang, Seed


def learn(
    game: GameName,
    lesson: Annotated[
        str, typer.Argument(metavar="[LESSON]", help="Which one; else the first game.")
    ] = "",
    again: Annotated[
        bool, typer.Option("--again", help="From its beginning, even if it was left.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Learn a game by playing it, card by card; then the same game goes on."""
    from dynasty.cli.lessons import run_learn as learn_by_playing

    learn_by_playing(game, lesson, again, lang)


def puzzle(
    game: GameName,
    number: Annotated[
        int, typer.Argument(metavar="[N]", min=0, help="Which one; else that of today.")
    ] = 0,
    lang: Lang = "",
) -> None:
    """A turn a day: find the one choice that is better than all others."""
    from dynasty.cli.lessons import run_puzzle

    run_puzzle(game, number, lang)


def guide(game: GameName, lang: Lang = "") -> None:
    """How to play: the guide of a game, its pictures in words."""
    from dynasty.cli.guide import run_guide

    run_guide(game, lang)


def shares(
    game: GameName,
    number: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="How many games are played.")
    ] = 40,
    seed: Seed = 1,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure what earns points, by games of equal bots; the guide shows the result."""
    from dynasty.cli.guide import run_shares

    run_shares(game, number, seed, as_json, lang)


def rules(
    game: GameName,
    rule_id: Annotated[
        str, typer.Argument(metavar="[ID]", help="A rule, a ruling or a chapter; else all.")
    ] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """The rules in our words, with the functions, tests and rulings of each."""
    from dynasty.cli.rules import run_rules

    run_rules(game, rule_id, as_json, lang)


def components(
    game: GameName,
    source: Annotated[
        str, typer.Option("--source", metavar="MARK", help="Only R, E, P, C or owner.")
    ] = "",
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """The values of the box and where each comes from."""
    from dynasty.cli.games import run_components

    run_components(game, source, as_json, components, lang)
