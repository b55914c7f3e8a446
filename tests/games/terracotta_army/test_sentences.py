"""What a player reads: names as the board shows them, prices, gains, and what is missing."""

from dynasty.games.terracotta_army.names import CELLS, SEGMENTS
from dynasty.kernel import Offer
from dynasty.text import Translator
from tests.games.terracotta_army.setting import GAME
from tests.games.terracotta_army.table import Table
from tests.games.terracotta_army.test_text import words

ENGLISH, FRENCH = words("en"), words("fr")
SOLO = words("en", 1)


def label(table: Table, choice: str, text: Translator = ENGLISH) -> str:
    return text.label(Offer(choice, table.details(choice)))


def reason(table: Table, choice: str, text: Translator = ENGLISH) -> str:
    refusal = table.refusal(choice)
    values = GAME.because(table.state, table.decision.seat, GAME.vocabulary.read(choice))
    return text.refusal(refusal, values)


def line(table: Table, kind: str, text: Translator = SOLO) -> str:
    return text.event(table.told(kind))


def test_cells_and_segments_are_called_as_the_board_shows_them() -> None:
    assert [ENGLISH.name(cell) for cell in CELLS[:10]] == [*(f"A{n}" for n in range(1, 10)), "B1"]
    assert [ENGLISH.name(segment) for segment in SEGMENTS[:2]] == ["segment 1", "segment 2"]
    assert ENGLISH.say("mark-row-2") == "B"
    assert ENGLISH.name("row_2") == "row B"


def test_T_4_1_turning_a_ring_is_mentioned_only_where_it_is_possible() -> None:
    table = Table(4).has("yellow", coins=3).turn("yellow")
    assert table.question == "ask-segment"
    assert table.play("rotate:inner_ring").question == "ask-segment-only"
    assert Table(4).has("yellow", coins=1).turn("yellow").question == "ask-segment-only"


def test_a_segment_says_which_of_its_actions_are_not_possible() -> None:
    table = Table(4).has("yellow", coins=1).turn("yellow")
    said = "a warrior for 3 clay (not possible now) · Master Inspector (not possible now)"
    assert label(table, "place:s4") == f"To segment 5: {said} · a specialist (not possible now)"
    said = "soak clay (not possible now) · 2 coins"
    assert label(table, "place:s11").startswith(f"To segment 12: {said}")
    said = "tremper l’argile (impossible pour l’instant) · 2 pièces"
    assert label(table, "place:s11", FRENCH).startswith(f"Vers le segment 12\xa0: {said}")


def test_what_the_inner_action_brings_counts_for_the_middle_one() -> None:
    table = Table(4).rings(0, 10).turn("yellow")
    assert label(table, "place:s10").startswith("To segment 11: 4 coins · Master Builder ·")


def test_a_cell_says_that_its_numbers_are_points() -> None:
    table = Table(4).has("yellow", wet=2).acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:officer")
    assert label(table, "stand:r1c1") == "On A1: inspectors +14 VP"
    assert label(table, "stand:r1c1", FRENCH) == "En A1\xa0: inspecteurs +14\xa0PV"


def test_T_5_2_goods_are_taken_instead_of_the_action() -> None:
    table = Table(4).has("yellow", dry=10).acts("yellow", "s11", "inner")
    said = "Perform the action: soak clay, 10 dry clay becomes wet"
    assert label(table, "perform:inner_action") == said
    assert label(table, "take:coin") == "Take 1 coin instead of the action"
    assert label(table, "take:coin", FRENCH) == "Prendre 1 pièce au lieu de l’action"


def test_T_6_4_an_inspector_says_what_changes_for_the_player() -> None:
    table = Table(4).has("yellow", wet=2).armed("yellow", "sword").acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:officer", "stand:r2c2")
    said = "1\xa0PV, puis un inspecteur peut avancer ou reculer d’une case"
    assert label(table, "wield:sword", FRENCH) == f"Utiliser l’épée\xa0: {said}"
    table.play("wield:sword")
    assert label(table, "inspect:row_2") == "Move to row B: 7 VP for you instead of 0 VP"
    assert label(table, "inspect:row_7") == "Move to row G: still 0 VP for you"
    said = "Vers la rangée G\xa0: toujours 0\xa0PV pour vous"
    assert label(table, "inspect:row_7", FRENCH) == said


def test_T_6_5_a_guard_moves_a_warrior_from_its_cell() -> None:
    table = Table(4).has("yellow", wet=2).armed("yellow", "halberd")
    table.puts("yellow", "soldier", "r4c2").acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:guard", "stand:r7c9", "wield:halberd")
    assert label(table, "move:r4c2") == "Move the soldier on D2"
    assert label(table, "move:r4c2", FRENCH) == "Déplacer le guerrier qui est en D2 (soldat)"


