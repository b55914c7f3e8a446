"""Arguments and options that several commands share; the help of each is a text key."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from dynasty.cli.language_choice import chosen_language
from dynasty.languages import LANGUAGES

if TYPE_CHECKING:
    from dynasty.lab.task_pool import Backend


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
    """Return the seed; raise BadOptions if a record cannot hold it."""
    from dynasty.kernel import BadOptions
    from dynasty.kernel.chance import SEED_LIMIT

    if seed is not None and seed >= SEED_LIMIT:
        raise BadOptions("bad-seed", most=str(SEED_LIMIT - 1), given=str(seed))
    return seed


def validate_coach_level(level: str) -> str:
    """Return the coach's level; raise BadOptions if it is unknown."""
    from dynasty.kernel import BadOptions
    from dynasty.learn.coach_advice import COACH_LEVELS

    if level and level not in COACH_LEVELS:
        raise BadOptions("bad-coach", known=", ".join(COACH_LEVELS), given=level)
    return level


def games_option(key: str, least: int = 1) -> Any:
    """Return the option for the number of games; its help is the text of the key."""
    return typer.Option("--games", metavar="N", min=least, help=key)


def out_option(key: str) -> Any:
    """Return the option for the folder of results; its help is the text of the key."""
    return typer.Option("--out", metavar="FOLDER", help=key)


def choice_limit(key: str) -> Any:
    """Return the option for a number of choices; its help is the text of the key."""
    return typer.Option("--to", metavar="N", min=0, help=key)


CoachLevel = Annotated[
    str,
    typer.Option(
        "--coach",
        metavar="silent|matters|talkative",
        callback=validate_coach_level,
        help="help-option-coach",
    ),
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        help="help-option-lang",
        callback=chosen_language,
        is_eager=True,
        show_default=False,
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-option-game")]
GameOrRecord = Annotated[str, typer.Argument(metavar="FILE|GAME", help="help-option-file-or-game")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-option-file")]
ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="help-option-components"),
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="help-option-option"),
]
AsJson = Annotated[bool, typer.Option("--json", help="help-option-json")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1, help="help-option-jobs")]
BackendAddress = Annotated[
    str,
    typer.Option(
        "--on",
        metavar="ray|ray://HOST:PORT",
        help="help-option-on",
    ),
]
Seed = Annotated[
    int,
    typer.Option("--seed", metavar="N", min=0, callback=validate_seed, help="help-option-seed"),
]

OwnSeed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        min=0,
        callback=validate_seed,
        help="help-option-own-seed",
    ),
]
Bots = Annotated[str, typer.Option("--bots", metavar="BOT,...", help="help-option-bots")]
SeatCounts = Annotated[str, typer.Option("--seats", metavar="all|N,N", help="help-option-counts")]
SeatCountsOrAll = Annotated[
    str, typer.Option("--seats", metavar="all|N,N", help="help-option-all-counts")
]

# Of `dynasty serve`

Database = Annotated[str, typer.Option("--database", metavar="URL", help="help-option-database")]
BotTables = Annotated[
    int, typer.Option("--bot-tables", metavar="N", min=0, help="help-serve-bot-tables")
]
CachedRooms = Annotated[int, typer.Option("--rooms", metavar="N", min=0, help="help-serve-rooms")]
DrawingMemory = Annotated[
    int,
    typer.Option(
        "--drawing-memory",
        metavar="MB",
        min=0,
        help="help-serve-drawing-memory",
    ),
]
RequestLimit = Annotated[
    int, typer.Option("--requests", metavar="N", min=1, help="help-serve-requests")
]
TablesFolder = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", help="help-option-data")
]
OpenBrowser = Annotated[bool, typer.Option("--open/--no-open", help="help-serve-open")]
Lan = Annotated[bool, typer.Option("--lan", help="help-serve-lan")]
TlsCert = Annotated[
    Path | None,
    typer.Option("--tls-cert", metavar="FILE", help="help-serve-tls-cert"),
]
TlsKey = Annotated[
    Path | None, typer.Option("--tls-key", metavar="FILE", help="help-serve-tls-key")
]
PublicUrl = Annotated[
    str,
    typer.Option("--public-url", metavar="URL", help="help-serve-public-url"),
]
LinesPerAddress = Annotated[
    int,
    typer.Option("--lines-per-address", metavar="N", min=1, help="help-serve-lines-per-address"),
]
ConnectionsPerAddress = Annotated[
    int,
    typer.Option(
        "--connections-per-address",
        metavar="N",
        min=1,
        help="help-serve-connections-per-address",
    ),
]
LinesPerTable = Annotated[
    int, typer.Option("--lines-per-table", metavar="N", min=1, help="help-serve-lines-per-table")
]
OpenMetrics = Annotated[
    bool,
    typer.Option("--open-metrics", help="help-serve-open-metrics"),
]
Smtp = Annotated[
    str,
    typer.Option(
        "--smtp",
        metavar="URL",
        help="help-serve-smtp",
    ),
]
MailFrom = Annotated[
    str, typer.Option("--mail-from", metavar="ADDRESS", help="help-serve-mail-from")
]
PrivateHooks = Annotated[
    bool,
    typer.Option("--allow-private-hooks", help="help-serve-allow-private-hooks"),
]
RegistrationMode = Annotated[
    Literal["open", "invited"],
    typer.Option("--doors", metavar="open|invited", help="help-serve-doors"),
]
AllowSeeds = Annotated[bool, typer.Option("--allow-seeds", help="help-serve-allow-seeds")]
Contact = Annotated[
    str, typer.Option("--contact", metavar="ADDRESS", help="help-serve-contact", show_default=False)
]
