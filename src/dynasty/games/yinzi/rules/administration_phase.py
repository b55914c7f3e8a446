"""Phase F, administration: exchange die, workers, new cards (Y-12)."""

from typing import Final

from dynasty.games.yinzi.names import BOXES, CARDS, FORTUNES, NOTHING, RATES, WAR_SLOTS
from dynasty.games.yinzi.rules.discs_and_cubes import NOBODY
from dynasty.games.yinzi.rules.feeding_phase import boxed_workers
from dynasty.games.yinzi.rules.payments import rate
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Routine, draw_some, pile_cards


class DrawCards(Routine[YinziState]):
    """[Y-1.1] Every seat draws three cards: before phase B of round 1, later when a round ends."""

    rule = "Y-1.1"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        s.renew_cards()
        for owner in range(s.seats):
            drawn = draw_some(s.deck[owner], s.box.hand, s.chance)
            s.deck[owner] ^= drawn
            s.hand[owner] = drawn
            names = tuple(CARDS[card] for card in pile_cards(drawn))
            faces = tuple(s.box.card_face[card] for card in pile_cards(drawn))
            s.whisper("cards_drawn", "Y-1.1", owner, cards=names, faces=faces)


class RollDie(Routine[YinziState]):
    """[Y-12.2] Move the exchange die one space towards the number rolled."""

    rule = "Y-12.2"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        before, rolled = s.die, s.chance.below(len(RATES))
        s.die += (rolled > s.die) - (rolled < s.die)
        moved, space = int(s.die != before), s.die + 1
        s.tell(
            "die_rolled",
            "Y-12.2",
            NOBODY,
            rolled=rolled + 1,
            moved=moved,
            space=space,
            rate=rate(s),
        )


class ManageWorkers(Routine[YinziState]):
    """[Y-12.3] Empty the boxes of all but lying veterans; move migrants to the bottom box."""

    rule = "Y-12.3"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        s.renew_works()
        s.renew_war()
        for owner in range(s.seats):
            s.supply[owner] += boxed_workers(s, owner) + s.undertakers[owner] + s.soldiers[owner]
            s.bottom[owner] += s.top[owner]
            s.undertakers[owner] = s.soldiers[owner] = s.top[owner] = 0
        s.boxed = [0] * s.seats * BOXES
        s.undertaking = [NOTHING] * s.seats
        s.war_slot = [NOTHING] * len(WAR_SLOTS)
        s.tell("workers_home", "Y-12.3", NOBODY)


class PrepareRound(Routine[YinziState]):
    """[Y-12.3] Return tax discs, remove played cards, draw new ones; cylinders keep their order."""

    rule = "Y-12.3"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        s.renew_cards()
        for owner in range(s.seats):
            s.discs[owner] += s.tax_discs[owner]
            at = owner * len(FORTUNES)
            for card in s.played[at : at + len(FORTUNES)]:
                if card != NOTHING:
                    s.discarded[owner] |= 1 << card
        s.tax_discs, s.actions = [0] * s.seats, [0] * s.seats
        s.played = [NOTHING] * (s.seats * len(FORTUNES))
        DRAW_CARDS.run(s, NOBODY, 0)


DRAW_CARDS: Final = DrawCards()
ROLL_DIE: Final = RollDie()
MANAGE_WORKERS: Final = ManageWorkers()
PREPARE_ROUND: Final = PrepareRound()
