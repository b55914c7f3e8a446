"""Tables of other players in the lobby: those that everybody may watch."""

from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import lay, play_fast
from tests.server.support.table_pages import HTML

Start = Callable[[Settings], TestClient]


def test_what_everybody_may_watch_stands_in_the_lobby_while_it_is_played(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    shown = lay(client, "person", "person", terms={"watching": "everybody"}, name="In the open")[1]
    hidden = lay(client, "person", "person")[1]

    def to_watch(**headers: str) -> list[str]:
        found = client.get("/api/running-tables", headers=headers).json()
        return [table["id"] for table in found]

    client.cookies.clear()
    assert to_watch() == [shown.table]
    assert to_watch(**hidden.headers) == [shown.table]
    assert to_watch(**shown.headers) == []  # it stands among their own
    for language in LANGUAGES:
        words = Translator(language)
        lobby = client.get("/", headers={**HTML, "accept-language": language}).text
        assert words.say("running-title") in lobby
        assert all(what in lobby for what in ("In the open", f"/tables/{shown.table}"))
        assert f"/tables/{hidden.table}" not in lobby
        assert words.say("short-watching-everybody") in lobby
    assert client.get(f"/tables/{shown.table}", headers=HTML).status_code == 200
    play_fast(shown)
    assert to_watch() == []
