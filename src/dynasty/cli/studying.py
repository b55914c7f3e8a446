"""The commands for those who study the games: what a number of the box does, data, values."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dynasty.cli.options import (
    AsJson,
    ComponentsFile,
    GameName,
    Jobs,
    Lang,
    On,
    RecordFile,
    Seed,
    TableOptions,
)

Bots = Annotated[
    str, typer.Option("--bots", metavar="BOT,...", help="Who plays; they move on a seat each deal.")
]
Counts = Annotated[
    str, typer.Option("--seats", metavar="all|N,N", help="Numbers of players; else the fewest.")
]
AnyCounts = Annotated[str, typer.Option("--seats", metavar="all|N,N", help="Numbers of players.")]


def add_commands(app: typer.Typer) -> None:
    for command in (analyse, balance, sweep, dataset, train, calibrate):
        app.command()(command)


def analyse(
    record: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="K", min=0, help="Seek mistakes of seat K alone (from 0)."),
    ] = None,
    jobs: Jobs = 1,
    on: On = "",
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Look back at a finished game: chances to win, turning points, mistakes, luck."""
    from dynasty.cli.analyse import show_analysis
    from dynasty.cli.options import chosen_hands

    show_analysis(record, seat, chosen_hands(jobs, on), as_json, components, lang)


def balance(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="A game; without one the page is written.")
    ] = "",
    bot: Annotated[
        str, typer.Option("--bot", metavar="NAME", help="Who plays at tables of every size.")
    ] = "scholar",
    number: Annotated[
        int, typer.Option("--games", metavar="N", min=2, help="Its games at each size.")
    ] = 200,
    masters: Annotated[
        int,
        typer.Option(
            "--masters", metavar="N", min=0, help="Games of masters, alone and at the usual size."
        ),
    ] = 0,
    seats: Annotated[
        str, typer.Option("--seats", metavar="all|N,N", help="Numbers of players.")
    ] = "all",
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: On = "",
    option: TableOptions = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Where the report goes; else balance/GAME."),
    ] = None,
    page: Annotated[
        Path, typer.Option("--page", metavar="FILE", help="The page, where no game is named.")
    ] = Path("docs/balance.md"),
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure what bots make of a game's numbers; the same command goes on where it was stopped."""
    from dynasty.cli.balance import show_balance, write_document
    from dynasty.cli.options import chosen_hands, given_options

    if not game:
        raise typer.Exit(write_document(page, lang))
    options, hands = given_options(option or []), chosen_hands(jobs, on)
    raise typer.Exit(
        show_balance(game, bot, seats, number, masters, seed, hands, options, out, as_json, lang)
    )


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
    players: Bots = "greedy",
    seats: Counts = "",
    number: Annotated[
        int, typer.Option("--games", metavar="N", min=2, help="Deals, at most, with each value.")
    ] = 400,
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: On = "",
    whole: Annotated[
        bool, typer.Option("--whole", help="Play all deals, even when the answer is clear.")
    ] = False,
    option: TableOptions = None,
    components: ComponentsFile = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Where the report goes; else sweep/GAME/KEY."),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Try other values of a component on the same deals, and see what they do.

    The same command goes on where it was stopped.
    """
    from dynasty.cli.options import chosen_hands, given_options
    from dynasty.cli.sweep import show_sweep

    options, hands = given_options(option or []), chosen_hands(jobs, on)
    raise typer.Exit(
        show_sweep(
            game,
            vary,
            players,
            seats,
            number,
            seed,
            hands,
            whole,
            options,
            components,
            out,
            as_json,
            lang,
        )
    )


def dataset(
    game: GameName,
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where rows and records go.")
    ],
    players: Bots = "scholar",
    seats: Counts = "",
    number: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games of each number of players.")
    ] = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: On = "",
    option: TableOptions = None,
    lang: Lang = "",
) -> None:
    """Keep every decision of many games as rows of Parquet, to learn from."""
    from dynasty.cli.dataset import show_dataset
    from dynasty.cli.options import chosen_hands, given_options

    options, hands = given_options(option or []), chosen_hands(jobs, on)
    raise typer.Exit(show_dataset(game, players, seats, number, seed, hands, options, out, lang))


def train(
    game: GameName,
    number: Annotated[int, typer.Option("--games", metavar="N", min=10, help="To learn from.")] = (
        1000
    ),
    seats: AnyCounts = "all",
    seed: Seed = 100000,
    jobs: Jobs = 1,
    on: On = "",
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FOLDER", help="Where games and weights go; else train/GAME."
        ),
    ] = None,
    install: Annotated[
        bool, typer.Option("--install", help="Write the weights into the game's own folder.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Learn what positions are worth; the same command goes on where it was stopped."""
    from dynasty.cli.options import chosen_hands
    from dynasty.cli.training import show_training

    hands = chosen_hands(jobs, on)
    raise typer.Exit(show_training(game, seats, number, seed, hands, out, install, as_json, lang))


def calibrate(
    game: GameName,
    players: Bots = "scholar",
    number: Annotated[
        int, typer.Option("--games", metavar="N", min=2, help="Games to play.")
    ] = 200,
    seats: AnyCounts = "all",
    seed: Seed = 500000,
    jobs: Jobs = 1,
    on: On = "",
    option: TableOptions = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="Write a plot there, too.")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure whether seats win as often as they are told, by quarter of the game."""
    from dynasty.cli.options import chosen_hands, given_options
    from dynasty.cli.training import show_calibration

    options, hands = given_options(option or []), chosen_hands(jobs, on)
    raise typer.Exit(
        show_calibration(game, players, seats, number, seed, hands, options, out, as_json, lang)
    )
