"""What golden records show is what it was: the alarm for events, details, reasons and views."""

import pytest

from tests.conformance.golden import FOLDER
from tests.conformance.prints import file_of, kept, prints
from tests.conformance.tables import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_offers_refuses_tells_and_shows_is_as_ever(name: str) -> None:
    before, now = kept(name), prints(name)
    changed = [
        f"{about}: {kind}"
        for about in sorted({*before, *now})
        for kind in sorted({*before.get(about, {}), *now.get(about, {})})
        if before.get(about, {}).get(kind) != now.get(about, {}).get(kind)
    ]
    assert changed == [], f"meant? then `python -m tests.conformance.prints {name}` keeps it"


def test_no_fingerprint_is_left_over() -> None:
    assert sorted(FOLDER.glob("*_prints.toml")) == sorted(map(file_of, NAMES))
