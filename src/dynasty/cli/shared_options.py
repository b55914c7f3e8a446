"""Arguments and options that several commands share."""

import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

if TYPE_CHECKING:
    from dynasty.lab.task_pool import Backend

LANGUAGE_KEY: Final = "dynasty.language"  # key in the context, for error messages


def chosen_language(context: typer.Context, asked: str) -> str:
    """Return the language given as an option, else the language of the environment."""
    from dynasty.text import check_language, environment_language

    known = context.meta.get(LANGUAGE_KEY)
    source = context.get_parameter_source("lang")
    if known and source is not None and source.name == "ENVIRONMENT":
        return str(known)  # `dynasty --lang` wins over the variable
    found = (
        check_language(asked) if asked else known or environment_language(os.environ.get("LANG"))
    )
    context.meta[LANGUAGE_KEY] = found
    return str(found)


def parse_table_options(pairs: list[str] | None) -> dict[str, str]:
    """Return the table options in `key=value` texts."""
    from dynasty.kernel import BadOptions

    found: dict[str, str] = {}
    for pair in pairs or ():
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOptions("bad-option-form", given=pair)
        found[key] = value
    return found


def parse_backend(jobs: int, on: str) -> "Backend":
    """Return the backend that plays the games; raise BadOptions if `on` is unknown."""
    from dynasty.kernel import BadOptions
    from dynasty.lab.task_pool import Backend

    if not on:
        return Backend(jobs)
    if on != "ray" and not on.startswith("ray://"):
        raise BadOptions("bad-on", given=on)
    import_module("dynasty.lab.ray_pool")  # fails before anything is played if Ray is missing
    return Backend(jobs, on)


def validate_seed(seed: int | None) -> int | None:
    """Return the seed; raise BadParameter if a record cannot hold it."""
    from dynasty.kernel.chance import SEED_LIMIT

    if seed is not None and seed >= SEED_LIMIT:
        raise typer.BadParameter(f"{seed} is not in the range 0<=x<{SEED_LIMIT}.")
    return seed


def validate_coach_level(level: str) -> str:
    """Return the coach's level; raise BadParameter if it is unknown."""
    from dynasty.learn.coach_advice import COACH_LEVELS

    if level and level not in COACH_LEVELS:
        raise typer.BadParameter(f"{level!r} is not one of {', '.join(COACH_LEVELS)}.")
    return level


def seats_help() -> str:
    """Return the help text of `--seats`; called only when the command itself is needed."""
    from dynasty.kernel.bot_level import LEVELS

    levels = ", ".join(LEVELS)
    return f"In order of the seats: you, you=Name, or a bot ({levels}; weakest first)."


def games_option(text: str, least: int = 1) -> Any:
    """Return the option for the number of games."""
    return typer.Option("--games", metavar="N", min=least, help=text)


def out_option(text: str) -> Any:
    """Return the option for the folder of results."""
    return typer.Option("--out", metavar="FOLDER", help=text)


CoachLevel = Annotated[
    str,
    typer.Option(
        "--coach",
        metavar="silent|matters|talkative",
        callback=validate_coach_level,
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
ChoiceLimit = Annotated[
    int | None, typer.Option("--to", metavar="N", min=0, help="Stop after so many choices.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]
Jobs = Annotated[
    int, typer.Option("--jobs", metavar="J", min=1, help="Processes to spread the games over.")
]
BackendAddress = Annotated[
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
        "--seed", metavar="S", min=0, callback=validate_seed, help="Seed of the first game."
    ),
]

OwnSeed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="S",
        min=0,
        callback=validate_seed,
        help="Seed of the game; else by chance.",
    ),
]
Bots = Annotated[
    str, typer.Option("--bots", metavar="BOT,...", help="Who plays; they move on a seat each deal.")
]
SeatCounts = Annotated[
    str, typer.Option("--seats", metavar="all|N,N", help="Numbers of players; else the fewest.")
]
SeatCountsOrAll = Annotated[
    str, typer.Option("--seats", metavar="all|N,N", help="Numbers of players.")
]

# Of `dynasty serve`

Database = Annotated[
    str, typer.Option("--database", metavar="URL", help="postgresql+psycopg://... instead.")
]
BotTables = Annotated[
    int, typer.Option("--bot-tables", min=0, help="Tables of bots alone, per caller.")
]
CachedRooms = Annotated[
    int, typer.Option("--rooms", min=0, help="Tables kept in memory besides those in use.")
]
DrawingMemory = Annotated[
    int,
    typer.Option(
        "--drawing-memory",
        metavar="MB",
        min=0,
        help="Memory in all for drawing open pages again quickly.",
    ),
]
RequestLimit = Annotated[
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
ConnectionsPerAddress = Annotated[
    int,
    typer.Option(
        "--connections-per-address",
        min=1,
        help="Connections of one address at the same time, in each server process.",
    ),
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
RegistrationMode = Annotated[
    Literal["open", "invited"],
    typer.Option("--doors", help="Who may come in: everybody, or who has a link."),
]
AllowSeeds = Annotated[
    bool, typer.Option("--allow-seeds", help="Let hosts choose any table's seed, for tests.")
]
