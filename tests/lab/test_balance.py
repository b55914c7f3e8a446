"""What bots make of a game's numbers: games that are counted, kept and read again."""

from dataclasses import replace
from pathlib import Path

import pytest

from dynasty import games
from dynasty.kernel import BadRecord
from dynasty.lab.balance import BalanceOutcome, BalanceTask, play_balance, play_balance_game
from dynasty.lab.task_pool import Backend
from dynasty.learn.balance_figures import Balance, load_balance, read_balance
from tests.lab.balance_run import PLAN, TEA


def test_a_game_is_counted_whole() -> None:
    found = play_balance_game(BalanceTask(TEA.name, {}, "scholar", 3, 5))
    assert sum(sum(uses.values()) for uses in found.uses) == found.length
    assert all(TEA.vocabulary.read(choice) for uses in found.uses for choice in uses)
    assert 0 <= found.decided <= 1
    assert found.mattered <= found.weighed <= found.length <= found.options
    totals = [sum(sheet.values()) for sheet in found.sheets]
    assert all(totals[seat] == max(totals) for seat in found.winners)


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


@pytest.mark.parametrize("name", games.SHELF)
def test_the_figures_of_every_game_are_those_of_its_box(name: str) -> None:
    found, game = load_balance(name), games.load(name)
    assert found is not None
    assert (found.rules, found.components) == (game.version, game.box.digest)
    assert {section.seats for section in found.sections} == set(game.seat_counts)
