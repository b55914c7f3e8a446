"""A week of two people at one table, told from the pages that they see.

They live in two zones and have a device each. Everything goes through pages without a script, as
a browser sends it; the time passes when it is told to.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from html import unescape
from typing import Final
from zoneinfo import ZoneInfo

from fastapi.testclient import TestClient

from dynasty.server.clocks import scheduler
from dynasty.server.notifications import dispatcher
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support.fake_clock import FakeClock
from tests.server.support.guests import answer_all
from tests.server.support.page_reader import Form, Reading
from tests.server.support.server_process import until
from tests.server.support.webhook_receiver import Receiver

Start = Callable[..., TestClient]
HOUR: Final = 3600.0
LAPTOP: Final = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE: Final = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604.1"
RULE: Final = re.compile(r"\s+X-[0-9.]+$")


@dataclass
class Person:
    """Somebody with a browser."""

    name: str
    zone: str
    agent: str
    client: TestClient
    key: str = ""
    news: int = 0  # lines of the table that were read

    def headers(self) -> dict[str, str]:
        cookies = {
            "zone": self.zone,
            "language": "en",
            **({"dynasty": self.key} if self.key else {}),
        }
        said = "; ".join(f"{name}={value}" for name, value in cookies.items())
        return {"accept": "text/html", "cookie": said, "user-agent": self.agent}

    def get(self, path: str) -> str:
        self.client.cookies.clear()
        answer = self.client.get(path, headers=self.headers())
        assert answer.status_code == 200, (path, answer.text)
        return answer.text

    def post(self, path: str, **fields: str) -> str:
        """Send a form; gives where it leads."""
        self.client.cookies.clear()
        answer = self.client.post(path, data=fields, headers=self.headers(), follow_redirects=False)
        assert answer.status_code == 303, (path, answer.status_code, answer.text)
        self.key = answer.cookies.get("dynasty") or self.key
        return str(answer.headers["location"])

    def press(self, page: str, action: str, **pressed: str) -> str:
        """Press a button of a form on a page that ends so."""
        form = next(form for form in forms(self.get(page), action) if fits(form, pressed))
        return self.post(form.action, **form.fields, **pressed)


def forms(html: str, action: str) -> list[Form]:
    return [form for form in Reading(html).forms if form.action.endswith(action)]


def fits(form: Form, pressed: dict[str, str]) -> bool:
    return all((name, value) in form.buttons for name, value in pressed.items())


def plain(html: str) -> str:
    """The text of a piece of a page."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split()).replace(" .", ".")


@dataclass
class Row:
    """A moment, what was done, and what each of them saw then."""

    at: float
    done: str
    seen: dict[str, str] = field(default_factory=dict)


