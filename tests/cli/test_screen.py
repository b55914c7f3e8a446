"""How sentences are broken into lines."""

from dynasty.drawing.text_layout import protect_spaces, wrap_lines


def test_a_number_keeps_its_noun_and_a_name_its_id() -> None:
    text = "In your hand you have some goods: 12 coins, and a Tax Collector [tax_collector_3]."
    assert wrap_lines(text, 40, indent="  ") == [
        "In your hand you have some goods:",
        "  12 coins, and a Tax",
        "  Collector [tax_collector_3].",
    ]


def test_no_number_and_no_point_opens_a_line() -> None:
    text = "The overseer goes on to segment 10 · priority · row A, Ann 1 (+3 VP)"
    assert [wrap_lines(text, width) for width in (32, 46)] == [
        ["The overseer goes on to", "segment 10 · priority · row A,", "Ann 1 (+3 VP)"],
        ["The overseer goes on to segment 10 ·", "priority · row A, Ann 1 (+3 VP)"],
    ]


def test_what_is_kept_together_is_never_broken() -> None:
    assert wrap_lines(f"Ann · 3 coins, {protect_spaces('2 blue pigments')}", 20) == [
        "Ann · 3 coins,",
        "2 blue pigments",
    ]
