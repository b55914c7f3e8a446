"""The canvas of Tianxia: what its board needs beyond that of any game."""

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.drawing.render_cache import cached_query, view_property
from dynasty.games.tianxia.components import Box
from dynasty.games.tianxia.view import NEUTRAL_PIECE, PlayerView, TianxiaView


class Canvas(AnyCanvas[TianxiaView, Box, PlayerView]):
    """The drawing surface for the table of Tianxia."""

    @property
    def open_sets(self) -> list[tuple[str, str, tuple[str, ...]]]:
        """Return the starting sets that can still be taken, until every house has one."""
        houses = [player for player in self.view.players if not player.rival]
        if all(player.starting for player in houses):
            return []
        return [(noun, building, gain) for noun, building, gain, gone in self.view.sets if not gone]

    @view_property
    def chosen(self) -> tuple[str, ...]:
        """Return the nouns of the viewer's choices, without those that end something."""
        asked = [q for q in self.view.questions if q.seat == self.view.seat]
        offers = [offer for question in asked for offer in question.offers or ()]
        nouns = (o.choice.partition(":")[2] for o in offers if o.kind != "ending")
        return tuple(dict.fromkeys(nouns))

    @cached_query
    def inside(self, noun: str, around: str) -> str:
        """Return the noun of a part, or none while only the thing around it can be chosen."""
        return noun if noun in self.chosen or around not in self.chosen else ""

    def who(self, seat: int) -> str:
        """Return the name of a house, of the rival, or of a neutral piece."""
        if seat == NEUTRAL_PIECE:
            return self.name("neutral")
        rival = self.view.players[seat].rival
        return self.name(rival or f"seat_{seat}")

    def score(self, player: PlayerView) -> int | None:
        """Return the house's prestige, or None for the Neutral House."""
        return None if player.rival == "neutral_house" else player.vp

    def moment(self) -> str:
        """Return the round, or that the game is over, in words."""
        if self.view.finished:
            return self.say("board-over")
        return self.say("board-round", round=self.view.round, rounds=self.box.rounds)
