"""The commands to learn a game: lessons, puzzles, guide, rules, components, shares of points."""

from typing import Annotated

import typer

from dynasty.cli.shared_options import AsJson, ComponentsFile, GameName, Lang, Seed


def learn(
    game: GameName,
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help="help-learn-lesson")] = "",
    again: Annotated[bool, typer.Option("--again", help="help-learn-again")] = False,
    lang: Lang = "",
) -> None:
    """Teach a game in an interactive lesson."""
    from dynasty.cli.play_lessons import run_learn as learn_by_playing

    learn_by_playing(game, lesson, again, lang)


def puzzle(
    game: GameName,
    number: Annotated[int, typer.Argument(metavar="N", min=0, help="help-puzzle-number")] = 0,
    lang: Lang = "",
) -> None:
    """Ask the daily puzzle."""
    from dynasty.cli.play_lessons import run_puzzle

    run_puzzle(game, number, lang)


def guide(game: GameName, lang: Lang = "") -> None:
    """Print the guide to a game."""
    from dynasty.cli.guide import run_guide

    run_guide(game, lang)


def shares(
    game: GameName,
    number: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="help-shares-games")
    ] = 40,
    seed: Seed = 1,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure what earns points, in games between equal bots."""
    from dynasty.cli.guide import run_shares

    run_shares(game, number, seed, as_json, lang)


def rules(
    game: GameName,
    rule_id: Annotated[str, typer.Argument(metavar="ID", help="help-rules-id")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Print the rules of a game."""
    from dynasty.cli.rules import run_rules

    run_rules(game, rule_id, as_json, lang)


def components(
    game: GameName,
    source: Annotated[
        str, typer.Option("--source", metavar="R|E|P|C|owner", help="help-components-source")
    ] = "",
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """List the component values of a game and their sources."""
    from dynasty.cli.games import run_components

    run_components(game, source, as_json, components, lang)
