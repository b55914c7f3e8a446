"""What happens by itself is said: what is lost and why, a forced pass, who moves and who leaves."""

from collections.abc import Callable

import pytest

from dynasty import games
from dynasty.games.tianxia.effect_codes import COUNT_TOWERS, VP_PER, effect_code
from dynasty.games.tianxia.names import ORDERS, SECTIONS
from dynasty.text import LANGUAGES
from tests.conformance import sources
from tests.conformance.tables import words
from tests.games.tianxia.table import Table
from tests.text.audit import messages

Laying = Callable[[Table], Table]


def sentences(table: Table, kind: str, language: str = "en") -> list[str]:
    """How the events of a kind read."""
    text = words("tianxia", language, table.state.deciders)
    return [text.event(event) for event in table.state.events or () if event.kind == kind]


def full_wall(table: Table) -> Table:
    for section, colour in zip(SECTIONS, ("orange", "orange", "purple", "purple"), strict=True):
        table.walls(section, colour, colour, colour, "blue")
    return table


LOST: dict[str, tuple[str, int, Laying]] = {
    "a free Soldier: no meeples are left in supply": (
        *("PlaceSoldier", 0),
        lambda table: table.supply("blue", 0),
    ),
    "a free Wall: all Walls are built": (
        *("PlaceFreeWall", 0),
        lambda table: table.walls("longxi", *["blue"] * 4).walls("yanmen", "blue", "blue"),
    ),
    "a free Wall: no section has a free Wall space": ("PlaceFreeWall", 0, full_wall),
    "−2 Nomad Strength: Nomad Strength is 0 in every section": (
        *("WeakenNomads", 2),
        lambda table: [table.nomads(section, 0, 0) for section in SECTIONS][-1],
    ),
    "a Merchant: no meeples are left in supply": (
        *("PlaceMerchant", 0),
        lambda table: table.supply("blue", 0),
    ),
    "a Merchant: all Merchant spaces are filled": (
        *("PlaceFallen", 0),
        lambda table: (
            table.merchants("blue", "m3a1").merchants("blue", "m3a2").merchants("blue", "m3a3")
        ),
    ),
    "a step on any track: the end of every track is already reached": (
        *("ChooseTrack", 0b1111),
        lambda table: table.stands("blue", white=10, red=10, black=10, blue=10),
    ),
    "a tile flip: no used tile can be flipped": ("FlipTile", 0, lambda table: table),
    "a Palace Bonus tile: no tile can be taken": (
        *("TakePalaceTile", 0),
        lambda table: table.palace("white", 3),
    ),
    "a tile from the display: no tile can be taken": (
        *("TakeShownTile", 0),
        lambda table: table.jade("blue", "ox").display("rb_jade_ox"),
    ),
}


@pytest.mark.parametrize("said", LOST)
def test_RU_53_what_is_lost_is_said_with_its_reason(said: str) -> None:
    step, arg, lay = LOST[said]
    table = lay(Table().sits_at("blue", "3a")).runs(step, arg, "blue")
    assert sentences(table, "lost") == [f"Blue misses out on {said}."]


def test_TX_6_3_a_step_beyond_the_end_is_said_to_be_lost() -> None:
    table = Table().stands("blue", white=9).governs("blue", "p11").gives("blue", rice=2)
    table.turn("blue").play("place:train", "advance:track_white")
    assert sentences(table, "lost") == [
        "Blue misses out on a step on the White track: the end of the track is already reached."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_loss_is_one_that_the_rules_give(language: str) -> None:
    keys = messages(games.game_folder("tianxia") / "text" / f"{language}.ftl")
    given = sources.all_texts("tianxia")
    assert [k for k in keys if k.startswith("lost-") and k.removeprefix("lost-") not in given] == []


def test_TX_4_2_a_forced_pass_says_what_was_missing() -> None:
    table = Table().sold("blue", 3).barge("stone", "blue").barge("rice", "blue")
    table.barge("wood", "blue").gives("blue", coin=1).turn("blue")
    assert sentences(table, "pass_forced") == [
        "Blue must pass: no Action markers are left, and a Worker costs 2 Coins (1 left)."
    ]
    assert sentences(table, "passed")[0] == "Blue passes: place 1 in the next Turn order."


def test_TX_4_4_in_the_last_round_there_is_no_next_turn_order() -> None:
    table = Table().now(4).turn("blue")
    assert table.details("pass:turn_order")["last"] == 1
    table.play("pass:turn_order")
    assert sentences(table, "passed") == ["Blue passes."]


def test_TX_3_1_what_workers_bring_is_told_under_its_rule() -> None:
    table = Table().barge("rice", "blue").runs("CollectBarges")
    assert table.told("gained")["rule"] == "TX-3.1"
    table = Table().gives("blue", coin=1).turn("blue").play("worker:barge_rice")
    assert table.told("gained")["rule"] == "TX-9.2"


def test_TX_15_5_the_end_of_a_solo_game_is_told_under_its_rule() -> None:
    assert Table(1).runs("FinalScoring").told("game_ended")["rule"] == "TX-15.5"
    assert Table(3).runs("FinalScoring").told("game_ended")["rule"] == "TX-12.5"


def test_TX_14_8_no_prestige_is_told_of_the_neutral_house() -> None:
    table = Table(2).nomads("longxi", 6, 1).soldiers("longxi", "blue").runs("Fight", 0)
    assert sentences(table, "defender_ranked") == [
        "Longxi: Neutral House defends with Strength 1, rank 1."
    ]
    assert sentences(table, "soldiers_left") == ["Longxi: Neutral House loses 1 Soldier."]
    table = Table(3).nomads("longxi", 6, 1).soldiers("longxi", "blue").runs("Fight", 0)
    assert sentences(table, "defender_ranked") == [
        "Longxi: Blue defends with Strength 1, rank 1, +7 PP."
    ]


def test_TX_14_4_what_the_rival_cannot_do_is_said() -> None:
    table = Table(2).supply("blue", 0)
    table.state.order_pile = 1 << ORDERS.index("ro_01")
    table.turn("blue")
    assert sentences(table, "lost") == [
        "Neutral House misses out on a Governor: no meeples are left in supply.",
        "Neutral House misses out on a Worker: no meeples are left in supply.",
    ]


def test_TX_11_2_a_double_tower_that_leaves_is_told() -> None:
    table = Table().double_tower("yanmen", "blue").runs("EndAttack")
    assert sentences(table, "double_tower_left") == [
        "Blue’s Double Tower leaves Yanmen and the game."
    ]


def test_TX_9_3_why_a_neutral_worker_was_placed_and_that_one_falls_off() -> None:
    table = Table().barge("rice", "orange", "purple", "neutral").supply("blue", 0)
    table.gives("blue", coin=1).turn("blue").play("worker:barge_rice")
    assert sentences(table, "neutral_placed") == [
        "Blue has no meeples in supply and places a Neutral Worker on the Rice Barge."
    ]
    assert sentences(table, "neutral_fell") == ["A Neutral Worker falls off the Rice Barge."]


def test_TX_10_7_prestige_lost_for_want_of_a_coin() -> None:
    table = Table().runs("SufferLoss", 1, "blue")
    assert sentences(table, "prestige_lost") == ["Blue loses 3 PP (no Coins left)."]


def test_TX_3_2_effects_that_score_nothing_say_so() -> None:
    table = Table().governs("blue", "i06")
    table.runs("Resolve", effect_code(VP_PER, COUNT_TOWERS, 3), "blue")
    assert sentences(table, "lost") == [
        "Blue misses out on 3 PP per Tower: there’s nothing to count."
    ]
