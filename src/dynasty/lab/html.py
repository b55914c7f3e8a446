"""HTML pages of the lab: one self-contained file each, without scripts or network."""

from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from dynasty.drawing.theme import theme_css
from dynasty.text import Translator

TEMPLATE_FOLDER: Final = Path(__file__).parent / "templates"


def template_environment() -> Environment:
    """Return the Jinja environment of the templates; HTML is escaped."""
    return Environment(
        loader=FileSystemLoader(TEMPLATE_FOLDER),
        autoescape=lambda name: name is not None and name.endswith(".html"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def render_page(template: str, words: Translator, title: str, **values: Any) -> str:
    """Render a page about a game, under the title of this text key."""
    said = words.say(title, title=words.say("title"))
    page = template_environment().get_template(template)
    return page.render(words=words, say=words.say, title=said, tokens=Markup(theme_css()), **values)


def write_page(folder: Path, name: str, page: str) -> Path:
    """Write a page beside its figures; return its path."""
    file = folder / name
    file.write_text(page, encoding="utf-8")
    return file