class Week:
    """Ann in Paris with a laptop, Bob in Tokyo with a phone."""

    def __init__(self, start: Start, settings: Settings, machine: Receiver) -> None:
        self.clock = FakeClock()
        self.client = start(settings, self.clock)
        self.ann = Person("Ann", "Europe/Paris", LAPTOP, self.client)
        self.bob = Person("Bob", "Asia/Tokyo", PHONE, self.client)
        self.machine, self.told = machine, 0
        self.rows: list[Row] = []
        self.table = ""

    @property
    def people(self) -> tuple[Person, Person]:
        return self.ann, self.bob

    @property
    def service(self) -> TableService:
        service: TableService = self.client.app.state.service  # type: ignore[attr-defined]
        return service

    @property
    def text(self) -> str:
        return f"/tables/{self.table}/text"

    # Time

    def later(self, hours: int) -> None:
        """So much later; every hour the server looks at its clocks and its post."""
        assert self.client.portal is not None
        for _ in range(hours):
            self.clock.time += HOUR
            self.client.portal.call(scheduler.act_on_due_tables, self.service)
            self.client.portal.call(dispatcher.dispatch_due, self.service)
            self.settle()
            self.note_messages()

    def settle(self) -> None:
        """Whoever stands in has answered."""
        room = self.service.rooms.get(self.table)
        until(lambda: room is None or not room.movers())

    def note_messages(self) -> None:
        for body in self.machine.bodies()[self.told :]:
            self.told += 1
            text = " ".join(body["text"].split("http")[0].split())
            self.rows.append(Row(self.clock.time, "A message is sent", {"Bob": f"✉ {text}"}))

    # What happens, and what is seen

    def tell(self, done: str, *who: Person, page: str = "") -> None:
        """Something was done; these people look at the table then, or at another page."""
        row = Row(self.clock.time, done)
        for person in who:
            row.seen[person.name] = self.lobby(person) if page == "/" else self.seen(person)
        self.rows.append(row)

    def seen(self, person: Person) -> str:
        """What the page of the table says: its title, the question, the clock, what is new."""
        html = person.get(self.text)
        title = find(r"<title>(.*?)</title>", html)
        question = find(r'id="(?:question|ui-waiting)"[^>]*>(.*?)</(?:h2|p)>', html)
        parts = [f"“{title}”", *consents(html), RULE.sub("", question)]
        clock = re.search(r"<p>([^<]* has [^<]*(?: left|\(in )[^<]*)</p>", html)
        parts += [plain(clock[1])] if clock else []
        lines = re.findall(r"<li>(.*?)</li>", find_raw(r"Chat[^<]*</h3><ul>(.*?)</ul>", html))
        fresh, person.news = lines[person.news :], len(lines)
        return " ".join([*parts, *(f"*{plain(line)}*" for line in fresh)])

    def lobby(self, person: Person) -> str:
        """What the lobby says of the table."""
        html = person.get("/")
        rows = re.findall(r'<li[^>]*>\s*<a href="/tables/([^"]+)">(.*?)</a>', html, re.DOTALL)
        return "Lobby: " + " · ".join(plain(text) for _, text in rows)

    # Playing

    def asked(self) -> list[str]:
        return [self.people[seat].name for seat in self.service.rooms[self.table].people_asked()]

    def choose(self, person: Person) -> None:
        """The first button of the question."""
        form = next(form for form in forms(person.get(self.text), "/choose") if form.buttons)
        offered = [value for name, value in form.buttons if name == "choice"]
        choice = "keep:hand" if "keep:hand" in offered else offered[0]
        person.post(form.action, **form.fields, choice=choice, sure="yes")
        self.settle()

    def turn(self, person: Person) -> None:
        """All questions of a turn, until somebody else has acted."""
        room, seat = self.service.rooms[self.table], self.people.index(person)
        while person.name in self.asked():
            self.choose(person)
            if room.match.moves[-1].seat != seat:
                return

    def play_on(self) -> None:
        """Everything up to the end."""
        assert self.client.portal is not None
        self.client.portal.call(answer_all, self.service, self.table, random.Random(2), 5000)


def find_raw(pattern: str, html: str) -> str:
    found = re.search(pattern, html, re.DOTALL)
    return found[1] if found else ""


def find(pattern: str, html: str) -> str:
    return plain(find_raw(pattern, html))


def consents(html: str) -> list[str]:
    """What the reader is asked to agree to."""
    asked = re.findall(r'class="consent"[^>]*>.*?<p>(.*?)</p>', html, re.DOTALL)
    return [f"**{plain(one)}**" for one in asked]


# The page that tells it

INTRO: Final = (
    "# A week at a table\n\n"
    "Ann plays in Paris on a laptop, Bob in Tokyo on a phone. Their game of Xi’an has 1 day per"
    " turn and a time bank of 1 day. A test plays this week in a few seconds and copies what their"
    " pages say, word for word. *Italics* mark what is new at the table, **bold** what a player is"
    " asked to agree to, and ✉ what is sent to a player who has no page open. The test fails if a"
    " page says anything else.\n\n"
    "```sh\nUPDATE=1 .venv/bin/pytest tests/server/clocks/test_week.py  # writes this page again\n"
    "```\n\n"
    "| UTC | what happens | what Ann sees in Paris | what Bob sees in Tokyo |\n"
    "|---|---|---|---|\n"
)


def written(week: Week) -> str:
    """The week as a page of the documents."""
    return INTRO + "".join(f"{line(week, row)}\n" for row in week.rows)


def line(week: Week, row: Row) -> str:
    cells = [told(row, person) for person in week.people]
    return " | ".join([f"| {on_the_wall(row.at, 'UTC')}", row.done, *cells]) + " |"


def told(row: Row, person: Person) -> str:
    seen = row.seen.get(person.name, "")
    return f"{on_the_wall(row.at, person.zone)}: {seen}" if seen else ""


def on_the_wall(at: float, zone: str) -> str:
    return datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(zone)).strftime("%a %H:%M")
