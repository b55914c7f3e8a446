"""The container files fail when they lie: options, folders, files, what may be written to."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from stat import S_IMODE
from typing import Any, cast

import pytest
import yaml
from sqlalchemy import make_url
from typer.main import get_group
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from dynasty.cli.app import app
from tests.packages import ROOT, image_files

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVER = COMPOSE["services"]["dynasty"]
DATABASE = COMPOSE["services"]["database"]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
VARIABLE = re.compile(r"\$\{(\w+):-([^}]*)\}")


def instructions() -> Iterator[tuple[str, str]]:
    """The lines of the Dockerfile, those that go on in the next one put together."""
    lines = [line for line in DOCKERFILE.splitlines() if line and not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        yield word, rest.strip()


def entrypoint() -> list[str]:
    (words,) = [json.loads(rest) for word, rest in instructions() if word == "ENTRYPOINT"]
    return list(words)


@pytest.fixture(autouse=True)
def variables(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment that the image gives to its programs."""
    pairs = [pair for word, rest in instructions() if word == "ENV" for pair in rest.split()]
    for name, _, value in (pair.partition("=") for pair in pairs):
        monkeypatch.setenv(name, value)


def understood(words: list[str]) -> dict[str, Any]:
    """What the program makes of a call; unknown options and bad values are refused."""
    program, name, *arguments = words
    assert program == "dynasty"
    return dict(get_group(app).commands[name].make_context(name, arguments).params)


def filled_in(text: str) -> str:
    """A line of compose.yaml where nothing is chosen."""
    return VARIABLE.sub(lambda found: found[2], text)


def test_the_image_starts_a_server_as_nobody_in_particular() -> None:
    words = [word for word, _ in instructions()]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert words.count("FROM") == 2
    given = understood(entrypoint())
    volumes = [rest for word, rest in instructions() if word == "VOLUME"]
    assert volumes == [str(given["data"])]
    assert (given["host"], given["open_browser"]) == ("0.0.0.0", False)
    (port,) = [rest for word, rest in instructions() if word == "EXPOSE"]
    assert int(port) == given["port"]
    (health,) = [rest for word, rest in instructions() if word == "HEALTHCHECK"]
    assert f"http://127.0.0.1:{port}/health" in health


def test_the_image_is_built_from_what_is_let_in() -> None:
    (build,) = [rest for word, rest in instructions() if word == "RUN" and "pip wheel" in rest]
    copies = [rest.split()[:-1] for word, rest in instructions() if word == "COPY"]
    assert copies == [["."]]
    files = set(image_files())
    assert re.findall(r"--constraint (\S+)", build) == ["constraints.txt"]
    assert {"constraints.txt", "pyproject.toml", "setup.py", "src/dynasty/py.typed"} <= files
    assert not [name for name in files if Path(name).parts[0] in {".git", ".venv", "tests"}]


def test_whoever_runs_the_image_by_hand_can_write_where_it_must() -> None:
    (command,) = re.findall(r"docker run (.*)", DOCKERFILE)
    assert "--read-only --tmpfs /tmp -v tables:/tables" in command
    assert "-p 127.0.0.1:8000:8000" in command  # a certificate or a proxy opens it to others


def test_commands_beside_the_server_find_its_tables() -> None:
    assert str(understood(["dynasty", "doctor"])["data"]) == "/tables"


def test_the_services_start_as_they_are_told() -> None:
    given = understood([*entrypoint(), *map(filled_in, SERVER["command"])])
    assert given["public_url"] == ""
    assert given["workers"] > 1
    assert SERVER["read_only"] is True
    assert SERVER["tmpfs"] == ["/tmp"]
    assert SERVER["volumes"] == [f"tables:{given['data']}"]
    assert SERVER["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert DATABASE["healthcheck"]["test"] == ["CMD", "pg_isready", "--username=dynasty"]
    assert DATABASE["environment"]["POSTGRES_USER"] == "dynasty"
    named = [volume.partition(":")[0] for volume in (*SERVER["volumes"], *DATABASE["volumes"])]
    assert named == list(COMPOSE["volumes"])


def test_the_database_has_the_password_that_the_document_puts_into_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commands of the document make the files that the services read, for their owner alone."""
    page = (ROOT / "docs" / "how-to" / "run-in-containers.md").read_text(encoding="utf-8")
    (block,) = [text for text in re.findall(r"```sh\n(.*?)```", page, re.DOTALL) if "mkdir" in text]
    subprocess.run(["sh", "-e"], input=block, text=True, check=True, cwd=tmp_path)
    assert S_IMODE((tmp_path / "secrets").stat().st_mode) == 0o700
    files = {name: tmp_path / one["file"] for name, one in COMPOSE["secrets"].items()}
    assert {S_IMODE(file.stat().st_mode) for file in files.values()} == {0o644}  # for containers
    (address,), (password,) = SERVER["secrets"], DATABASE["secrets"]
    assert SERVER["environment"]["DYNASTY_DATABASE_FILE"] == f"/run/secrets/{address}"
    assert DATABASE["environment"]["POSTGRES_PASSWORD_FILE"] == f"/run/secrets/{password}"
    monkeypatch.setenv("DYNASTY_DATABASE_FILE", str(files[address]))
    given = make_url(understood([*entrypoint()])["database"])
    assert given.password == files[password].read_text(encoding="utf-8").strip()
    assert len(str(given.password)) > 30
    assert (given.host, given.username) == ("database", DATABASE["environment"]["POSTGRES_USER"])


def test_no_password_is_in_the_file_or_in_a_command_line() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert not re.search(r"://[^\s@]+@", text)
    assert set(VARIABLE.findall(text)) == {("PUBLIC_URL", "")}


def test_a_proxy_on_the_machine_is_believed_and_nobody_from_outside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert SERVER["ports"] == ["127.0.0.1:8000:8000"]
    for name, value in SERVER["environment"].items():
        monkeypatch.setenv(name, value)
    believed, nobody = Config("").forwarded_allow_ips, cast("Any", None)
    trusted = ProxyHeadersMiddleware(nobody, believed).trusted_hosts
    assert "172.18.0.1" in trusted  # the gateway of a network of containers
    assert "203.0.113.7" not in trusted
    assert trusted.get_trusted_client_address("127.0.0.1, 203.0.113.7")[0] == "203.0.113.7"
