"""The words of the pages: whatever a template says is written, in both languages."""

import re

import pytest

from dynasty import bots
from dynasty.learn.coach import LEVELS as COACHING
from dynasty.server.after.tallies import BOTS, PEOPLE, SOLO
from dynasty.server.pace.clocks import PACES
from dynasty.server.people.attendance import AWAY, HERE, SITE
from dynasty.server.people.gestures import SIGNS
from dynasty.server.people.players import CODE, LASTING, PROGRAM, RECOVERY
from dynasty.server.post.hooks import ALL_FORMS
from dynasty.server.tables import terms
from dynasty.server.tables.room import INSTEAD, OFFERED
from dynasty.server.tables.wishes import SPEEDS
from dynasty.server.web.documents import shelf
from dynasty.server.web.problems import KINDS
from dynasty.server.web.templating import FOLDER, tied
from dynasty.text import LANGUAGES, Words

HEADS = ("games", "wins", "place", "points", "best", "pace")
SHOWN_ONCE = (CODE, PROGRAM, RECOVERY)


ENDINGS = {  # of keys that are composed
    "player-": bots.NAMES,
    "speed-": tuple(SPEEDS),
    "undo-limit-": ("chance", "revealed", "others", "stand-in", "start", "ask", "asked"),
    "clock-": tuple(PACES),
    "open-pace-": terms.PACES,
    "clock-in-": ("days", "hours", "minutes"),
    "sign-": SIGNS,
    "channel-": ("mail", *ALL_FORMS),
    "channel-state-": ("new", "good", "broken"),
    "notices-done-": ("added", "quiet", "ended", "sent", "good"),
    "tab-": ("board", "seats", "since", "log", "chat", "notes", "tools"),
    "theme-": ("auto", "dark", "light"),
    "source-": ("r", "e", "p", "c", "owner"),
    "lobby-": ("finished", "ended"),
    "notice-": (
        "stale",
        "illegal",
        "nothing",
        "closed",
        "noted",
        "used",
        "full",
        "taken",
        "plain",
    ),
    "since-": ("now", "minutes", "hours", "days"),
    "wrong-": ("400", "403", "404", "409", "410", "422", "500", "other", *KINDS.values()),
    "join-": (OFFERED, INSTEAD),
    "me-kind-": LASTING,
    "presence-": (HERE, SITE, AWAY, "today", "week"),
    "secret-": [kind + end for kind in SHOWN_ONCE for end in ("", "-how", "-care")],
    "coach-level-": COACHING,
    "shares-": ("play", "end", "both"),
    "document-": shelf(),
    "statistics-": (*HEADS, PEOPLE, BOTS, SOLO),
    "key-": (),
    "help-page-": (),
}


def keys_of_templates() -> set[str]:
    """Every key that a template says, with the endings of those that are composed."""
    found = {start + end for start, ends in ENDINGS.items() for end in ends}
    for file in FOLDER.glob("templates/**/*.html"):
        text = file.read_text(encoding="utf-8")
        said = {key for call in re.findall(r"say\(([^)]*)", text) for key in quoted(call)}
        found |= {key for key in said if key not in ENDINGS}
        found |= {f"key-{name}" for name in re.findall(r'\], "([a-z]+)"\)', text)}
        parts = re.search(r"for part in \[([^\]]*)", text)
        for part in re.findall(r'"([a-z]+)"', parts[1]) if parts else ():
            found |= {f"help-page-{part}", f"help-page-{part}-how"}
    return found


def quoted(call: str) -> list[str]:
    """The keys in the first argument of a call of say."""
    return re.findall(r'"([a-z][a-z0-9-]*-[a-z0-9-]*)"', call.partition(", ")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_a_template_says_has_a_sentence(language: str) -> None:
    words = Words(language)
    of_a_game = {
        "about-components",
        "about-game",
        "about-length",
        "about-weight",
        "board-over",
    }
    found = keys_of_templates() - of_a_game
    assert len(found) > 120
    assert {key for key in found if not words.has(key)} == set()


def test_the_last_words_of_a_caption_keep_together() -> None:
    assert tied("A flood lies open for round 2.") == "A flood lies open for round\u00a02."
    assert tied("It pays everybody alike, always.") == "It pays everybody alike,\u00a0always."
    assert tied("It is mentioned everywhere.") == "It is mentioned everywhere."
    assert tied("Now") == "Now"
