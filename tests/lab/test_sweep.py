"""`dynasty sweep`: the same deals with other values, compared deal by deal."""

import json
from pathlib import Path
from statistics import fmean

import pytest

from dynasty import games
from dynasty.kernel import BadComponents, BadOptions
from dynasty.lab import sweep
from dynasty.lab.component_grid import (
    Setting,
    check_settings,
    parse_variations,
    read_values,
    write_settings,
)
from dynasty.lab.parallel import ComponentsFile
from dynasty.lab.sweep import (
    Sweep,
    SweepPlan,
    SweepSection,
    deal_portions,
    is_difference_clear,
    open_journal,
    play_deal,
    play_sweep,
    play_table_size,
)
from dynasty.lab.sweep_page import sweep_page_html
from dynasty.lab.task_pool import Backend
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES
from tests.cli.desk import data, fine, refused, run
from tests.lab.test_page import Page

TEA = games.load(games.TEMPLATE_GAME)
ROW = ["--vary", "house.row=2,4"]
SMALL = ["sweep", games.TEMPLATE_GAME, "--games", 6, "--bots", "random"]


def plan(number: int = 6, seats: tuple[int, ...] = (2,), whole: bool = True) -> SweepPlan:
    digest = TEA.box.digest
    return SweepPlan(
        TEA.name, TEA.version, digest, ("greedy", "random"), seats, number, 1, {}, whole
    )


def swept(folder: Path, *texts: str) -> Sweep:
    found = parse_variations(TEA, texts)
    return play_sweep(plan(), found, write_settings(found, folder), folder, Backend(), "")


def sized(
    plan: SweepPlan, found: list[Setting], folder: Path, hands: Backend | None = None
) -> SweepSection:
    """Tables of two, kept in this folder."""
    with open_journal(folder, plan, []) as journal:
        return play_table_size(plan, 2, found, journal, hands or Backend(), "")


def test_values_are_read_as_component_files_write_them() -> None:
    assert read_values("2, 3") == [2, 3]
    assert read_values("[1,2],[1,3]") == [[1, 2], [1, 3]]
    assert read_values("inner,outer") == ["inner", "outer"]


def test_the_own_value_is_always_tried_and_numbers_are_in_order() -> None:
    (found,) = parse_variations(TEA, ["house.row=4,2,4"])
    assert (found.own, found.source, found.values) == (3, "C", (2, 3, 4))


@pytest.mark.parametrize(
    ("texts", "complaint"),
    [
        (["house.row"], "bad-vary-form"),
        (["house.row="], "bad-vary-form"),
        (["house.rows=2"], "near 'house.row'"),
        (["unheard=2"], "near '', n 0"),
        (["house.row=3"], "name 'house.row', value '3'"),
        (["house.row=2", "house.row=4"], "bad-vary-twice"),
        (["guests.monk.tip+guests.monk.tip=3"], "bad-vary-twice"),
        (["guests.monk.tip+guests.general.tip=3"], "values '2, 7'"),
    ],
)
def test_what_cannot_be_varied_is_said(texts: list[str], complaint: str) -> None:
    with pytest.raises(BadOptions) as told:
        parse_variations(TEA, texts)
    assert complaint in str(told.value)


def test_every_combination_but_the_own_one_is_a_component_file(tmp_path: Path) -> None:
    found = write_settings(parse_variations(TEA, ["house.row=2", "house.days.short=2,4"]), tmp_path)
    assert len(found) == 6
    assert [setting.values for setting in found if setting.file is None] == [(3, 3)]
    for setting in found:
        box = {v.key: v.value for v in games.load(TEA.name, setting.file).box.values}
        assert (box["house.row"], box["house.days.short"]) == setting.values


def test_joined_keys_change_together(tmp_path: Path) -> None:
    (both,) = parse_variations(TEA, ["guests.monk.tip+guests.potter.tip=3"])
    assert both.short == "guests.monk.tip +1"
    own, more = write_settings([both], tmp_path)
    assert (own.values, more.values) == ((2,), (3,))
    assert games.load("_template", more.file).box.digest != TEA.box.digest
    assert more.file is not None
    assert len(more.file.read_text("utf-8").splitlines()) == 2


def test_a_combination_that_the_game_refuses_is_found_before_play(tmp_path: Path) -> None:
    found = write_settings(
        parse_variations(TEA, ["house.aside_cards=1", "house.dealt_cards=2"]), tmp_path
    )
    with pytest.raises(BadComponents, match=r"house\.aside_cards"):
        check_settings(TEA.name, found)


def test_differences_are_taken_deal_by_deal(tmp_path: Path) -> None:
    found = write_settings(parse_variations(TEA, ["house.row=2"]), tmp_path)
    by_deal = [sweep.play_deal(sweep.make_deal(plan(), 2, at, found)).figures for at in range(6)]
    section = sized(plan(), found, tmp_path)
    (points,) = section.of("points")
    more = [changed["points"] - own["points"] for changed, own in by_deal]
    assert points.more.value == pytest.approx(fmean(more))
    assert points.mean == pytest.approx(section.own["points"] + points.more.value)
    assert points.more.low <= points.more.value <= points.more.high
    assert sum(section.own[name] for name in section.measures("wins.")) == pytest.approx(1)


def test_with_its_own_values_a_game_is_the_one_without_a_file(tmp_path: Path) -> None:
    same = ComponentsFile("same.toml", "[house]\nrow = 3\n")
    task = sweep.SweepDeal(TEA.name, {}, ("greedy", "random"), 3, (None, same))
    without, beside = sweep.play_deal(task).figures
    assert without == beside


