"""Commands of people who run a server, and tables to try them on."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from dynasty.cli.app import app
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support import table_damage
from tests.server.support.server_process import complete


def dynasty(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def call(settings: Settings, *words: str) -> tuple[int, str]:
    """A command of whoever runs the server."""
    done = CliRunner().invoke(app, ["players", "--data", str(settings.folder), *words])
    return done.exit_code, done.output


def play_some(settings: Settings, tables: int = 2) -> None:
    async def run() -> None:
        service = TableService(settings)
        for seed in range(tables):
            room, _ = await service.create_table(
                TableSpec("xian", [SeatSpec("person")] * 2, "host", seed=seed)
            )
            await table_damage.play_on(service, room, 12)
        await service.close()

    complete(run())
