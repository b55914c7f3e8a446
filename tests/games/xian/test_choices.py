"""What kind of choice each is: groups, endings that ask back, what players compare."""

from dynasty.kernel import Chance, Offer, turns
from dynasty.text import turn_sentence
from tests.conformance.tables import Table, choose_in, words

THREE = Table("xian", 3, ())


def offers_of_a_game(seed: int) -> list[Offer]:
    match, chance = THREE.match(seed), Chance(seed)
    found: list[Offer] = []
    while match.state.decisions:
        for decision in match.state.decisions:
            found += THREE.game.offers(match.state, decision)
        choose_in(match, chance.number() >> 8)
    return found


def test_X_8_4_stopping_before_the_second_swap_asks_back_and_passing_does_not() -> None:
    found = [offer for seed in range(6) for offer in offers_of_a_game(seed)]
    asks = {offer.choice.partition(":")[0]: offer.gives_up for offer in found if offer.gives_up}
    assert asks == {"stop": "forgo-swap"}
    endings = {offer.choice.partition(":")[0] for offer in found if offer.kind == "ending"}
    assert {"pass", "finish", "keep", "leave", "stop"} <= endings


def test_places_to_paint_and_craft_are_compared_by_their_points() -> None:
    found = offers_of_a_game(1)
    compared = [offer for offer in found if offer.compares]
    assert {offer.heading for offer in compared} == {"craft", "paint"}
    assert all(isinstance(offer.details["prestige"], int) for offer in compared)


def test_X_1_7_a_turn_opens_with_the_worker_and_has_one_line() -> None:
    match, chance = THREE.match(4), Chance(4)
    while match.state.decisions:
        choose_in(match, chance.number() >> 8)
    own = [turn for turn in turns(match, -1) if turn.seat >= 0]
    lines = [turn_sentence(words("xian", "en", 3), turn, match.game) for turn in own]
    assert all(line.startswith(("Purple ", "Orange ", "Cyan ")) for line in lines)
    assert any("crafts a warrior on" in line for line in lines)
