"""Help texts: plain messages of the platform's Fluent files, read without Fluent.

To load Fluent would take longer than all the rest of `dynasty --help`. So each message whose key
opens with `help-` and is shown here is one line, with `{ $name }` where a value goes. A test
compares them with what Fluent makes of them.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

TEXT_FOLDER: Final = Path(__file__).parents[1] / "text"
PLAIN_MESSAGE: Final = re.compile(r"^(help-[a-z-]+) = (.+)$", re.MULTILINE)
PLACEABLE: Final = re.compile(r"\{ \$(\w+) \}")
PLACEHOLDER: Final = re.compile(r"[A-Z]{2,}")  # a word of `--out FOLDER`; small letters are typed


class HelpWords:
    """Returns help texts by key, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages = read_plain_messages(language)

    def say(self, key: str, **values: object) -> str:
        """Return the text of a key with its values."""
        text = self.messages.get(key, f"⟨{key}⟩")
        return PLACEABLE.sub(lambda found: str(values[found[1]]), text)

    def has(self, key: str) -> bool:
        return key in self.messages

    def placeholders(self, form: str) -> str:
        """Return a form such as `KEY=VALUE` with its placeholders in this language."""
        return PLACEHOLDER.sub(lambda word: self.say(f"help-word-{word[0].lower()}"), form)


@cache
def read_plain_messages(language: str) -> dict[str, str]:
    """Return the plain messages of a language by key."""
    text = (TEXT_FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(PLAIN_MESSAGE.findall(text))
