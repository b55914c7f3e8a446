"""The container files fail when they lie: options, folders, files, what may be written to."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import yaml
from typer.main import get_group
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from dynasty.cli.app import app
from tests.packages import ROOT, image_files

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVER = COMPOSE["services"]["dynasty"]
DATABASE = COMPOSE["services"]["database"]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
VARIABLE = re.compile(r"\$\{(\w+):([-?])([^}]*)\}")


def instructions() -> Iterator[tuple[str, str]]:
    """The lines of the Dockerfile, those that go on in the next one put together."""
    lines = [line for line in DOCKERFILE.splitlines() if line and not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        yield word, rest.strip()


def entrypoint() -> list[str]:
    (words,) = [json.loads(rest) for word, rest in instructions() if word == "ENTRYPOINT"]
    return list(words)


def understood(words: list[str]) -> dict[str, Any]:
    """What the program makes of a call; unknown options and bad values are refused."""
    program, name, *arguments = words
    assert program == "dynasty"
    return dict(get_group(app).commands[name].make_context(name, arguments).params)


def filled_in(text: str) -> str:
    """A line of compose.yaml where PASSWORD is chosen and nothing else is."""
    return VARIABLE.sub(lambda found: "secret" if found[2] == "?" else found[3], text)


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


def test_the_services_start_as_they_are_told() -> None:
    given = understood([*entrypoint(), *map(filled_in, SERVER["command"])])
    assert given["database"] == "postgresql+psycopg://dynasty:secret@database/dynasty"
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


def test_whoever_chooses_no_password_is_told_of_what_it_may_be_made() -> None:
    asked = [*SERVER["command"], DATABASE["environment"]["POSTGRES_PASSWORD"]]
    told = {found for text in asked for found in VARIABLE.findall(text) if found[1] == "?"}
    assert told == {("POSTGRES_PASSWORD", "?", "letters and digits")}


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
