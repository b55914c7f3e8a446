"""The box of the toy games: one number, so that its digest means something."""

from dynasty.kernel import ComponentReader, Components


class ToyBox(Components):
    coins: int

    def __init__(self, coins: int = 2) -> None:
        reader = ComponentReader({"coins": coins, "source": "C"}, "toy")
        super().__init__(reader)
        self.coins = reader.integer("coins", 0, 9)
