"""What players read: lines of the log, choices, refusals and the register, word by word."""

import re

import pytest

from dynasty import games
from dynasty.games.yinzi.names import BORDERS, PROVINCES, SLOTS
from dynasty.kernel import Rulebook, text_key
from dynasty.text import LANGUAGES, refusal_groups
from tests.games.yinzi.setting import BOX, GAME
from tests.games.yinzi.table import Table, words

every_language = pytest.mark.parametrize("language", LANGUAGES)
PEOPLE = "seat|who|owner|creditor|winner"


def register() -> Rulebook:
    return games.load_rulebook(GAME.name)


def french(text: str) -> str:
    """The text with its no-break spaces."""
    return re.sub(r" (?=[:;!?»])|(?<=«) ", "\u00a0", text)


def text_file(language: str) -> str:
    return (games.game_folder(GAME.name) / "text" / f"{language}.ftl").read_text(encoding="utf-8")


# What happened


def test_Y_12_2_the_log_tells_the_roll_and_the_space() -> None:
    moved = Table().die(4).rolls(2)
    assert moved.log("die_rolled") == [
        "The exchange die rolls a 2 and moves to space 3: a silver bag is now worth 9 copper."
    ]
    stays = "Le dé de change donne 4 et reste sur la case 4 : une bourse d’argent vaut toujours"
    assert Table().die(4).rolls(4).log("die_rolled", "fr") == [french(f"{stays} 10 cuivres.")]


def test_Y_9_2_the_log_tells_the_colour_of_a_bought_cube(table: Table) -> None:
    table.rural("red", 1).workers("red", boxed=1).gives("red", copper=2).feeds("red")
    line = "Red buys a red cube from the rural market for 2 copper."
    assert table.log("rural_purchase") == [line]
    line = "Rouge achète un cube rouge au marché rural pour 2 cuivres."
    assert table.log("rural_purchase", "fr") == [line]


def test_Y_7_41_the_log_tells_what_is_given_and_from_where(table: Table) -> None:
    table.routes("route_04").factory("red", "factory_blue_sugar", "hg_b1", "hg_c1", holds=("red",))
    table.works("red", "war", 1).play("fulfil:route_04")
    line = "Red gives refined sugar from the blue sugar factory for the sugar route."
    assert table.log("piece_given") == [line]
    line = "Rouge donne 1 sucre raffiné depuis la fabrique bleue de sucre pour la route du sucre."
    assert table.log("piece_given", "fr") == [line]


def test_Y_3_3_one_worker_waits(table: Table) -> None:
    table.holds("red", "card_12").turn("red").play("act:plant")
    line = "Red plays a value-3 card on Plant Crops, and 1 worker waits below it."
    assert table.log("card_played") == [line]
    line = "Rouge joue une carte de valeur 3 sur « Planter », et 1 ouvrier attend dessous."
    assert table.log("card_played", "fr") == [french(line)]


def test_Y_3_8_the_log_tells_of_migrants_who_join(table: Table) -> None:
    table.workers("red", bottom=2).gives("red", copper=4).works("red", "resources", 1)
    table.play("fetch:wood", "fetch:wood")
    assert table.log("migrants_joined") == ["1 of Red’s migrants joins the work."]


def test_Y_3_3_the_log_tells_why_repeats_are_lost(table: Table) -> None:
    table.acts("red", "boats", 2)
    line = "Red can’t do any more in Construct Boats (there’s no wood to spend): 2 actions lost."
    assert table.log("repeats_lost") == [line]
    willing = Table().gives("red", wood=1).acts("red", "boats", 2).play("stop:boats")
    assert willing.log("repeats_lost") == ["Red stops Construct Boats: 2 actions unused."]


def test_Q_74_the_log_tells_of_a_skipped_turn(table: Table) -> None:
    table.played("blue", "boats", "card_01", 1).played("red", "boats", "card_02", 1)
    table.order("blue", "green", "red").turns().play("work:war")
    line = "Green has no cards or workers left and skips a turn."
    assert table.log("turn_skipped")[0] == line


def test_Y_2_3_the_log_tells_of_a_bonus_without_effect(table: Table) -> None:
    table.boat("red", "boat_11").chooses_bonus("red", "blue", "green")
    table.play("bonus:bonus_boat")
    line = "Red is on the last space of the boat track and can’t advance."
    assert table.log("boat_at_end") == [line]
    table.play("bonus:bonus_factory")
    assert table.log("bonus_unused") == ["Blue doesn’t use Factory Upgrade."]


