"""Who may know what."""

import pytest

from dynasty.games.xian.names import CARDS
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Decision
from tests.games.playing import at_random
from tests.games.xian.playing import play_game
from tests.games.xian.setting import GAME, SEAT_OF
from tests.games.xian.table import Table


def views_without_jade(table: Table) -> list[object]:
    """What a spectator and the three others see."""
    return [GAME.view(table.state, seat) for seat in (-1, 0, 1, 2)]


def test_a_hand_is_seen_by_its_owner_alone(table: Table) -> None:
    table.now(2, 1).unpaired().holds("jade", "officer", "miner_1").asks_pairs()
    for seat in (-1, 0, 1, 2, 3):
        hands = [area.hand for area in GAME.view(table.state, seat).players]
        assert [hand is not None for hand in hands] == [own == seat for own in range(4)]
    assert {"officer", "miner_1"} <= table.hand("jade")
    assert [area.hand_count for area in table.seen.players] == [4, 4, 4, 4]


def test_which_cards_are_in_hand_deck_or_under_it_changes_nothing_for_others() -> None:
    some = Table().now(2, 1).unpaired().holds("jade", "officer").buries("jade", "miner_1")
    other = Table().now(2, 1).unpaired().holds("jade", "ceramist").buries("jade", "miner_2")
    assert views_without_jade(some.asks_pairs()) == views_without_jade(other.asks_pairs())
    assert some.player("jade") != other.player("jade")


def test_a_sealed_pair_is_seen_by_its_owner_alone(table: Table) -> None:
    table.now(2, 1).unpaired().holds("jade", "officer", "miner_1", "miner_2").asks_pairs()
    before = views_without_jade(table)
    table.answers("jade", "initiative:officer")
    assert (table.player("jade").initiative, table.player("jade").work) == ("officer", None)
    table.answers("jade", "work:miner_1")
    assert (table.player("jade").initiative, table.player("jade").work) == ("officer", "miner_1")
    assert {area.initiative for area in table.seen.players} == {None}
    assert {area.work for area in table.seen.players} == {None}
    assert [area.answered for area in table.seen.players] == [False, False, False, True]
    assert before != views_without_jade(table)


def test_which_pair_was_sealed_changes_nothing_for_others() -> None:
    tables = []
    for below, above in (("officer", "miner_1"), ("miner_1", "officer")):
        table = Table().now(2, 1).unpaired().holds("jade", "officer", "miner_1").asks_pairs()
        tables.append(table.answers("jade", f"initiative:{below}", f"work:{above}"))
    assert views_without_jade(tables[0]) == views_without_jade(tables[1])


def test_the_choices_of_a_secret_question_are_hidden(table: Table) -> None:
    table.now(2, 1).asks_pairs().answers("jade", *table.options_of("jade")[:1])
    shown = {q.seat: q for q in GAME.view(table.state, 0).questions}
    assert [shown[seat].offers is None for seat in range(4)] == [False, True, True, True]
    assert {q.prompt for q in shown.values()} == {"ask-initiative"}
    own = {q.seat: q.prompt for q in GAME.view(table.state, 3).questions}
    assert own[3] == "ask-work"


def test_the_choices_of_an_activation_are_open(table: Table) -> None:
    table.asks("cyan", "building")
    (question,) = GAME.view(table.state, 0).questions
    assert question.offers is not None
    assert [offer.choice for offer in question.offers] == table.options


def test_a_revealed_pair_and_the_discard_pile_are_open(table: Table) -> None:
    table.pair("jade", "miner_1", "officer").asks("cyan", "worker")
    area = table.seen.players[3]
    assert (area.initiative, area.work) == ("miner_1", "officer")
    assert len(area.discard) == 10


def test_deck_orders_and_face_down_tokens_are_nowhere(table: Table) -> None:
    view = table.asks("cyan", "building").seen
    assert (view.tokens_left, view.equipment_left) == (6, 20)
    assert view.players[0].deck == 12


