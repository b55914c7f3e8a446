"""What the tests of the command line share: a game off the shelf, records, runs of commands."""

import json
import random
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from dynasty import games
from dynasty.cli.app import app
from dynasty.kernel import BadComponents, Match, SeatEntry

GAME = games.SHELF[0]
SEATS = games.load(GAME).seat_counts


def run(*arguments: object, typed: str = "") -> Result:
    """A command in this process. Whatever it refuses, it never shows a traceback."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    assert "⟨" not in result.output
    return result


def fine(*arguments: object, typed: str = "") -> str:
    """What a command prints that must go well."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def data(*arguments: object) -> Any:
    """What a command prints with --json."""
    return json.loads(fine(*arguments, "--json"))


def refused(*arguments: object, code: int = 2, typed: str = "") -> str:
    """The message of a command that must be refused."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == code, result.output
    assert result.stderr
    return result.stderr


def whole_match(seats: int = SEATS[0], seed: int = 1) -> Match:
    """A match played at random to its end."""
    rng = random.Random(seed)
    players = tuple(SeatEntry("", "random") for _ in range(seats))
    match = Match(games.load(GAME), players, seed)
    while not match.finished:
        decision = match.state.decisions[0]
        match.choose(decision.seat, str(rng.choice(decision.choices)))
    return match


def owners_file(folder: Path) -> Path:
    """A component file that changes one number of the box within its limits."""
    file = folder / "own.toml"
    for value in games.load(GAME).box.values:
        if isinstance(value.value, int):
            table, _, key = value.key.rpartition(".")
            file.write_text(f"[{table}]\n{key} = {value.value + 1}\n", encoding="utf-8")
            try:
                games.load(GAME, file)
            except BadComponents:
                continue
            return file
    raise AssertionError("no number of the box can be changed")