def test_T_7_3_a_horse_is_named_with_the_cell_that_it_covers() -> None:
    table = Table(4).puts("yellow", "guard", "r4c4").armed("yellow", "sword")
    table.has("yellow", coins=9).acts("yellow", "s1", "outer").play("perform:outer_action")
    assert line(table, "specialist_hired", ENGLISH) == (
        "Yellow hires a specialist (horse) for 1 coin and the sword."
    )
    assert label(table, "ride:r4c5").startswith("Extend the horse over D5")
    assert label(table, "ride:r4c5", FRENCH).startswith("Faire couvrir D5 par le cheval")


def test_T_7_5_an_archer_faces_a_warrior_on_a_cell() -> None:
    table = Table(4).puts("yellow", "guard", "r4c4", "r3c5").armed("yellow", "crossbow")
    table.has("yellow", coins=9).acts("yellow", "s1", "outer").play("perform:outer_action")
    table.play("post:r4c5")
    assert label(table, "face:r4c4").startswith("Face the warrior on D4")
    assert label(table, "face:r4c4", FRENCH).startswith("Face au guerrier en D4")


def test_T_4_3_a_placed_worker_is_named_before_its_segment() -> None:
    table = Table(4).turn("yellow").play("place:s6")
    said = "Yellow places a worker (craftsman) on segment 7."
    assert line(table, "worker_placed", ENGLISH) == said
    said = "Jaune place un ouvrier (compagnon) sur le segment 7."
    assert line(table, "worker_placed", FRENCH) == said


def test_T_7_1_hiring_names_the_specialist_and_its_price_beforehand() -> None:
    table = Table(4).armed("yellow", "spear").has("yellow", coins=2).acts("yellow", "s1", "outer")
    said = "musician for 1 coin and the spear"
    assert label(table, "perform:outer_action") == f"Perform the action: a specialist · {said}"


def test_T_7_1_without_a_specialist_to_hire_it_says_what_each_lacks() -> None:
    table = Table(4).armed("yellow", "spear").acts("yellow", "s1", "outer")
    assert line(table, "nothing_to_hire", ENGLISH) == (
        "Yellow can’t hire any specialist with 0 coins. Horse: the sword isn’t active; "
        "footman: the halberd isn’t active; kneeling archer: the crossbow isn’t active; "
        "musician: costs 1."
    )


def test_T_1_7_an_outer_action_that_does_nothing_is_not_left_out_by_choice() -> None:
    table = Table(4).armed("yellow", "sword").acts("yellow", "s0", "outer")
    assert line(table, "already_active", ENGLISH) == (
        "Yellow can’t ready the sword: it’s already active."
    )
    assert not table.events("action_skipped")


def test_T_8_2_a_master_that_cannot_be_used_at_once_is_explained() -> None:
    table = Table(4).has("yellow", coins=2).acts("yellow", "s0", "middle")
    table.play("buy:master_builder")
    said = "Yellow can’t use the Master Builder now: too few coins."
    assert line(table, "master_idle", ENGLISH) == said


def test_T_8_2_masters_say_what_they_do_and_cost() -> None:
    table = Table(4).has("yellow", coins=3).acts("yellow", "s2", "middle")
    said = "Hire the Master Clay Maker for 2 coins or more: take 3 wet clay"
    assert label(table, "buy:master_clay_maker") == said
    table.play("buy:master_clay_maker")
    assert label(table, "pay:mt_3") == "Pay 3 coins for the Master Clay Maker"
    assert reason(table, "pay:mt_5") == "This token costs 4 coins, but you have 3."


def test_T_6_5_a_guard_without_anybody_to_send_says_so() -> None:
    table = Table(4).has("yellow", wet=2).armed("yellow", "halberd").acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:guard", "stand:r1c1", "wield:halberd")
    assert line(table, "nobody_to_send", ENGLISH) == "Yellow has no other warrior that can move."


def test_T_4_4_a_craftsman_in_the_way_asks_for_an_artisan() -> None:
    table = Table(4).stands("green", "craftsman", "s3").turn("yellow")
    said = "only an artisan can join, and you have none in hand."
    assert reason(table, "place:s3") == f"There’s already a craftsman here: {said}"


def test_T_12_5_the_blacksmith_says_which_weapons_are_new() -> None:
    table = Table(1).hired("pm", "blacksmith").armed("pm", "sword", "halberd", "spear")
    table.pm_resolves("master_blacksmith")
    assert line(table, "weapons_readied") == ("Li Si readies all weapons. Newly active: crossbow.")


def test_T_12_11_a_type_worth_much_more_is_taken_in_spite_of_its_weapon() -> None:
    table = Table(1).has("pm", wet=3).armed("pm", "spear").stock("pm", soldier=4)
    table.pm_resolves("warrior_3")
    assert "at least 3 more than any type with an active weapon" in line(table, "pm_worth_more")


def test_T_12_11_without_weapons_all_types_are_open() -> None:
    table = Table(1).has("pm", wet=3).pm_resolves("warrior_3")
    assert line(table, "pm_unarmed").endswith("he may choose any type.")


def test_T_12_10_a_card_says_what_it_does() -> None:
    table = Table(1).deals("pmc_06").pm_resolves("priority")
    assert line(table, "card_revealed").startswith(
        "Li Si reveals card 6 for the end of his turn: ready the sword"
    )
