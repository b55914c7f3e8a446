"""The turn: serve a guest or pick leaves; call the crier (T-3)."""

from typing import Final

from dynasty.games._template.names import GUESTS
from dynasty.games._template.rules.setup import fill_row
from dynasty.games._template.state import TeaState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

SERVE: Final = choices("serve", GUESTS)
PICK: Final = choices("pick", ("garden",))[0]
CALL: Final = choices("call", ("crier",))[0]

NOT_HERE: Final = Refusal("T-3.1", "not-here")
TOO_FEW_LEAVES: Final = Refusal("T-3.1", "too-few-leaves")
ALREADY_CALLED: Final = Refusal("T-3.3", "already-called")
NOBODY_COMES: Final = Refusal("T-3.3", "nobody-comes")
CRIER_UNPAID: Final = Refusal("T-3.3", "crier-unpaid")


class CallCrier(Step[TeaState]):
    """[T-3.3] Once a day, for a leaf: the first guest of the row goes, the row fills up."""

    rule = "T-3.3"
    offers = (CALL,)

    def refusal(self, s: TeaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if s.called >> seat & 1:
            return ALREADY_CALLED
        if not s.pile or not s.row:
            return NOBODY_COMES
        return None if s.leaves[seat] >= s.box.crier_leaves else CRIER_UNPAID

    def take(self, s: TeaState, seat: int, arg: int, choice: Choice) -> None:
        s.called |= 1 << seat
        s.leaves[seat] -= s.box.crier_leaves
        guest = s.row.pop(0)
        s.gone |= 1 << guest
        s.tell("crier_called", "T-3.3", seat, guest=GUESTS[guest], leaves=s.box.crier_leaves)
        fill_row(s)

    def details(self, s: TeaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"leaves": s.box.crier_leaves, "guest": GUESTS[s.row[0]]}


CALL_CRIER: Final = CallCrier()


class ServeGuest(Step[TeaState]):
    """[T-3.1] [T-3.2] Serve a guest of the row, or pick leaves in the garden."""

    rule = "T-3.1"
    prompt = "ask-turn"
    offers = (PICK, *SERVE)
    opens_turn = True
    compares = "coins"
    window = CALL_CRIER

    def refusal(self, s: TeaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is PICK:
            return None
        if choice.at not in s.row:
            return NOT_HERE
        return None if s.leaves[seat] >= s.box.thirst[choice.at] else TOO_FEW_LEAVES

    def take(self, s: TeaState, seat: int, arg: int, choice: Choice) -> None:
        if choice is PICK:
            s.leaves[seat] += s.box.picked_leaves
            s.tell("leaves_picked", "T-3.2", seat, leaves=s.box.picked_leaves)
        else:
            serve(s, seat, choice.at)

    def details(self, s: TeaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is PICK:
            return {"leaves": s.box.picked_leaves, "coins": 0}
        return {"leaves": s.box.thirst[choice.at], "coins": s.box.tip[choice.at]}

    def because(self, s: TeaState, seat: int, arg: int, choice: Choice) -> Values:
        return {} if choice is PICK else {"leaves": s.box.thirst[choice.at]}


def serve(s: TeaState, seat: int, guest: int) -> None:
    """[T-3.1] Pay the leaves, gain the coins, and move the guest from the row to the seat."""
    leaves, coins = s.box.thirst[guest], s.box.tip[guest]
    s.leaves[seat] -= leaves
    s.coins[seat] += coins
    s.row.remove(guest)
    s.served[seat] |= 1 << guest
    s.tell("guest_served", "T-3.1", seat, guest=GUESTS[guest], leaves=leaves, coins=coins)


SERVE_GUEST: Final = ServeGuest()
