"""Whatever is refused is said in the language of whoever asked, to people and programs alike."""

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import dynasty.server
from dynasty.kernel import DynastyError, LocalizedError
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest, lay
from tests.server.support.page_reader import Reading

Start = Callable[[Settings], TestClient]
SOURCES = Path(dynasty.server.__file__).parent
RAISED = re.compile(r'raise (?!AgainstTerms|NothingToUndo|TableNotLoaded)[A-Z]\w+\("([a-z0-9-]+)"')
ADDRESSES = [  # where nothing is, and the key of what people read there
    ("GET", "/games/chess/rules", "wrong-404"),
    ("GET", "/games/xian/things?noun=nothing", "wrong-404"),
    ("GET", "/no/such/page", "wrong-404"),
    ("DELETE", "/me", "wrong-405"),
    ("GET", "/archive?place=99", "wrong-input"),
]
INWARD = {  # nobody who asks ever reads them: they are caught, and something else is said
    "BadLogEntry",
    "TableNotLoaded",
    "WriteConflict",
    "WorkerTimeout",
    "WorkFailed",
    "WorkerDied",
}


def refusals(root: type[DynastyError] = DynastyError) -> Iterator[type[DynastyError]]:
    for kind in root.__subclasses__():
        yield from (kind, *refusals(kind))


def test_every_refusal_of_the_server_has_its_words() -> None:
    for module in pkgutil.walk_packages([str(SOURCES)], "dynasty.server."):
        if ".migrations" not in module.name:
            importlib.import_module(module.name)
    ours = {kind for kind in refusals() if kind.__module__.startswith("dynasty.server")}
    assert {kind.__name__ for kind in ours if not issubclass(kind, LocalizedError)} == INWARD
    keys = {kind.default_key for kind in ours if issubclass(kind, LocalizedError)} - {""}
    for file in SOURCES.rglob("*.py"):
        keys.update(RAISED.findall(file.read_text(encoding="utf-8")))
    assert len(keys) > 60
    for language in LANGUAGES:
        assert {key for key in keys if not Translator(language).has(key)} == set(), language


def at_the_table(client: TestClient) -> dict[str, tuple[Guest, str, dict[str, Any]]]:
    """By the key of the sentence: who asks, at which door, with what."""
    host, ann, _ = lay(client, "person", "person")
    nobody = Guest(client, host.table, None)
    return {
        "forbidden-host": (ann, "/seats/1/link", {}),
        "forbidden-not-yours": (ann, "/choices", {"seq": 0, "seat": 1, "choice": "keep:hand"}),
        "forbidden-players": (nobody, "/chat", {"text": "hello"}),
        "wrong-409": (ann, "/choices", {"seq": 99, "choice": "keep:hand"}),
        "refused-unknown-choice": (ann, "/choices", {"seq": 0, "choice": "no:such"}),
        "undo-start": (ann, "/undo", {"seq": 0}),
        "wrong-held": (host, "/seats/0/link", {}),
        "wrong-404": (Guest(client, "nowhere", None), "/chat", {"text": "hello"}),
    }


def test_programs_at_a_table_are_refused_in_their_language(lite: Settings, start: Start) -> None:
    doors = at_the_table(start(lite))
    for language, (key, (who, door, body)) in product(LANGUAGES, doors.items()):
        url, read = f"/api/tables/{who.table}{door}", {"accept-language": language}
        answer = who.client.post(url, json=body, headers={**who.headers, **read})
        assert answer.status_code in (400, 403, 404, 409, 422), key
        assert answer.json()["message"] == Translator(language).say(key, days=lite.absence_days), (
            key
        )


def test_people_are_told_once_and_without_the_words_of_programs(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    for language, (method, path, key) in product(LANGUAGES, ADDRESSES):
        read = {"accept": "text/html", "accept-language": language}
        words, answer = Translator(language), client.request(method, path, headers=read)
        sheet = Reading(answer.text).text.partition(words.say("wrong-title"))[2]
        assert sheet.count(words.say(key)) == 1, path
        told = sheet.partition(str(answer.status_code))[2].partition(words.say("site-lobby"))[0]
        place = words.say("fault-most", where="place", known="8").replace("\u00a0", " ")
        assert told.strip() == (place if "place" in path else ""), path


def test_what_a_field_may_not_be_is_said_in_the_askers_language(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    for language in LANGUAGES:
        words, read = Translator(language), {"accept-language": language}
        answer = client.patch("/api/me", json={"zone": "Moon"}, headers=read)
        what = words.say("input-zone", given="Moon")
        assert answer.json()["message"] == words.say("fault-said", where="body.zone", what=what)


HTML = {"accept": "text/html"}


@pytest.mark.parametrize(
    ("path", "status"), [("/nowhere", 404), ("/tables/nothing", 404), ("/join/nothing", 404)]
)
def test_errors_are_pages_for_people_and_json_for_programs(
    lite: Settings, start: Start, path: str, status: int
) -> None:
    client = start(lite)
    french = client.get(path, headers={**HTML, "accept-language": "fr"})
    assert french.status_code == status
    assert Translator("fr").say(f"wrong-{status}") in french.text
    assert client.get(path).json()["error"]
