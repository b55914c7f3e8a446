"""What a player is offered: groups, endings, what is compared, and where turns begin."""

from dynasty.games.yinzi.rules.free_actions import END_TURN
from dynasty.kernel import Match, Offer, SeatEntry
from dynasty.kernel.turns import turns
from dynasty.text.turn_summary import turn_sentence
from tests.games.boards import nouns, offered
from tests.games.yinzi.setting import GAME
from tests.games.yinzi.table import Table, words
from tests.games.yinzi.test_board import TestBoard as Drawn

ENGLISH = words("en")


def offers(table: Table) -> dict[str, Offer]:
    found = GAME.offers(table.state, table.decision)
    return {offer.choice: offer for offer in found}


def glowing(table: Table) -> set[str]:
    """What glows for the player who is asked."""
    return offered(GAME.view(table.state, table.decision.seat), endings=False)


def asked_back(table: Table, choice: str) -> str:
    offer = offers(table)[choice]
    assert offer.kind == "ending"
    return ENGLISH.say(offer.gives_up) if offer.gives_up else ""


def test_Y_3_3_the_box_of_a_fortune_action_does_not_glow_where_a_click_would_stop_it() -> None:
    table = Table().gives("red", wood=2).acts("red", "boats", 2)
    assert glowing(table) == {"boat_01"}
    assert "actions" in asked_back(table, "stop:boats")


def test_Y_3_3_stopping_gives_up_nothing_once_all_repeats_are_used() -> None:
    table = Table().gives("red", wood=2).acts("red", "boats", 1).play("boat:boat_01")
    assert table.options == ["stop:boats", "tax:tax_space"]
    assert asked_back(table, "stop:boats") == ""


def test_Y_3_6_the_resources_box_does_not_glow_where_a_click_would_stop_the_work() -> None:
    table = Table().gives("red", copper=5).works("red", "resources", 2).play("fetch:wood")
    assert glowing(table) == {"wood", "stone"}
    assert "become migrants" in asked_back(table, "stop:resources")


def test_Y_2_3_a_bonus_that_costs_nothing_is_asked_back() -> None:
    table = Table().chooses_bonus("red").play("bonus:bonus_advancement")
    assert "costs you nothing" in asked_back(table, "skip:bonus_advancement")


def test_Y_2_1_leaving_a_crop_tile_gives_up_nothing() -> None:
    table = Table().gives("red", copper=9).track("crop_tea_1", *[None] * 5).chooses_bonus("red")
    table.play("bonus:bonus_advancement", "skip:bonus_advancement")
    assert asked_back(table, "leave:col_1") == ""


def test_Y_8_3_misfortune_is_asked_back_while_something_could_be_eaten() -> None:
    table = Table().workers("red", boxed=1).advances("red", "war_wheat").rural("blue", 1)
    table.gives("red", silver=1, copper=1).feeds("red")
    assert "misfortune" not in glowing(table)
    assert "find food" in asked_back(table, "starve:misfortune")


def test_Y_8_2_food_is_grouped_by_where_it_comes_from() -> None:
    table = Table().workers("red", boxed=1).advances("red", "war_wheat").rural("blue", 1)
    table.gives("red", silver=1, copper=1).feeds("red")
    said = {
        choice: ENGLISH.heading(offer)
        for choice, offer in offers(table).items()
        if offer.kind == "main"
    }
    assert said == {"feed:rural_blue": "From the rural market", "feed:war_wheat": "Use a disc"}


def test_Y_3_1_ending_a_turn_gives_up_nothing() -> None:
    table = Table().plants("red", "hg_b1").begin((END_TURN, 0, 0))
    assert table.options == ["end:turn", "peddle:hg_b1"]
    assert asked_back(table, "end:turn") == ""


def test_Y_7_1_wood_means_the_stock_unless_one_pays_with_it() -> None:
    fetching = Table().gives("red", copper=5, wood=1).works("red", "resources", 1)
    assert where(fetching, "wood") == {"common"}
    paying = Table().gives("red", wood=2).advances("red", "eco_wood").acts("red", "boats", 1)
    paying.play("boat:boat_01")
    assert "pay:wood" in paying.options
    assert where(paying, "wood") == {"mat-0"}


def where(table: Table, noun: str) -> set[str]:
    """The scenes in which something answers to this noun."""
    pictures = Drawn.draw(GAME.view(table.state, table.decision.seat), narrow=False)
    return {scene.key for scene in pictures.scenes if noun in nouns([scene])}


def test_a_badge_says_what_a_place_brings_or_costs() -> None:
    table = Table().acts("red", "plant", 1)
    found = {ENGLISH.badge(offer) for choice, offer in offers(table).items() if "plant:" in choice}
    assert found == {"+1", "+2"}


def test_a_turn_is_told_by_what_it_achieved() -> None:
    match = Match(GAME, (SeatEntry("", "you"),) * 2, 1)
    first = match.state.decisions[0]
    match.choose(first.seat, str(first.choices[0]))
    while match.state.decisions[0].seat == first.seat:
        match.choose(first.seat, str(match.state.decisions[0].choices[0]))
    told = turn_sentence(ENGLISH, turns(match, first.seat)[-1], GAME)
    assert "builds the" in told
