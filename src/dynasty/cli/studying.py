"""The commands for those who study the games: what a number of the box does."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dynasty.cli.options import AsJson, GameName, Jobs, Lang, Seed, TableOptions


def add_commands(app: typer.Typer) -> None:
    app.command()(sweep)


def sweep(
    game: GameName,
    vary: Annotated[
        list[str],
        typer.Option(
            "--vary",
            metavar="KEY=VALUE,...",
            help="A key of the box and the values to try; may be repeated.",
        ),
    ],
    players: Annotated[
        str,
        typer.Option("--bots", metavar="BOT,...", help="Who plays; they move on a seat each deal."),
    ] = "greedy",
    seats: Annotated[
        str,
        typer.Option("--seats", metavar="all|N,N", help="Numbers of players; else the fewest."),
    ] = "",
    number: Annotated[
        int, typer.Option("--games", metavar="N", min=2, help="Deals, at most, with each value.")
    ] = 400,
    seed: Seed = 1,
    jobs: Jobs = 1,
    whole: Annotated[
        bool, typer.Option("--whole", help="Play all deals, even when the answer is clear.")
    ] = False,
    option: TableOptions = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Where the report goes; else sweep/GAME."),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Try other values of a component on the same deals, and see what they do."""
    from dynasty.cli.options import given_options
    from dynasty.cli.sweep import show_sweep

    options = given_options(option or [])
    raise typer.Exit(
        show_sweep(
            game, vary, players, seats, number, seed, jobs, whole, options, out, as_json, lang
        )
    )