def test_the_jobs_change_nothing(tmp_path: Path) -> None:
    found = write_settings(parse_variations(TEA, ["house.row=2,4"]), tmp_path)
    assert sized(plan(), found, tmp_path / "two", Backend(2)) == sized(plan(), found, tmp_path)


def test_bots_move_on_a_seat_from_deal_to_deal(tmp_path: Path) -> None:
    found = write_settings(parse_variations(TEA, ["house.row=2"]), tmp_path)
    seated = [sweep.make_deal(plan(), 3, at, found).players for at in range(2)]
    assert seated == [("greedy", "random", "greedy"), ("random", "greedy", "random")]


def test_what_was_kept_is_played_no_second_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = write_settings(parse_variations(TEA, ["house.row=2"]), tmp_path)
    sized(plan(4), found, tmp_path)
    played: list[str] = []

    def noted(task: sweep.SweepDeal) -> sweep.DealFigures:
        played.append(task.key)
        return play_deal(task)

    monkeypatch.setattr(sweep, "play_deal", noted)
    assert sized(plan(6), found, tmp_path) == sized(plan(6), found, tmp_path / "fresh")
    assert played == ["2@5", "2@6", *(f"2@{seed}" for seed in range(1, 7))]
    with pytest.raises(BadOptions, match="bad-plan"):
        open_journal(tmp_path, plan(6), parse_variations(TEA, ["house.row=4"]))


def test_an_owners_box_can_be_the_base(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[house]\nrow = 4\nstart_leaves = 0\n", encoding="utf-8")
    owned = games.load(TEA.name, mine)
    variations = parse_variations(owned, ["house.row=2"])
    assert (variations[0].own, variations[0].source) == (4, "owner")
    found = write_settings(variations, tmp_path / "boxes", mine)
    boxes = [games.load(TEA.name, setting.file).box for setting in found]
    kept = [{v.key: v.value for v in box.values} for box in boxes]
    assert [(box["house.row"], box["house.start_leaves"]) for box in kept] == [(2, 0), (4, 0)]
    assert boxes[1].digest == owned.box.digest
    assert [setting.is_own for setting in found] == [False, True]


def test_what_is_clear() -> None:
    assert is_difference_clear([1.0, 1.2] * 10, 50)  # surely there
    assert is_difference_clear([0.01, -0.01] * 10, 50)  # surely too small
    assert not is_difference_clear([5.0, -5.0] * 10, 50)  # nobody knows
    assert not is_difference_clear([1.0] * 19, 50)  # too few


def test_looks_are_at_fixed_deals() -> None:
    assert [len(portion) for portion in deal_portions(30)] == [20, 10]
    assert [portion.stop for portion in deal_portions(400)] == [100, 200, 300, 400]


def test_a_clear_answer_ends_the_sweep_unless_all_is_wanted(tmp_path: Path) -> None:
    found = write_settings(parse_variations(TEA, ["house.days.short=5"]), tmp_path)
    assert sized(plan(40, whole=False), found, tmp_path / "clear").deals == 20
    assert sized(plan(24), found, tmp_path / "whole").deals == 24


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", [["house.row=2,4"], ["house.row=2", "house.start_leaves=0"]])
def test_the_page_needs_nothing_else(tmp_path: Path, language: str, texts: list[str]) -> None:
    text = sweep_page_html(swept(tmp_path, *texts), translator_for(TEA, language))
    found = Page(text)
    assert not {"script", "link", "iframe", "img", "object"} & set(found.tags)
    assert found.tags.count("svg") == 5  # points, lead, length, two seats
    assert "house.row" in text
    assert f'lang="{language}"' in text
    assert "⟨" not in text


def test_the_command_shows_and_writes_a_report(tmp_path: Path) -> None:
    said = fine(*SMALL, *ROW, "--out", tmp_path, "--seats", "2,3")
    assert "2 players, 6 deals with each value" in said
    assert "Wins of seat 3" in said
    assert (tmp_path / "sweep.html").is_file()
    written = json.loads((tmp_path / "sweep.json").read_text(encoding="utf-8"))
    assert written["variations"][0]["source"] == "C"
    assert [setting["values"] for setting in written["settings"]] == [[2], [3], [4]]
    own = tmp_path / "boxes" / written["settings"][0]["file"]
    assert games.load(games.TEMPLATE_GAME, own).box.digest != TEA.box.digest


def test_the_command_speaks_french_and_json(tmp_path: Path) -> None:
    assert "Différence" in fine(*SMALL, *ROW, "--out", tmp_path, "--lang", "fr")
    printed = data(*SMALL, *ROW, "--out", tmp_path)
    assert printed == json.loads((tmp_path / "sweep.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--vary", "house.row=9"], "from 1 to 5"),
        (["--vary", "house.rows=2"], "house.row"),
        ([*ROW, "--bots", "nobody"], "nobody"),
        ([*ROW, "--bots", ","], "at least one"),
        ([*ROW, "--seats", "9"], "not 9"),
        ([], "--vary"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    arguments: list[object], complaint: str, tmp_path: Path
) -> None:
    assert complaint in refused(*SMALL, *arguments, "--out", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_ctrl_c_ends_it_with_the_code_of_a_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: object) -> SweepSection:
        raise KeyboardInterrupt

    monkeypatch.setattr(sweep, "play_table_size", interrupted)
    assert run(*SMALL, *ROW, "--out", tmp_path).exit_code == 130