def test_Y_2_1_the_log_tells_what_cannot_be_paid(table: Table) -> None:
    table.chooses_bonus("red").play("bonus:bonus_sales")
    line = "Red can’t buy the salt tile: there isn’t enough copper, even after changing silver."
    assert table.log("crop_out_of_reach") == [line]


def test_Y_11_1_the_log_tells_why_nothing_is_shipped(table: Table) -> None:
    line = "Red can’t ship anything late: no two different foods can reach a ship."
    assert table.late().log("late_passed")[0] == line
    willing = Table().rural("blue", 1).rural("green", 1).gives("red", copper=4).late()
    assert willing.play("pass:sea").log("late_passed")[0] == "Red skips late shipping."


def test_Y_10_7_a_bridge_without_a_factory_is_told(table: Table) -> None:
    table.serves("red", "box_bridge").rewards()
    assert table.log("bridge_unused") == ["Red has no factory to upgrade with the bridge."]


def test_Y_10_8_everybody_hears_the_tax_sum(table: Table) -> None:
    table.played("red", "boats", "card_05").taxes()
    line = "Red owes no taxes: cards and tax discs add up to 2."
    assert table.log("tax_levied")[0] == line


def test_Y_10_1_veterans_stand_up_before_everybodys_eyes(table: Table) -> None:
    table.workers("red", veterans=2).war()
    assert table.log("veterans_rose") == ["2 of Red’s veterans stand up to fight."]


def test_Y_13_3_the_end_tells_of_a_tie(table: Table) -> None:
    table.order("green", "red", "blue").last_chance()
    (line,) = table.log("game_ended")
    assert line.endswith("Green wins as the player earliest in the turn order.")


# What may be chosen


def test_Y_11_1_food_scores_nothing_abroad(table: Table) -> None:
    table.rural("blue", 1).rural("green", 1).gives("red", copper=4).late()
    table.play("supply:rural_blue")
    label = "Korean ship (coastal box 1), tea slot: +1 silver. 1 slot stays empty"
    assert table.label("stow:coast_1_s1") == label


def test_Y_11_2_the_first_line_tells_of_the_second_purchase(table: Table) -> None:
    table.rural("blue", 1).rural("green", 1).gives("red", copper=4).late()
    label = (
        "Buy a blue cube from the rural market for 2 copper, and the second food can only be"
        " bought, for 2 more: the pair earns 1 silver"
    )
    assert table.label("supply:rural_blue") == label
    table.play("supply:rural_blue")
    assert table.money("red") == (0, 0)


def test_Y_7_24_a_commodity_scores_where_it_goes(table: Table) -> None:
    table.factory("red", "factory_red_paper", "nz_b1", "nz_c1", holds=("red",))
    table.factory("red", "factory_red_silk", "nz_d1", "nz_e1", holds=("red",))
    table.ship("coast_2", "ship_korean_4").boat("red", "boat_11")
    table.works("red", "ships", 2).play("load:factory_red_paper")
    label = (
        "Korean ship (coastal box 1), paper slot: +1 silver. 1 slot stays empty. As things are now,"
        " your paper will score 4 VP in Korea"
    )
    assert table.label("stow:coast_1_s2") == label


def test_Y_3_4_the_price_of_a_tax_disc_names_the_cards_to_come(table: Table) -> None:
    table.gives("red", wood=2).holds("red", "card_03", "card_12", "card_09").turn("red")
    table.play("play:card_03", "act:boats", "boat:boat_01")
    label = (
        "One more action for a disc on the tax space: your tax sum becomes 2, 0 silver due"
        " (more from 6 on), with 2 cards still to come"
    )
    assert table.label("tax:tax_space") == label


def test_Y_10_8_settling_names_what_is_lost(table: Table) -> None:
    for fortune, card in (("boats", "card_09"), ("plant", "card_10"), ("sell", "card_11")):
        table.played("red", fortune, card)
    table.gives("red", copper=10).plants("red", "hg_b1").taxes()
    label = (
        "Settle: pay 1 silver, changing 8 copper. You’re 1 silver short, so you lose 2 copper and"
        " take 1 misfortune tile (−2 VP)"
    )
    assert table.label("settle:tax_space") == label


