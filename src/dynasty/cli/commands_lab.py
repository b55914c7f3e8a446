"""The commands for research: bots, balance, data sets, training and puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dynasty.cli.shared_options import (
    AsJson,
    BackendAddress,
    Bots,
    ComponentsFile,
    GameName,
    Jobs,
    Lang,
    SeatCounts,
    SeatCountsOrAll,
    Seed,
    TableOptions,
    games_option,
    out_option,
    parse_backend,
    parse_table_options,
)


def simulate(
    game: GameName,
    seats: Annotated[
        str, typer.Option("--seats", metavar="BOT,BOT,...", help="Bots in order of the seats.")
    ] = "greedy,random",
    number: Annotated[int, games_option("How many games.")] = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    as_json: AsJson = False,
    detail: Annotated[
        bool, typer.Option("--detail", help="Also count points by category, and what happened.")
    ] = False,
    option: TableOptions = None,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Let bots play many games; same seeds, same result, whatever the jobs."""
    from dynasty.cli.simulate import run_simulate

    options, hands = parse_table_options(option), parse_backend(jobs, on)
    run_simulate(game, seats, number, seed, hands, as_json, detail, options, components, lang)


def arena(
    game: GameName,
    players: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT,...", help="Who plays, the weakest first.")
    ] = "random,greedy",
    number: Annotated[int, games_option("Games of each group of bots.")] = 100,
    seats: SeatCountsOrAll = "all",
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Each bot meets only the next of the list.")
    ] = False,
    against: Annotated[
        str,
        typer.Option(
            "--against", metavar="BOT,...", help="With --neighbours: who else meets the last."
        ),
    ] = "",
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    option: TableOptions = None,
    out: Annotated[Path | None, out_option("Where games and report go; else arena/GAME.")] = None,
    lang: Lang = "",
) -> None:
    """Measure how strong bots are; the same command goes on where it was stopped."""
    from dynasty.cli.arena import run_arena

    options, hands = parse_table_options(option), parse_backend(jobs, on)
    raise typer.Exit(
        run_arena(
            game, players, against, neighbours, seats, number, seed, hands, options, out, lang
        )
    )


def ladder(
    folder: Annotated[
        Path, typer.Argument(metavar="[FOLDER]", help="Where the published reports lie.")
    ] = Path("docs/ladder"),
    play: Annotated[
        bool, typer.Option("--play", help="Play the games of all reports again, which takes long.")
    ] = False,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    lang: Lang = "",
) -> None:
    """Write the page of the published ladder, FOLDER.md, from the reports in the folder."""
    from dynasty.cli.arena import run_ladder

    raise typer.Exit(run_ladder(folder, play, parse_backend(jobs, on), lang))


