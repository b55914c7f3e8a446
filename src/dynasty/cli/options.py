"""Arguments that several commands share."""

import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

if TYPE_CHECKING:
    from dynasty.lab.crew import Hands

LANGUAGE: Final = "dynasty.language"  # where the context keeps it, for messages about errors


def chosen_language(context: typer.Context, asked: str) -> str:
    """The language asked for, else the one of the environment."""
    from dynasty.text import checked, preferred

    known = context.meta.get(LANGUAGE) or preferred(os.environ.get("LANG"))
    context.meta[LANGUAGE] = checked(asked) if asked else known
    return str(context.meta[LANGUAGE])


def given_options(pairs: list[str] | None) -> dict[str, str]:
    """Table options out of `key=value` texts."""
    from dynasty.kernel import BadOptions

    found: dict[str, str] = {}
    for pair in pairs or ():
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOptions("bad-option-form", given=pair)
        found[key] = value
    return found


def chosen_hands(jobs: int, on: str) -> "Hands":
    """Who is to do the work; BadOptions if that is nobody."""
    from dynasty.kernel import BadOptions
    from dynasty.lab.crew import Hands

    if not on:
        return Hands(jobs)
    if on != "ray" and not on.startswith("ray://"):
        raise BadOptions("bad-on", given=on)
    import_module("dynasty.lab.cluster")  # what is missing is said before anything is played
    return Hands(jobs, on)


def checked_seed(seed: int | None) -> int | None:
    """A seed that a record can hold."""
    from dynasty.kernel.chance import SEEDS

    if seed is not None and seed >= SEEDS:
        raise typer.BadParameter(f"{seed} is not in the range 0<=x<{SEEDS}.")
    return seed


def checked_level(level: str) -> str:
    """One of the levels of the coach, if any is wished."""
    from dynasty.learn.coach import LEVELS

    if level and level not in LEVELS:
        raise typer.BadParameter(f"{level!r} is not one of {', '.join(LEVELS)}.")
    return level


def games_option(text: str, least: int = 1) -> Any:
    """How many games."""
    return typer.Option("--games", metavar="N", min=least, help=text)


def out_option(text: str) -> Any:
    """Where results go."""
    return typer.Option("--out", metavar="FOLDER", help=text)


CoachLevel = Annotated[
    str,
    typer.Option(
        "--coach",
        metavar="silent|matters|talkative",
        callback=checked_level,
        help="How much the coach says to whoever plays alone.",
    ),
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="en|fr",
        help="Language; else that of the environment variable LANG.",
        callback=chosen_language,
        is_eager=True,
        show_default=False,
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; see `dynasty games`.")]
GameOrRecord = Annotated[
    str, typer.Argument(metavar="RECORD|GAME", help="A record file, or a game.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record file.")]
ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Your own values for the pieces of the box."),
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="A table option; may be repeated."),
]
UpTo = Annotated[
    int | None, typer.Option("--to", metavar="N", min=0, help="Stop after so many choices.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]
Jobs = Annotated[
    int, typer.Option("--jobs", metavar="J", min=1, help="Processes to spread the games over.")
]
On = Annotated[
    str,
    typer.Option(
        "--on",
        metavar="ray|ray://HOST:PORT",
        help="Play on Ray, here or on a cluster, instead of plain processes.",
    ),
]
Seed = Annotated[
    int,
    typer.Option(
        "--seed", metavar="S", min=0, callback=checked_seed, help="Seed of the first game."
    ),
]

OwnSeed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="S",
        min=0,
        callback=checked_seed,
        help="Seed of the game; else by chance.",
    ),
]
Bots = Annotated[
    str, typer.Option("--bots", metavar="BOT,...", help="Who plays; they move on a seat each deal.")
]
Counts = Annotated[
    str, typer.Option("--seats", metavar="all|N,N", help="Numbers of players; else the fewest.")
]
AnyCounts = Annotated[str, typer.Option("--seats", metavar="all|N,N", help="Numbers of players.")]

# Of `dynasty serve`

Database = Annotated[
    str, typer.Option("--database", metavar="URL", help="postgresql+psycopg://... instead.")
]
BotTables = Annotated[
    int, typer.Option("--bot-tables", min=0, help="Tables of bots alone, per caller.")
]
RoomsKept = Annotated[
    int, typer.Option("--rooms", min=0, help="Tables kept in memory besides those in use.")
]
Requests = Annotated[
    int, typer.Option("--requests", min=1, help="Requests per minute and address.")
]
TablesFolder = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", help="Where tables are kept.")
]
OpenBrowser = Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")]
Lan = Annotated[
    bool, typer.Option("--lan", help="Serve to the whole house; shows the address to open.")
]
TlsCert = Annotated[
    Path | None,
    typer.Option("--tls-cert", metavar="FILE", help="Certificate (PEM): serve by HTTPS."),
]
TlsKey = Annotated[
    Path | None, typer.Option("--tls-key", metavar="FILE", help="The key of that certificate.")
]
PublicUrl = Annotated[
    str,
    typer.Option("--public-url", metavar="URL", help="How invitations to this server begin."),
]
LinesPerAddress = Annotated[
    int, typer.Option("--lines-per-address", min=1, help="Open pages of one address.")
]
LinesPerTable = Annotated[
    int, typer.Option("--lines-per-table", min=1, help="Spectators who follow one table.")
]
OpenMetrics = Annotated[
    bool,
    typer.Option("--open-metrics", help="Show /metrics to everybody, not to this machine only."),
]
Smtp = Annotated[
    str,
    typer.Option(
        "--smtp",
        metavar="URL",
        envvar="DYNASTY_SMTP",
        show_envvar=True,
        help="smtp://NAME:PASSWORD@HOST:PORT or smtps://... that sends our mail.",
    ),
]
MailFrom = Annotated[
    str, typer.Option("--mail-from", metavar="ADDRESS", help="The mailbox that it comes from.")
]
PrivateHooks = Annotated[
    bool,
    typer.Option("--allow-private-hooks", help="Webhooks may go to machines of this house."),
]
Doors = Annotated[
    Literal["open", "invited"],
    typer.Option("--doors", help="Who may come in: everybody, or who has a link."),
]
AllowSeeds = Annotated[
    bool, typer.Option("--allow-seeds", help="Let hosts choose any table's seed, for tests.")
]
