"""The commands for developers of games: `bench` and `fuzz`."""

from __future__ import annotations

from typing import Annotated

import typer

from dynasty.cli.shared_options import AsJson, ComponentsFile, Jobs, Lang, Seed, games_option


def bench(
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="T", min=0.1, help="CPU time for each game.")
    ] = 6.0,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure the speed of every game against a yardstick."""
    from dynasty.cli.bench import run_bench

    run_bench(seconds, as_json, lang)


def fuzz(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game; else all.")] = "",
    number: Annotated[int, games_option("How many games of each.")] = 1000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    every: Annotated[
        int, typer.Option("--every", metavar="K", min=1, help="Check after every K-th choice.")
    ] = 1,
    bot: Annotated[
        str,
        typer.Option(
            "--bot", metavar="NAME", help="Who plays; else N games of random, N/10 of greedy."
        ),
    ] = "",
    seats: Annotated[
        int, typer.Option("--seats", metavar="N", min=0, help="Players; else all counts in turn.")
    ] = 0,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Play many games with every invariant checked; failures are printed with their seeds."""
    from dynasty.cli.fuzz import run_fuzz

    raise typer.Exit(run_fuzz(game, number, seed, jobs, every, bot, seats, components, lang))
