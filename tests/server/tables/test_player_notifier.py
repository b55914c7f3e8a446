"""Open pages of a player: told when one of the player's tables changes, and then forgotten."""

import asyncio

import pytest

from dynasty.server.tables.player_notifier import PlayerNotifier


def test_players_who_listen_are_notified() -> None:
    notifier, ann, page = PlayerNotifier(), asyncio.Event(), asyncio.Event()
    notifier.notify(["ann"])
    with notifier.listen("ann", ann), notifier.listen("ann", page):
        notifier.notify(["bob"])
        assert not ann.is_set()
        notifier.notify(["ann"])
        assert (ann.is_set(), page.is_set(), notifier.call_counts["ann"]) == (True, True, 1)
    assert (notifier.listeners, notifier.call_counts["ann"]) == ({}, 0)


def test_a_page_that_is_closed_takes_no_other_with_it() -> None:
    notifier, first, second = PlayerNotifier(), asyncio.Event(), asyncio.Event()
    with notifier.listen("ann", first):
        with notifier.listen("ann", second):
            notifier.notify(["ann"])
        first.clear()
        second.clear()
        notifier.notify(["ann"])
        assert (first.is_set(), second.is_set()) == (True, False)
        assert notifier.call_counts["ann"] == 2


def test_a_page_that_fails_is_forgotten_too() -> None:
    notifier = PlayerNotifier()
    with pytest.raises(ZeroDivisionError), notifier.listen("ann", asyncio.Event()):
        raise ZeroDivisionError
    assert notifier.listeners == {}
