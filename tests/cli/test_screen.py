"""How sentences are broken into lines."""

from dynasty.drawing.plain import broken, kept


def test_a_number_keeps_its_noun_and_a_name_its_id() -> None:
    text = "In your hand you have some goods: 12 coins, and a Tax Collector [tax_collector_3]."
    assert broken(text, 40, indent="  ") == [
        "In your hand you have some goods:",
        "  12 coins, and a Tax",
        "  Collector [tax_collector_3].",
    ]


def test_no_number_and_no_point_opens_a_line() -> None:
    text = "The overseer goes on to segment 10 · priority · row A, Ann 1 (+3 VP)"
    assert [broken(text, width) for width in (32, 46)] == [
        ["The overseer goes on to", "segment 10 · priority · row A,", "Ann 1 (+3 VP)"],
        ["The overseer goes on to segment 10 ·", "priority · row A, Ann 1 (+3 VP)"],
    ]


def test_what_is_kept_together_is_never_broken() -> None:
    assert broken(f"Ann · 3 coins, {kept('2 blue pigments')}", 20) == [
        "Ann · 3 coins,",
        "2 blue pigments",
    ]
