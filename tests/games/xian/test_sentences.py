"""What a player reads: what a choice gives and costs, what is missing, what came by itself."""

from dynasty import games
from dynasty.kernel import Offer
from dynasty.text import Translator
from tests.games.xian.setting import GAME
from tests.games.xian.table import Table

HOME = games.game_folder("xian")
REGISTER = games.load_rulebook("xian")
ENGLISH, FRENCH = (
    Translator(language, HOME / "text", REGISTER, GAME.colours, [""] * 4, strict=True)
    for language in ("en", "fr")
)


def label(table: Table, choice: str, text: Translator = ENGLISH) -> str:
    return text.label(Offer(choice, table.details(choice)))


def reason(table: Table, choice: str, text: Translator = ENGLISH) -> str:
    refusal, seat = table.refusal(choice), table.decision.seat
    return text.refusal(refusal, GAME.because(table.state, seat, GAME.vocabulary.read(choice)))


def lines(table: Table, kind: str) -> list[str]:
    return [ENGLISH.event(event) for event in table.state.events or () if event.kind == kind]


def test_X_4_7_a_fee_says_what_is_paid_in_coins_and_what_in_prestige(table: Table) -> None:
    table.minister_in("workshop").placed("orange", "palace", "palace")
    table.gives("cyan", coins=1, prestige=9).asks("cyan", "building")
    said = "fee 2 coins (you pay 1 and lose 2 PP for the rest)"
    assert label(table, "enter:palace") == f"Enter the Palace to advance your supervisor, {said}"
    table.gives("cyan", coins=-1)
    said = "fee 2 coins (you have none and lose 4 PP instead)"
    assert label(table, "enter:palace").endswith(said)


def test_X_4_8_the_prime_minister_says_what_he_gives(table: Table) -> None:
    table.asks("cyan", "building")
    said = "plus 1 coin and 1 PP from the Prime Minister"
    assert label(table, "enter:palace").endswith(f", {said}")


def test_X_3_4_a_helper_without_points_is_recruited_all_the_same(table: Table) -> None:
    table.now(1, 1).pair("cyan", "miner_1", "emissary").asks("cyan", "worker")
    said = "Each time your supervisor advances, you may swap 1 resource with the stock."
    points = table.details("employ:emissary")["prestige"]
    assert label(table, "employ:emissary") == f"Recruit the Emissary: +{points} PP. {said}"


def test_X_1_5_a_card_on_top_says_what_it_gives() -> None:
    offer = Offer(
        "work:craftsman_6", {"helper": 0, "gain": ("clay",) * 3, "pigment": ("pigment_red",)}
    )
    assert ENGLISH.label(offer) == "Craftsman 6 on top: 3 clay, or 1 red pigment"


def test_X_5_2_sealing_says_what_it_does_and_what_is_left(table: Table) -> None:
    table.gives("cyan", clay=2).enters("cyan", "workshop").play("craft:a12")
    said = "so only you can paint it. You’ll have 1 seal left."
    assert label(table, "seal:a12") == f"Seal the warrior on A12, {said}"
    assert label(table, "leave:a12").endswith("unsealed, so anyone can paint it")


def test_X_6_1_a_payment_names_all_that_is_paid(table: Table) -> None:
    table.requests("red", "yellow", "green", "blue").gives("cyan", red=1, yellow=1, green=1)
    table.enters("cyan", "lab")
    assert label(table, "paint:a11") == "Paint A11 for 1 red pigment and any pigment: +1 PP"
    table.play("paint:a11")
    assert label(table, "pay:pigment_yellow") == "Pay 1 red pigment and 1 yellow pigment"


def test_X_8_5_the_discount_says_the_two_prices(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", clay=2).enters("cyan", "workshop")
    table.play("craft:a12")
    assert (
        label(table, "use:bonus_discount") == "Use the Discount tile: pay 1 clay instead of 2 clay"
    )
    assert label(table, "save:bonus_discount") == "Keep the Discount tile and pay 2 clay"


def test_X_8_5_a_discount_that_is_needed_says_so(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", clay=1).enters("cyan", "workshop")
    table.play("craft:a12")
    assert lines(table, "tile_used") == [
        "Cyan uses the Discount tile, because the price can’t be paid without it."
    ]


def test_X_7_1_a_display_out_of_reach_names_the_fee_where_that_is_the_reason(table: Table) -> None:
    table.minister_in("workshop").display("sword_1", None, None, None).placed("jade", "armory")
    table.gives("cyan", coins=3).asks("cyan", "building")
    said = "but after the fee of 1 you’d have 2."
    assert reason(table, "enter:armory") == f"The cheapest card costs you 3 coins, {said}"


def test_X_8_1_a_missing_tile_is_named(table: Table) -> None:
    table.asks("cyan", "building")
    assert reason(table, "use:bonus_market") == (
        "You don’t have the Market tile. It’s on space 2 of the track, "
        "and your supervisor is on space 0."
    )


def test_X_5_1_missing_clay_is_counted(table: Table) -> None:
    table.gives("cyan", clay=1).asks("cyan", "building")
    said = "This costs you at least 2 clay, but you have 1."
    assert reason(table, "enter:workshop") == said


def test_X_6_1_missing_pigments_are_named(table: Table) -> None:
    table.requests("red", "yellow", "green", "blue").gives("cyan", red=2).enters("cyan", "lab")
    assert reason(table, "paint:b14") == (
        "Painting here costs 1 yellow pigment and 1 green pigment, but you have 2 red pigments."
    )


def test_X_4_6_a_pass_without_a_choice_says_why() -> None:
    table = Table().minister_in("workshop").placed("orange", "palace", "palace")
    table.asks("cyan", "building")
    assert lines(table, "passed") == [
        "Cyan can’t enter any building, so they pass and take 1 coin."
    ]


def test_X_7_1_equipment_is_called_as_the_card_shows_it() -> None:
    assert ENGLISH.listed(("halberd_1", "sword_2", "halberd_4")) == "2 × Halberd and Sword"
    assert FRENCH.name("arrowheads_2") == "Pointes de flèches"


def test_X_2_4_an_outlook_says_that_hidden_equipment_is_left_out() -> None:
    assert "without hidden equipment" in ENGLISH.say("board-total", n=1)


def test_X_9_3_the_example_of_the_register(table: Table) -> None:
    table.forged("cyan", "crossbow_1", "crossbow_2", "chariot_1", "sword_1")
    sheet = table.painted("cyan", "a12", "c11", "c12").sheet("cyan")
    assert sheet["sets"] + sheet["pairs"] == 15
    assert "15 PP in all" in ENGLISH.rule("X-9.3")
