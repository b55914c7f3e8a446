"""Every message with real names and with few things: elisions and plurals."""

from collections.abc import Iterable

import pytest

from dynasty import games
from dynasty.text import LANGUAGES
from tests.text.editor import Mark, articles, elisions, miscounted
from tests.text.rendered import Rendered, with_names, with_numbers

OWNERS = ("", *games.SHELF, games.TEMPLATE_GAME)
every_owner = pytest.mark.parametrize("owner", OWNERS, ids=lambda owner: owner or "platform")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def marked(texts: Iterable[Rendered], mark: Mark) -> dict[str, str]:
    """Return, by key, the first sentence that an editor would mark."""
    found: dict[str, str] = {}
    for one in texts:
        if mark(one.text):
            found.setdefault(one.key, str(one))
    return found


@every_owner
def test_french_elides_before_names_that_ask_for_it(owner: str) -> None:
    assert marked(with_names(owner, "fr"), elisions) == {}


def test_articles_of_the_platform_fit_names() -> None:
    assert marked(with_names("", "fr"), articles("fr")) == {}


@every_owner
@every_language
def test_few_things_are_counted_as_the_language_counts_them(owner: str, language: str) -> None:
    assert marked(with_numbers(owner, language), miscounted(language)) == {}