def test_Y_10_3_whose_commodity_burns(table: Table) -> None:
    table.routes("route_05")
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", level=2, holds=("blue", "green"))
    table.disasters()
    assert table.label("lose:blue") == "Let Blue’s commodity burn: silk"


# What is refused


def test_Y_3_6_a_refused_workforce_action_says_what_is_missing(table: Table) -> None:
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1").plants("red", "hg_e1")
    table.played("red", "boats", "card_01", 1).turn("red")
    assert table.reason("work:resources") == (
        "Your workers can’t take anything. The resources box holds 14 wood and 8 stone at 1 copper"
        " each, and you can pay 0."
    )
    assert table.reason("work:produce") == (
        "None of the factories that you may use can produce. 1 needs more workers."
        " You can send 1 worker."
    )
    assert table.reason("work:ships") == (
        "You can’t load anything. The empty slots ask for 1 silk, 1 refined sugar, 1 paper and 1"
        " tea. You have 0 commodities in factories, and 0 tea and 1 salt on fields."
        " Your boats can cross 1 border."
    )


def test_Y_4_10_nobody_reads_of_factories_that_are_not_there(table: Table) -> None:
    table.factory("red", "factory_red_paper", "hg_b1", "hg_c1")
    table.gives("red", copper=8).acts("red", "factories", 2)
    told = refusal_groups(words("en"), GAME, table.state, 0)
    assert [denial.text for denial in told if "stone" in denial.text]
    assert not [denial.text for denial in told if "not on display" in denial.text]


def test_Y_4_10_the_second_square_is_another_one(table: Table) -> None:
    table.gives("red", stone=1).acts("red", "factories", 1)
    table.play("build:factory_red_silk", "site:hg_b1")
    assert table.reason("beside:hg_d1") == "This square isn’t next to Huguang B1."
    line = "Huguang B1 is the first square. Choose one next to it."
    assert table.reason("beside:hg_b1") == line


def test_Y_4_3_a_refusal_counts_borders_and_boats(table: Table) -> None:
    table.factory("red", "factory_red_paper", "hg_b1", "hg_c1", holds=("red",))
    table.crop("red", "zj_b1", "crop_tea_1").crop("red", "zj_c1", "crop_tea_2")
    table.boat("red", "boat_00").works("red", "ships", 1)
    line = "That’s 2 borders away. Your boats can cross 1 more this turn."
    assert table.reason("load:factory_red_paper") == line


def test_Y_7_30_a_refusal_names_who_is_in_the_box(table: Table) -> None:
    table.serves("green", "box_road").works("red", "emperor", 3)
    line = "Green has already taken this box this round. You can join only with the disc for"
    assert table.reason("undertake:box_road") == f"{line} occupied boxes."
    line = "This takes 4 workers. You have 3, migrants included."
    assert table.reason("undertake:box_bridge") == line


# What is written


@every_language
def test_Y_6_the_register_tells_what_every_advancement_does(language: str) -> None:
    told = " ".join(r.text[language] for r in register().rules if r.id.startswith("Y-6."))
    for slot in SLOTS:
        name = words(language).name(slot)
        country = name.partition("(")[2].rstrip(")")
        assert (country if slot.startswith("dip") else name) in told


@every_language
def test_Y_4_3_the_register_tells_which_provinces_touch(language: str) -> None:
    told = words(language).rule("Y-4.3")
    assert all(words(language).name(province) in told for province in PROVINCES)
    touching = {border for border, boats in zip(BORDERS, borders(), strict=True) if boats}
    assert touching == {
        *("huguang_nanzhili", "huguang_jiangxi"),
        *("nanzhili_jiangxi", "nanzhili_zhejiang", "jiangxi_zhejiang"),
        *("nanzhili_sea", "zhejiang_sea"),
    }


def borders() -> list[int]:
    values = {value.key: value.value for value in BOX.values}
    return [values[f"borders.{border}.boats"] for border in BORDERS]


def test_french_names_of_people_never_need_an_elision() -> None:
    """`de { $seat }` would read `de Anne`."""
    assert re.findall(rf"\b(?:de|que|le|la|se|ne) {{ \$(?:{PEOPLE}) }}", text_file("fr")) == []


@every_language
def test_what_a_disc_does_is_said_to_nobody_in_particular(language: str) -> None:
    """The same words stand in the log, where others read them."""
    said = [words(language).say(text_key("help", slot)) for slot in SLOTS]
    assert [line for line in said if re.search(r"\b(?:you|yours?|vous|vos|votre)\b", line)] == []