def test_drawn_cards_are_whispered() -> None:
    s = GAME.start(3, 5, listen=True)
    drawn = [event for event in s.events or () if event.kind == "cards_drawn"]
    for event in drawn:
        assert [event.heard_by(seat) for seat in range(3)] == [event.seat == q for q in range(3)]
        assert not event.heard_by(-1)
    assert [event.seat for event in drawn] == [0, 1, 2]


def test_Q_24_the_worth_of_face_down_equipment_is_for_its_owner_until_the_end(
    table: Table,
) -> None:
    table.now(6, 2).forged("jade", "sword_1", "sword_2").painted("jade", "c11")
    table.took("jade", "end_equipment_pairs").asks("cyan", "building")
    hidden = {"sets", "pairs", "end_tile"}
    assert not hidden & {line.category for line in table.seen.players[3].sheet}
    assert hidden <= {line.category for line in table.player("jade").sheet}
    table.ends()
    assert hidden <= {line.category for line in table.seen.players[3].sheet}
    assert table.seen.players[3].total == table.total("jade")


def test_the_view_says_what_entering_costs_the_viewer(table: Table) -> None:
    table.placed("jade", "palace").asks("cyan", "building")
    fees = [GAME.view(table.state, seat).buildings[3].fee for seat in (-1, 0, 3)]
    assert fees == [0, 1, 0]


def test_the_squares_lie_as_on_the_board(table: Table) -> None:
    places = {square.id: (square.row, square.column) for square in table.seen.pit}
    assert (places["c11"], places["c25"]) == ((0, 1), (1, 5))
    assert (places["b11"], places["a11"], places["a25"]) == ((2, 1), (4, 1), (5, 5))
    assert len(set(places.values())) == 30


def test_an_imagined_table_looks_the_same_to_the_seat() -> None:
    def watch(s: XianState, decision: Decision, choice: Choice) -> None:
        if s.chance.value % 7 == 0 or len(s.decisions) > 1:
            for seat in range(-1, s.seats):
                twin = GAME.imagine(s, seat, 99)
                assert GAME.view(twin, seat) == GAME.view(s, seat)

    play_game(3, 8, at_random(8), watch)


def test_imagining_deals_other_hands_anew(table: Table) -> None:
    table.now(2, 1).asks_pairs()
    hands = {GAME.imagine(table.state, 0, seed).hand[3] for seed in range(50)}
    assert len(hands) > 40
    own = {GAME.imagine(table.state, 3, seed).hand[3] for seed in range(50)}
    assert len(own) == 1


def test_the_owner_remembers_what_he_buried_and_the_others_do_not(table: Table) -> None:
    table.now(5, 1).buries("jade", "officer", "miner_1").asks_pairs()
    buried = {GAME.imagine(table.state, 0, seed).buried[3] for seed in range(50)}
    assert len(buried) > 10
    assert {GAME.imagine(table.state, 3, seed).buried[3] for seed in range(50)} == {
        table.state.buried[3]
    }


@pytest.mark.parametrize("colour", SEAT_OF)
def test_what_can_be_deduced_is_never_imagined_otherwise(colour: str, table: Table) -> None:
    table.now(4, 1).recruited("jade", "officer").asks("cyan", "building")
    twin = GAME.imagine(table.state, SEAT_OF[colour], 4)
    for seat in range(4):
        known = twin.discard[seat] | 1 << twin.initiative[seat] | 1 << twin.top[seat]
        unknown = twin.hand[seat] | twin.deck[seat] | twin.buried[seat]
        assert not known & unknown
        assert (known | unknown | twin.helpers[seat] << 12).bit_count() == len(CARDS)


def test_open_scores_are_the_sheets_of_the_view(table: Table) -> None:
    table.gives("jade", prestige=5).forged("jade", "sword_1").asks("cyan", "building")
    assert [sheet.total for sheet in GAME.open_scores(table.state, -1)] == [0, 0, 0, 5]
    assert [sheet.total for sheet in GAME.open_scores(table.state, 3)] == [0, 0, 0, 7]
