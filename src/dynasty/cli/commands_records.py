"""The commands about records: `replay`, `verify`, `render` and `analyse`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dynasty.cli.shared_options import (
    AsJson,
    BackendAddress,
    ComponentsFile,
    GameOrRecord,
    Jobs,
    Lang,
    RecordFile,
    Seed,
    TableOptions,
    choice_limit,
    parse_backend,
    parse_table_options,
)


def replay(
    record: RecordFile,
    to: Annotated[int | None, choice_limit("help-replay-to")] = None,
    seat: Annotated[int, typer.Option("--seat", metavar="N", min=-1, help="help-replay-seat")] = -1,
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Replay a game file and print what happened."""
    from dynasty.cli.replay import run_replay

    run_replay(record, to, seat, as_json, components, lang)


def verify(
    records: Annotated[list[Path], typer.Argument(metavar="FILE", help="help-verify-files")],
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Check that game files replay correctly."""
    from dynasty.cli.replay import run_verify

    raise typer.Exit(run_verify(records, components, lang))


def render(
    what: GameOrRecord,
    seat: Annotated[int, typer.Option("--seat", metavar="N", min=-1, help="help-render-seat")] = -1,
    to: Annotated[int | None, choice_limit("help-render-to")] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="help-render-output")
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="help-render-text")] = False,
    narrow: Annotated[bool, typer.Option("--narrow", help="help-render-narrow")] = False,
    theme: Annotated[
        str, typer.Option("--theme", metavar="light|dark", help="help-render-theme")
    ] = "light",
    seed: Seed = 1,
    option: TableOptions = None,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Draw the board of a game file, or of a game played at random."""
    from dynasty.cli.render import RenderSettings, run_render

    picture = RenderSettings(seat, text, narrow, theme, lang)
    run_render(what, to, seed, parse_table_options(option), components, picture, output)


def analyse(
    record: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="N", min=0, help="help-analyse-seat"),
    ] = None,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Analyse a finished game."""
    from dynasty.cli.analyse import run_analyse

    run_analyse(record, seat, parse_backend(jobs, on), as_json, components, lang)