def balance(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="A game; without one the page is written.")
    ] = "",
    bot: Annotated[
        str, typer.Option("--bot", metavar="NAME", help="Who plays at tables of every size.")
    ] = "scholar",
    number: Annotated[int, games_option("Its games at each size.", 2)] = 200,
    masters: Annotated[
        int,
        typer.Option(
            "--masters", metavar="N", min=0, help="Games of masters, alone and at the usual size."
        ),
    ] = 0,
    seats: SeatCountsOrAll = "all",
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    option: TableOptions = None,
    out: Annotated[Path | None, out_option("Where the report goes; else balance/GAME.")] = None,
    page: Annotated[
        Path, typer.Option("--page", metavar="FILE", help="The page, where no game is named.")
    ] = Path("docs/balance.md"),
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure what bots make of a game's numbers; the same command goes on where it was stopped."""
    from dynasty.cli.balance import run_balance, write_balance_document
    from dynasty.cli.run_options import RunOptions

    if not game:
        raise typer.Exit(write_balance_document(page, lang))
    options, hands = parse_table_options(option), parse_backend(jobs, on)
    run = RunOptions(seats, number, seed, hands, options, out, as_json, lang)
    raise typer.Exit(run_balance(game, bot, masters, run))


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
    seats: SeatCounts = "",
    number: Annotated[int, games_option("Deals, at most, with each value.", 2)] = 400,
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    whole: Annotated[
        bool, typer.Option("--whole", help="Play all deals, even when the answer is clear.")
    ] = False,
    option: TableOptions = None,
    components: ComponentsFile = None,
    out: Annotated[Path | None, out_option("Where the report goes; else sweep/GAME/KEY.")] = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Try other values of a component on the same deals; goes on where it was stopped."""
    from dynasty.cli.sweep import SweepRequest, run_sweep

    options, hands = parse_table_options(option), parse_backend(jobs, on)
    asked = SweepRequest(vary, players, seats, number, seed, whole, options, components)
    raise typer.Exit(run_sweep(game, asked, hands, out, as_json, lang))


def dataset(
    game: GameName,
    out: Annotated[Path, out_option("Where rows and records go.")],
    players: Bots = "scholar",
    seats: SeatCounts = "",
    number: Annotated[int, games_option("Games of each number of players.")] = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    option: TableOptions = None,
    lang: Lang = "",
) -> None:
    """Keep every decision of many games as rows of Parquet, to learn from."""
    from dynasty.cli.dataset import run_dataset

    options, hands = parse_table_options(option), parse_backend(jobs, on)
    raise typer.Exit(run_dataset(game, players, seats, number, seed, hands, options, out, lang))


def train(
    game: GameName,
    number: Annotated[int, games_option("To learn from.", 10)] = 1000,
    seats: SeatCountsOrAll = "all",
    seed: Seed = 100000,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    out: Annotated[Path | None, out_option("Where games and weights go; else train/GAME.")] = None,
    install: Annotated[
        bool, typer.Option("--install", help="Write the weights into the game's own folder.")
    ] = False,
    play: Annotated[
        bool, typer.Option("--play", help="Learn what bots play by; kept only if it beats them.")
    ] = False,
    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", min=1, help="Of improvement, with --play.")
    ] = 2,
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", min=2, help="To be held against, with --play.")
    ] = 200,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Learn what positions are worth; the same command goes on where it was stopped."""
    from dynasty.cli.run_options import RunOptions
    from dynasty.cli.train import run_train
    from dynasty.cli.train_policy import TrainingSettings

    run = RunOptions(seats, number, seed, parse_backend(jobs, on), {}, out, as_json, lang)
    lessons = TrainingSettings(rounds, deals) if play else None
    raise typer.Exit(run_train(game, install, lessons, run))


def calibrate(
    game: GameName,
    players: Bots = "scholar",
    number: Annotated[int, games_option("Games to play.", 2)] = 200,
    seats: SeatCountsOrAll = "all",
    seed: Seed = 500000,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    option: TableOptions = None,
    out: Annotated[Path | None, out_option("Write a plot there, too.")] = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure whether seats win as often as they are told, by quarter of the game."""
    from dynasty.cli.run_options import RunOptions
    from dynasty.cli.train import run_calibrate

    options, hands = parse_table_options(option), parse_backend(jobs, on)
    run = RunOptions(seats, number, seed, hands, options, out, as_json, lang)
    raise typer.Exit(run_calibrate(game, players, run))


def puzzles(
    game: GameName,
    number: Annotated[int, games_option("Games of each number of players to look through.")] = 20,
    seats: SeatCountsOrAll = "2",
    seed: Seed = 1,
    gap: Annotated[
        float,
        typer.Option("--gap", metavar="P", min=0, help="Points that the best choice gains."),
    ] = 0,
    kinds: Annotated[
        str, typer.Option("--kinds", metavar="STEP,...", help="Questions to look at; else all.")
    ] = "",
    most: Annotated[
        int, typer.Option("--most", metavar="N", min=1, help="Puzzles to keep, the clearest.")
    ] = 48,
    without: Annotated[
        str, typer.Option("--without", metavar="NAME,...", help="Puzzles that are thrown out.")
    ] = "",
    check: Annotated[
        bool, typer.Option("--check", help="Ask today's bots whether the game's puzzles hold.")
    ] = False,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    out: Annotated[Path | None, out_option("Where all goes; else puzzles/GAME.")] = None,
    install: Annotated[
        bool, typer.Option("--install", help="Write what is found into the game's own folder.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Look for puzzles in games between scholars; goes on where it was stopped."""
    from dynasty.cli.puzzles import run_puzzle_check, run_puzzles
    from dynasty.cli.run_options import RunOptions

    run = RunOptions(seats, number, seed, parse_backend(jobs, on), {}, out, as_json, lang)
    if check:
        raise typer.Exit(run_puzzle_check(game, gap, without, install, run))
    raise typer.Exit(run_puzzles(game, gap, kinds, most, without, install, run))
