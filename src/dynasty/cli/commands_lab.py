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
        str, typer.Option("--seats", metavar="BOT,BOT,...", help="help-simulate-seats")
    ] = "greedy,random",
    number: Annotated[int, games_option("help-simulate-games")] = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    as_json: AsJson = False,
    detail: Annotated[bool, typer.Option("--detail", help="help-simulate-detail")] = False,
    option: TableOptions = None,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Let bots play many games."""
    from dynasty.cli.simulate import run_simulate

    options, hands = parse_table_options(option), parse_backend(jobs, on)
    run_simulate(game, seats, number, seed, hands, as_json, detail, options, components, lang)


def arena(
    game: GameName,
    players: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT,...", help="help-arena-bots")
    ] = "random,greedy",
    number: Annotated[int, games_option("help-arena-games")] = 100,
    seats: SeatCountsOrAll = "all",
    neighbours: Annotated[bool, typer.Option("--neighbours", help="help-arena-neighbours")] = False,
    against: Annotated[
        str,
        typer.Option("--against", metavar="BOT,...", help="help-arena-against"),
    ] = "",
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    option: TableOptions = None,
    out: Annotated[Path | None, out_option("help-arena-out")] = None,
    lang: Lang = "",
) -> None:
    """Measure how strong bots are."""
    from dynasty.cli.arena import run_arena

    options, hands = parse_table_options(option), parse_backend(jobs, on)
    raise typer.Exit(
        run_arena(
            game, players, against, neighbours, seats, number, seed, hands, options, out, lang
        )
    )


def ladder(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="help-ladder-folder")] = Path(
        "docs/ladder"
    ),
    play: Annotated[bool, typer.Option("--play", help="help-ladder-play")] = False,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    lang: Lang = "",
) -> None:
    """Write the page of the bot ladder from its reports."""
    from dynasty.cli.arena import run_ladder

    raise typer.Exit(run_ladder(folder, play, parse_backend(jobs, on), lang))


def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-balance-game")] = "",
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="help-balance-bot")] = "scholar",
    number: Annotated[int, games_option("help-balance-games", 2)] = 200,
    masters: Annotated[
        int,
        typer.Option("--masters", metavar="N", min=0, help="help-balance-masters"),
    ] = 0,
    seats: SeatCountsOrAll = "all",
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    option: TableOptions = None,
    out: Annotated[Path | None, out_option("help-balance-out")] = None,
    page: Annotated[Path, typer.Option("--page", metavar="FILE", help="help-balance-page")] = Path(
        "docs/balance.md"
    ),
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure a game's balance with bots, or write the balance page."""
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
            help="help-sweep-vary",
        ),
    ],
    players: Bots = "greedy",
    seats: SeatCounts = "",
    number: Annotated[int, games_option("help-sweep-games", 2)] = 400,
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    whole: Annotated[bool, typer.Option("--whole", help="help-sweep-whole")] = False,
    option: TableOptions = None,
    components: ComponentsFile = None,
    out: Annotated[Path | None, out_option("help-sweep-out")] = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Try other values of a component on the same deals."""
    from dynasty.cli.sweep import SweepRequest, run_sweep

    options, hands = parse_table_options(option), parse_backend(jobs, on)
    asked = SweepRequest(vary, players, seats, number, seed, whole, options, components)
    raise typer.Exit(run_sweep(game, asked, hands, out, as_json, lang))


def dataset(
    game: GameName,
    out: Annotated[Path, out_option("help-dataset-out")],
    players: Bots = "scholar",
    seats: SeatCounts = "",
    number: Annotated[int, games_option("help-dataset-games")] = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    option: TableOptions = None,
    lang: Lang = "",
) -> None:
    """Save every decision of many games as rows of Parquet."""
    from dynasty.cli.dataset import run_dataset

    options, hands = parse_table_options(option), parse_backend(jobs, on)
    raise typer.Exit(run_dataset(game, players, seats, number, seed, hands, options, out, lang))


def train(
    game: GameName,
    number: Annotated[int, games_option("help-train-games", 10)] = 1000,
    seats: SeatCountsOrAll = "all",
    seed: Seed = 100000,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    out: Annotated[Path | None, out_option("help-train-out")] = None,
    install: Annotated[bool, typer.Option("--install", help="help-train-install")] = False,
    play: Annotated[bool, typer.Option("--play", help="help-train-play")] = False,
    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", min=1, help="help-train-rounds")
    ] = 2,
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", min=2, help="help-train-deals")
    ] = 200,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Train weights that value positions."""
    from dynasty.cli.run_options import RunOptions
    from dynasty.cli.train import run_train
    from dynasty.cli.train_policy import TrainingSettings

    run = RunOptions(seats, number, seed, parse_backend(jobs, on), {}, out, as_json, lang)
    lessons = TrainingSettings(rounds, deals) if play else None
    raise typer.Exit(run_train(game, install, lessons, run))


def calibrate(
    game: GameName,
    players: Bots = "scholar",
    number: Annotated[int, games_option("help-calibrate-games", 2)] = 200,
    seats: SeatCountsOrAll = "all",
    seed: Seed = 500000,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    option: TableOptions = None,
    out: Annotated[Path | None, out_option("help-calibrate-out")] = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Check predicted win chances against actual results."""
    from dynasty.cli.run_options import RunOptions
    from dynasty.cli.train import run_calibrate

    options, hands = parse_table_options(option), parse_backend(jobs, on)
    run = RunOptions(seats, number, seed, hands, options, out, as_json, lang)
    raise typer.Exit(run_calibrate(game, players, run))


def puzzles(
    game: GameName,
    number: Annotated[int, games_option("help-puzzles-games")] = 20,
    seats: SeatCountsOrAll = "2",
    seed: Seed = 1,
    gap: Annotated[
        float,
        typer.Option("--gap", metavar="POINTS", min=0, help="help-puzzles-gap"),
    ] = 0,
    kinds: Annotated[
        str, typer.Option("--kinds", metavar="STEP,...", help="help-puzzles-kinds")
    ] = "",
    most: Annotated[int, typer.Option("--most", metavar="N", min=1, help="help-puzzles-most")] = 48,
    without: Annotated[
        str, typer.Option("--without", metavar="NAME,...", help="help-puzzles-without")
    ] = "",
    check: Annotated[bool, typer.Option("--check", help="help-puzzles-check")] = False,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    out: Annotated[Path | None, out_option("help-puzzles-out")] = None,
    install: Annotated[bool, typer.Option("--install", help="help-puzzles-install")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Search games between scholars for puzzles, or check a game's puzzles."""
    from dynasty.cli.puzzle_search import run_puzzle_check, run_puzzles
    from dynasty.cli.run_options import RunOptions

    run = RunOptions(seats, number, seed, parse_backend(jobs, on), {}, out, as_json, lang)
    if check:
        raise typer.Exit(run_puzzle_check(game, gap, without, install, run))
    raise typer.Exit(run_puzzles(game, gap, kinds, most, without, install, run))
