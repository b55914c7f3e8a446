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
    seats_help,
)


def games(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the games on the shelf."""
    from dynasty.cli.games import run_games

    run_games(as_json, lang)


def play(
    what: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help="A game, or a kept game to go on with.")
    ] = "",
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="WHO,WHO,...",
            help=seats_help(),
        ),
    ] = "",
    seed: OwnSeed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with this kept game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Where to keep the game.")
    ] = None,
    coach: CoachLevel = "",
    option: TableOptions = None,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Play in the terminal, against bots or around one screen."""
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
