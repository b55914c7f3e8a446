"""`dynasty balance`: what bots make of a game's numbers, and the page about it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from dynasty import games
from dynasty.kernel import BadRecord
from dynasty.lab.balance import (
    BalanceOutcome,
    BalancePlan,
    BalanceTask,
    play_balance,
    play_balance_game,
)
from dynasty.lab.balance_page import balance_document, balance_page_html, wins_chart
from dynasty.lab.balance_stats import evaluate_balance, use_worth
from dynasty.lab.task_pool import Backend
from dynasty.learn.balance import Balance, load_balance, read_balance
from dynasty.learn.balance_tables import significant_rows
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES
from tests.cli.desk import data, fine
from tests.lab.test_page import DOCS, Page

TEA = games.load(games.TEMPLATE_GAME)
PLAN = BalancePlan(
    TEA.name, TEA.version, TEA.box.digest, {"scholar": (2, 3)}, {"scholar": 12}, 1, {}
)
SMALL = ["balance", games.TEMPLATE_GAME, "--games", 4, "--seats", "2"]


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> dict[str, BalanceOutcome]:
    return play_balance(PLAN, tmp_path_factory.mktemp("balance"), Backend(), "")


@pytest.fixture(scope="module")
def balance(done: dict[str, BalanceOutcome]) -> Balance:
    return evaluate_balance(PLAN, done, "dynasty balance")


def test_a_game_is_counted_whole() -> None:
    found = play_balance_game(BalanceTask(TEA.name, {}, "scholar", 3, 5))
    assert sum(sum(uses.values()) for uses in found.uses) == found.length
    assert all(TEA.vocabulary.read(choice) for uses in found.uses for choice in uses)
    assert 0 <= found.decided <= 1
    assert found.mattered <= found.weighed <= found.length <= found.options
    totals = [sum(sheet.values()) for sheet in found.sheets]
    assert all(totals[seat] == max(totals) for seat in found.winners)


def test_figures_hang_together(balance: Balance) -> None:
    for section in balance.sections:
        assert section.games == 12
        assert sum(share.value for share in section.wins) == pytest.approx(1)
        assert sum(row.points for row in section.sources) == pytest.approx(section.points.value)
        assert section.winner >= section.points.value
        uses = sum(row.uses for row in section.actions) * section.seats
        assert 0.9 * section.length.value < uses <= section.length.value + 1e-9  # the rare apart


def test_a_use_is_worth_what_it_brings_above_the_table() -> None:
    uses = [[float(n % 3), float(n % 2)] for n in range(24)]
    points = [[10 + 2 * int(mine), 10 + 2 * int(other)] for mine, other in uses]
    found = use_worth(uses, points)
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((2, 2, 2))
    assert use_worth(uses[:9], points[:9]) is None
    assert use_worth([[1.0, 1.0]] * 20, [[1, 2]] * 20) is None


def test_a_player_alone_is_compared_with_other_games() -> None:
    uses = [[float(n % 2)] for n in range(20)]
    found = use_worth(uses, [[5 - 3 * (n % 2)] for n in range(20)])
    assert found is not None
    assert found.value == pytest.approx(-3)


def test_a_plot_names_the_games_own_opponent() -> None:
    kept = load_balance("terracotta_army")
    assert kept is not None
    alone = [section for section in kept.sections if section.seats == 1]
    words = translator_for(games.load("terracotta_army"), "en")
    text = json.dumps(wins_chart(alone[0], words).to_dict(), ensure_ascii=False)
    assert words.say("arena-automaton") in text
    assert "Seat 1" in text
    assert "Seat 2" not in text


def test_what_is_sure_comes_best_first(balance: Balance) -> None:
    rows = balance.sections[0].things
    sure = significant_rows(rows, 3)
    assert len(sure) <= 6
    values = [row.worth.value for row in sure if row.worth]
    assert values == sorted(values, reverse=True)


def test_what_was_kept_is_played_no_second_time(
    done: dict[str, BalanceOutcome], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = replace(PLAN, games={"scholar": 3})
    assert play_balance(short, tmp_path, Backend(), "").keys() < done.keys()
    played: list[str] = []

    def noted(task: BalanceTask) -> BalanceOutcome:
        played.append(task.key)
        return play_balance_game(task)

    monkeypatch.setitem(play_balance.__globals__, "play_balance_game", noted)
    assert play_balance(PLAN, tmp_path, Backend(), "") == done
    assert len(played) == 18


def test_figures_are_read_as_they_were_written(balance: Balance) -> None:
    again = read_balance(balance.to_json())
    assert again.to_json() == balance.to_json()
    with pytest.raises(BadRecord):
        read_balance("{}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(balance: Balance, language: str) -> None:
    text = balance_page_html(balance, translator_for(TEA, language))
    found = Page(text)
    assert not {"script", "link", "iframe", "img", "object"} & set(found.tags)
    assert found.tags.count("svg") >= 4  # wins and sources, for each size
    assert f'lang="{language}"' in text
    assert "⟨" not in text


def test_the_command_shows_and_writes_a_report(tmp_path: Path) -> None:
    said = fine(*SMALL, "--out", tmp_path)
    assert "2 × scholar" in said
    assert (tmp_path / "balance.html").is_file()
    written = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert data(*SMALL, "--out", tmp_path) == written
    assert written["command"].startswith("dynasty balance _template --bot scholar --games 4")


@pytest.mark.parametrize("name", games.SHELF)
def test_the_figures_of_every_game_are_those_of_its_box(name: str) -> None:
    found, game = load_balance(name), games.load(name)
    assert found is not None
    assert (found.rules, found.components) == (game.version, game.box.digest)
    assert {section.seats for section in found.sections} == set(game.seat_counts)


def test_the_published_page_is_what_the_command_writes(tmp_path: Path) -> None:
    fine("balance", "--page", tmp_path / "balance.md")
    written = (tmp_path / "balance.md").read_text(encoding="utf-8")
    assert written == balance_document() == (DOCS / "balance.md").read_text(encoding="utf-8")
