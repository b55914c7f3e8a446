"""The rulebook: rules, rulings and chapters as `rules.toml` has them."""

from pathlib import Path

from dynasty.kernel import Chapter, Rule, Rulebook, Ruling, read_rulebook

REGISTER = """
[[chapter]]
id = "X-1"
en = "Course"
fr = "Cours"
about.en = "How."
about.fr = "Comment."
[[rule]]
id = "X-1.1"
en = "Six turns."
fr = "Six tours."
[[ruling]]
id = "Q-1"
rules = ["X-1.1"]
en = "Exactly."
fr = "Exactement."
"""


def test_a_register_finds_rules_rulings_and_chapters(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(REGISTER, encoding="utf-8")
    register = read_rulebook(file)
    ruling = Ruling("Q-1", ("X-1.1",), {"en": "Exactly.", "fr": "Exactement."})
    assert register == Rulebook(
        (Chapter("X-1", {"en": "Course", "fr": "Cours"}, {"en": "How.", "fr": "Comment."}),),
        (Rule("X-1.1", {"en": "Six turns.", "fr": "Six tours."}),),
        (ruling,),
    )
    assert register.rulings_of("X-1.1") == (ruling,)
    assert register.rulings_of("X-1.2") == ()
    found = [register.find(entry) for entry in ("X-1", "X-1.1", "Q-1", "X-9")]
    assert [entry and entry.id for entry in found] == ["X-1", "X-1.1", "Q-1", None]


def test_a_register_may_have_no_rulings(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(REGISTER.split("[[ruling]]", maxsplit=1)[0], encoding="utf-8")
    assert read_rulebook(file).rulings == ()
