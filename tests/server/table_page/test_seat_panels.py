"""The panels of the seats: who plays there, and the same forecast for every reader."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dynasty import games
from dynasty.kernel import ScoreLine, ScoreSheet
from dynasty.localization import translator_for
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.table_page.scored_page import SeatPanel
from dynasty.server.table_page.seat_panels import Forecast, seat_panel, seat_panels
from dynasty.text import Translator
from tests.server.support.tea_rooms import TEA, play, tea_room


@pytest.fixture
def words() -> Translator:
    return translator_for(TEA, "en", ["Ann", "Bob", ""])


@pytest.fixture
def room() -> Room:
    found = tea_room("person", "person", "novice")
    play(found, 12, seed=8)  # the second player has served a favourite guest, in secret
    return found


def panels(room: Room, viewer: int, words: Translator, asked: int = -1) -> list[SeatPanel]:
    match = room.match
    view = room.game.view(match.state, viewer)
    pictures = games.load_board(room.game.name).draw(view, room.game.box, words.say)
    forecasts = Forecast.of(match).sheets
    return seat_panels(room, match, viewer, words, pictures, [asked], [viewer], forecasts)


def test_a_panel_tells_who_plays_there(room: Room, words: Translator) -> None:
    room.chairs[1].stand_in = "master"
    room.chairs[0].wants_end = True
    found = panels(room, 0, words, asked=1)
    assert [panel.name for panel in found] == ["Ann", "Bob", words.seat(2)]
    assert [panel.bot for panel in found] == ["", "master", "novice"]
    assert [panel.person for panel in found] == [True, True, False]
    assert [panel.away for panel in found] == [False, True, False]
    assert [panel.wants_end for panel in found] == [True, False, False]
    assert [panel.asked for panel in found] == [False, True, False]
    assert [panel.mine for panel in found] == [True, False, False]
    assert len({panel.colour for panel in found}) == 3


def test_every_reader_sees_the_same_forecast(room: Room, words: Translator) -> None:
    forecasts = [
        [panel.forecast for panel in panels(room, viewer, words)] for viewer in (SPECTATOR, 0, 1)
    ]
    assert forecasts[0] == forecasts[1] == forecasts[2]
    assert forecasts[0] == [sheet.total for sheet in Forecast.of(room.match).sheets]


def test_each_reader_sees_the_points_that_they_may_know(room: Room, words: Translator) -> None:
    for viewer in (0, 1):
        sheets = room.game.open_scores(room.match.state, viewer)
        assert [panel.total for panel in panels(room, viewer, words)] == [
            sheet.total for sheet in sheets
        ]
    assert panels(room, 1, words)[1].extra > 0 == panels(room, 0, words)[1].extra


def test_a_sheet_is_told_in_words(room: Room, words: Translator) -> None:
    sheet = ScoreSheet(1, (ScoreLine("tips", "T-4.1", 7), ScoreLine("favourite", "T-4.2", 3)))
    panel = seat_panel(room, words, sheet)
    assert panel.sheet == (
        (words.category("tips"), "T-4.1", 7),
        (words.category("favourite"), "T-4.2", 3),
    )
    assert panel.total == 10


def test_the_games_own_opponent_has_a_panel_without_a_chair(room: Room, words: Translator) -> None:
    panel = seat_panel(room, words, replace(ScoreSheet(0, ()), seat=3))
    assert (panel.bot, panel.person, panel.away, panel.wants_end) == ("", False, False, False)


def test_a_forecast_names_what_it_leaves_out(room: Room, words: Translator) -> None:
    forecast = Forecast.of(room.match)
    told = {line.category for sheet in forecast.sheets for line in sheet.lines}
    every = {line.category for s in TEA.scores(room.match.state) for line in s.lines}
    assert forecast.hidden
    assert set(forecast.hidden) == every - told
    assert forecast.omitted(words) == words.joined(
        [words.category(name) for name in forecast.hidden]
    )
    assert replace(forecast, hidden=[]).omitted(words) == ""
