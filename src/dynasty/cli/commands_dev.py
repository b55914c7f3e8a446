"""The commands for developers of games: `bench` and `fuzz`."""

from __future__ import annotations

from typing import Annotated

import typer

from dynasty.cli.shared_options import AsJson, ComponentsFile, Jobs, Lang, Seed, games_option


def bench(
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="SECONDS", min=0.1, help="help-bench-seconds")
    ] = 6.0,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure the speed of every game."""
    from dynasty.cli.bench import run_bench

    run_bench(seconds, as_json, lang)


def fuzz(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-fuzz-game")] = "",
    number: Annotated[int, games_option("help-fuzz-games")] = 1000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    every: Annotated[int, typer.Option("--every", metavar="N", min=1, help="help-fuzz-every")] = 1,
    bot: Annotated[
        str,
        typer.Option("--bot", metavar="BOT", help="help-fuzz-bot"),
    ] = "",
    seats: Annotated[int, typer.Option("--seats", metavar="N", min=0, help="help-fuzz-seats")] = 0,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Play many games and check every invariant."""
    from dynasty.cli.fuzz import run_fuzz

    raise typer.Exit(run_fuzz(game, number, seed, jobs, every, bot, seats, components, lang))
