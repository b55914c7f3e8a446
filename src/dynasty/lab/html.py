"""Pages of the lab: one HTML file each that needs nothing else, no script, no network."""

from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from dynasty.drawing.tokens import css
from dynasty.text import Words

TEMPLATES: Final = Path(__file__).parent / "templates"


def environment() -> Environment:
    """Templates whose blanks are escaped in HTML."""
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=lambda name: name is not None and name.endswith(".html"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def whole_page(template: str, words: Words, title: str, **values: Any) -> str:
    """A page about a game, under the title of this key."""
    said = words.say(title, title=words.say("title"))
    page = environment().get_template(template)
    return page.render(words=words, say=words.say, title=said, tokens=Markup(css()), **values)


def write_page(folder: Path, name: str, page: str) -> Path:
    """Put a page beside its figures; where it is."""
    file = folder / name
    file.write_text(page, encoding="utf-8")
    return file
