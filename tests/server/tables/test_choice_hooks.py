"""Hooks: what features do when a player acts, in the order of their registration."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from fastapi.testclient import TestClient

from dynasty.server.model.room import Room
from dynasty.server.settings import Settings
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.choice_hooks import AfterChoice, ChoiceHooks
from tests.server.support.guests import lay
from tests.server.support.rooms import table_service
from tests.server.support.server_process import complete

Start = Callable[[Settings], TestClient]
ROOM = cast(Room, None)


def test_every_hook_is_called_and_one_is_enough_to_hold_a_choice() -> None:
    seen: list[str] = []

    async def note(room: Room, caller: Caller) -> None:
        seen.append(f"active {caller.player}")

    async def silent(room: Room, seat: int, choice: str, seq: int) -> bool:
        seen.append("silent")
        return False

    async def speaks(room: Room, seat: int, choice: str, seq: int) -> bool:
        seen.append(f"speaks of {choice}")
        return True

    async def judge(room: Room, seat: int) -> AfterChoice | None:
        return seen.append

    async def ignore(room: Room, seat: int) -> None:
        seen.append("ignores")

    async def run() -> None:
        hooks = ChoiceHooks(on_activity=[note], holds_choice=[silent])
        await hooks.call_on_activity(ROOM, Caller("ann"))
        assert not await hooks.is_choice_held(ROOM, 0, "pass", 0)
        hooks.holds_choice.append(speaks)
        assert await hooks.is_choice_held(ROOM, 0, "pass", 0)
        hooks.before_choice += [ignore, judge]
        for after in await hooks.call_before_choice(ROOM, 0):
            after("pass")

    complete(run())
    assert seen == ["active ann", "silent", "silent", "speaks of pass", "ignores", "pass"]


def test_a_request_of_a_player_counts_as_activity_but_an_open_stream_does_not(
    lite: Settings, start: Start
) -> None:
    host, ann, _ = lay(start(lite), "person", "person")
    seen: list[str] = []

    async def note(room: Room, caller: Caller) -> None:
        seen.append(caller.player)

    table_service(host).hooks.on_activity.append(note)
    ann.get("/question")
    assert len(seen) == 1
    assert ann.post("/presence", visible=False).status_code == 204
    assert len(seen) == 1
