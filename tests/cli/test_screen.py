"""How sentences are broken into lines."""

import pytest

from dynasty.cli.screen import Screen
from dynasty.text import Words


def test_a_number_keeps_its_noun_and_a_name_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    text = "In your hand you have some goods: 12 coins, and a Tax Collector [tax_collector_3]."
    assert Screen(Words("en")).broken(text, "", "  ") == [
        "In your hand you have some goods:",
        "  12 coins, and a Tax",
        "  Collector [tax_collector_3].",
    ]
