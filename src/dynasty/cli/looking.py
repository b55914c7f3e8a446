"""The commands that look at records: told, checked, drawn, thought through."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dynasty.cli.options import (
    AsJson,
    ComponentsFile,
    GameOrRecord,
    Jobs,
    Lang,
    On,
    RecordFile,
    Seed,
    TableOptions,
    UpTo,
    chosen_hands,
    given_options,
)


def replay(
    record: RecordFile,
    to: UpTo = None,
    seat: Annotated[
        int, typer.Option("--seat", metavar="K", min=-1, help="Tell what seat K heard (from 0).")
    ] = -1,
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Play a record again and tell what happened."""
    from dynasty.cli.replay import show_replay

    show_replay(record, to, seat, as_json, components, lang)


def verify(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="Record files.")],
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Check that records replay to what they say: 0 all do, 1 one differs, 2 one is no record."""
    from dynasty.cli.replay import verify_records

    raise typer.Exit(verify_records(records, components, lang))


def render(
    what: GameOrRecord,
    seat: Annotated[
        int, typer.Option("--seat", metavar="K", min=-1, help="As seat K sees it, from 0.")
    ] = -1,
    to: UpTo = None,
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
    from dynasty.cli.render import Picture, render_board

    picture = Picture(seat, text, narrow, theme, lang)
    render_board(what, to, seed, given_options(option), components, picture, output)


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

    show_analysis(record, seat, chosen_hands(jobs, on), as_json, components, lang)
