"""The commands to play in the terminal: `games` and `play`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dynasty.cli.shared_options import (
    AsJson,
    CoachLevel,
    ComponentsFile,
    Lang,
    OwnSeed,
    TableOptions,
)


def games(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the games."""
    from dynasty.cli.games import run_games

    run_games(as_json, lang)


def play(
    what: Annotated[str, typer.Argument(metavar="GAME|FILE", help="help-play-what")] = "",
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="WHO,WHO,...",
            help="help-play-seats",
        ),
    ] = "",
    seed: OwnSeed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="help-play-resume")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="help-play-save")
    ] = None,
    coach: CoachLevel = "",
    option: TableOptions = None,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Play in the terminal."""
    from dynasty.cli.coach import set_coach_level
    from dynasty.cli.menu import run_menu
    from dynasty.cli.open_match import PlayRequest, open_table
    from dynasty.cli.play import play_match

    wish = PlayRequest(what, seats, seed, resume, save, option or [], components, lang)
    if what or resume is not None:
        table = open_table(wish)
        set_coach_level(table, coach)
        play_match(table)
    else:
        run_menu(wish)
