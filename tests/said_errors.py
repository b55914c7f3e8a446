"""What an error says to people: its key and its values, as the text files put them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from dynasty.kernel import LocalizedError
from dynasty.localization import error_sentence


@contextmanager
def raises_saying(
    kind: type[LocalizedError], message: str
) -> Iterator[pytest.ExceptionInfo[LocalizedError]]:
    """The block raises this error, and its English sentence has this in it, a regular expression.

    The French one has no word of it left in English, as far as a missing text can show.
    """
    with pytest.raises(kind) as caught:
        yield caught
    said = error_sentence(caught.value, "en")
    assert re.search(message, said), said
    french = error_sentence(caught.value, "fr")
    assert "⟨" not in said + french, said + french
    assert "expected" not in french
