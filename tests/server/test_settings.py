"""The settings of a server: what follows from them, and what they never show."""

from pathlib import Path

import pytest
from sqlalchemy import make_url

from dynasty.server.settings import Settings

FOLDER = Path("/srv/dynasty")
POSTGRES = "postgresql+psycopg://dynasty:secret@db/tables"


def test_without_a_database_it_is_a_file_in_the_folder() -> None:
    settings = Settings(FOLDER)
    url = make_url(settings.url)
    assert (url.get_backend_name(), url.database) == ("sqlite", "/srv/dynasty/dynasty.sqlite")
    assert not settings.is_postgres


@pytest.mark.parametrize("name", ["a?b", "a#b", "a%20b", "tea house", "茶"])
def test_a_folder_with_an_odd_name_is_found_again(name: str) -> None:
    folder = FOLDER / name
    assert make_url(Settings(folder).url).database == str(folder / "dynasty.sqlite")


def test_a_database_of_its_own_is_used_as_it_is_named() -> None:
    settings = Settings(FOLDER, POSTGRES)
    assert settings.url == POSTGRES
    assert settings.is_postgres


def test_secrets_are_not_shown() -> None:
    shown = repr(Settings(FOLDER, POSTGRES, smtp="smtp://ann:secret@mail"))
    assert "secret" not in shown
    assert str(FOLDER) in shown


def test_a_server_with_a_certificate_speaks_https() -> None:
    assert Settings(FOLDER).scheme == "http"
    assert Settings(FOLDER, tls_cert="cert.pem", tls_key="key.pem").scheme == "https"


def test_an_absence_is_told_in_whole_days() -> None:
    assert Settings(FOLDER).absence_days == 7
    assert Settings(FOLDER, absence=2.4 * 86_400).absence_days == 2


def test_a_name_is_looked_up_in_a_part_of_the_time_for_a_conversation() -> None:
    settings = Settings(FOLDER, exchange_seconds=4)
    assert 0 < settings.lookup_seconds < settings.exchange_seconds
