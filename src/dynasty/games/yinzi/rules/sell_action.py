"""The action Sell at Urban Market: a cube per repeat (Y-4.8)."""

from typing import Final

from dynasty.games.yinzi.names import SELL as SELLING
from dynasty.games.yinzi.rules.fortune_actions import STOP, TAX, FortuneLoop
from dynasty.games.yinzi.rules.urban_markets import (
    CHOOSE_STALL,
    SELL,
    SELL_FROM,
    salable,
    sale_because,
    sale_details,
    sale_refusal,
)
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Values


class SellAtMarket(FortuneLoop):
    """[Y-4.8] Choose the cube to sell; its slot comes next."""

    rule = "Y-4.8"
    prompt = "ask-sell"
    offers = (STOP[SELLING], TAX, *SELL)
    compares = "copper"
    fortune = SELLING

    def steps(self, s: YinziState, seat: int) -> list[Choice]:
        return SELL_FROM.of(salable(s, seat))

    def step_refusal(self, s: YinziState, seat: int, choice: Choice) -> Refusal | None:
        return sale_refusal(s, seat, choice.at)

    def has_step(self, s: YinziState, seat: int, discs: int) -> bool:
        return salable(s, seat) != 0

    def carry_out(self, s: YinziState, seat: int, choice: Choice) -> None:
        s.then(CHOOSE_STALL, seat, choice.at)

    def obstacle(self, s: YinziState, seat: int) -> str:
        return "why-no-sale"

    def step_details(self, s: YinziState, seat: int, choice: Choice) -> Values:
        return sale_details(s, seat, choice.at)

    def step_because(self, s: YinziState, seat: int, choice: Choice) -> Values:
        return sale_because(s, seat, choice.at)


SELL_AT_MARKET: Final = SellAtMarket()
