"""The commands about records: `replay`, `verify`, `render` and `analyse`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dynasty.cli.shared_options import (
    AsJson,
    BackendAddress,
    ChoiceLimit,
    ComponentsFile,
    GameOrRecord,
    Jobs,
    Lang,
    RecordFile,
    Seed,
    TableOptions,
    parse_backend,
    parse_table_options,
)


def replay(
    record: RecordFile,
    to: ChoiceLimit = None,
    seat: Annotated[
        int, typer.Option("--seat", metavar="K", min=-1, help="Tell what seat K heard (from 0).")
    ] = -1,
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Play a record again and tell what happened."""
    from dynasty.cli.replay import run_replay

    run_replay(record, to, seat, as_json, components, lang)


def verify(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="Record files.")],
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Check that records replay to what they say: 0 all do, 1 one differs, 2 one is no record."""
    from dynasty.cli.replay import run_verify

    raise typer.Exit(run_verify(records, components, lang))


def render(
    what: GameOrRecord,
    seat: Annotated[
        int, typer.Option("--seat", metavar="K", min=-1, help="As seat K sees it, from 0.")
    ] = -1,
    to: ChoiceLimit = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="Else standard output.")
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="As plain text instead of SVG.")] = False,
    narrow: Annotated[bool, typer.Option("--narrow", help="For a phone.")] = False,
    theme: Annotated[str, typer.Option("--theme", metavar="NAME", help="light or dark.")] = "light",
    seed: Seed = 1,
    option: TableOptions = None,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Draw the board of a record, or of a game set up and played on at random (--to)."""
    from dynasty.cli.render import RenderSettings, run_render

    picture = RenderSettings(seat, text, narrow, theme, lang)
    run_render(what, to, seed, parse_table_options(option), components, picture, output)


def analyse(
    record: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="K", min=0, help="Seek mistakes of seat K alone (from 0)."),
    ] = None,
    jobs: Jobs = 1,
    on: BackendAddress = "",
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Look back at a finished game: chances to win, turning points, mistakes, luck."""
    from dynasty.cli.analyse import run_analyse

    run_analyse(record, seat, parse_backend(jobs, on), as_json, components, lang)
