"""The words of the pages: whatever a template says is written, in both languages."""

import re

import pytest

from dynasty import bots
from dynasty.learn.coach_advice import COACH_LEVELS as COACHING
from dynasty.server.db.player_statistics import COMPANY_BOTS, COMPANY_PEOPLE, COMPANY_SOLO
from dynasty.server.db.players import CODE_KEY, LASTING_KEYS, PROGRAM_KEY, RECOVERY_KEY
from dynasty.server.model import table_settings
from dynasty.server.model.clock_rules import CLOCK_PRESETS
from dynasty.server.model.new_table import BOT_DELAYS_MS
from dynasty.server.model.room import LINK_INSTEAD, LINK_OFFERED
from dynasty.server.notifications.webhooks import ALL_FORMS
from dynasty.server.pages.docs import PLAYER_SECTIONS
from dynasty.server.pages.error_handlers import KINDS
from dynasty.server.tables.chat import SIGNS
from dynasty.server.tables.presence_tracker import LEVEL_AWAY, LEVEL_HERE, LEVEL_SITE
from dynasty.server.templating import SERVER_FOLDER, tie_last_words
from dynasty.text import LANGUAGES, Translator

HEADS = ("games", "wins", "place", "points", "best", "pace")
SHOWN_ONCE = (CODE_KEY, PROGRAM_KEY, RECOVERY_KEY)


ENDINGS = {  # of keys that are composed
    "player-": bots.BOT_NAMES,
    "speed-": tuple(BOT_DELAYS_MS),
    "undo-limit-": ("chance", "revealed", "others", "stand-in", "start", "ask", "asked"),
    "clock-": tuple(CLOCK_PRESETS),
    "open-pace-": table_settings.PACES,
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
    "join-": (LINK_OFFERED, LINK_INSTEAD),
    "me-kind-": LASTING_KEYS,
    "presence-": (LEVEL_HERE, LEVEL_SITE, LEVEL_AWAY, "today", "week"),
    "secret-": [kind + end for kind in SHOWN_ONCE for end in ("", "-how", "-care")],
    "coach-level-": COACHING,
    "shares-": ("play", "end", "both"),
    "document-": PLAYER_SECTIONS,
    "statistics-": (*HEADS, COMPANY_PEOPLE, COMPANY_BOTS, COMPANY_SOLO),
    "key-": (),
    "help-page-": (),
}


def keys_of_templates() -> set[str]:
    """Every key that a template says, with the endings of those that are composed."""
    found = {start + end for start, ends in ENDINGS.items() for end in ends}
    for file in SERVER_FOLDER.glob("templates/**/*.html"):
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
    words = Translator(language)
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
    assert tie_last_words("A flood lies open for round 2.") == "A flood lies open for round\u00a02."
    assert (
        tie_last_words("It pays everybody alike, always.")
        == "It pays everybody alike,\u00a0always."
    )
    assert tie_last_words("It is mentioned everywhere.") == "It is mentioned everywhere."
    assert tie_last_words("Now") == "Now"
