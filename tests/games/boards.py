"""What the tests of all boards share: positions to look at, pictures of them, plain words."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import cache
from itertools import count
from typing import Any, ClassVar

import pytest

from dynasty import games
from dynasty.drawing.board import Pictures
from dynasty.drawing.scene import Scene
from dynasty.drawing.svg import scene_svg
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.text_layout import regions_text
from dynasty.kernel import Choice, Decision, Game, View
from tests.conformance.checks import SPECTATOR

LAYOUTS = pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])


def bare(key: str, **values: int | str | tuple[str, ...]) -> str:
    """Keys instead of sentences."""
    return key


def offered(view: View, endings: bool = True) -> set[str]:
    """The nouns that the viewer may choose now, with or without those that end something."""
    asked = [question for question in view.questions if question.seat == view.seat]
    return {
        offer.choice.partition(":")[2]
        for question in asked
        for offer in question.offers or ()
        if endings or offer.kind != "ending"
    }


def nouns(scenes: Iterable[Scene]) -> set[str]:
    """Every noun that something in these pictures answers to."""
    return {noun for scene in scenes for noun in scene.nouns()}


def ids(scenes: Iterable[Scene]) -> set[str]:
    """The ids of everything in these pictures."""
    return {group.id for scene in scenes for group in scene.groups() if group.id}


def watcher(
    game: Game[Any], players: int, seen: list[Any], every: int
) -> Callable[[Any, Decision, Choice], None]:
    """Looks at one position in so many as the seat that chooses, the next and a spectator do."""
    number = count()

    def watch(s: Any, decision: Decision, choice: Choice) -> None:
        if next(number) % every and s.decisions:
            return
        asked = s.decisions[0].seat if s.decisions else 0
        seen.extend(game.view(s, seat) for seat in (asked, (asked + 1) % players, SPECTATOR))

    return watch


class BoardTests(ABC):
    """Every board: a game says where to look, and what must be there."""

    game: ClassVar[Game[Any]]

    @staticmethod
    @abstractmethod
    def views() -> tuple[Any, ...]:
        """Positions as the seat that chooses, the next seat and a spectator see them."""

    def wanted(self, view: Any) -> set[str]:
        """What the viewer must be able to point at: at least what can be chosen now.

        Endings point at nothing drawn; the text names them all the same.
        """
        return offered(view, endings=False)

    @classmethod
    def draw(cls, view: Any, narrow: bool) -> Pictures[Any]:
        return games.load_board(cls.game.name).draw(view, cls.game.box, bare, narrow)

    @classmethod
    @cache
    def drawn(cls, narrow: bool) -> tuple[tuple[Any, Pictures[Any]], ...]:
        """Every position with its pictures."""
        return tuple((view, cls.draw(view, narrow)) for view in cls.views())

    @LAYOUTS
    def test_everything_that_can_be_chosen_is_drawn_and_written(self, narrow: bool) -> None:
        seen: set[str] = set()
        for view, pictures in self.drawn(narrow):
            if view.seat != SPECTATOR:
                wanted, words = self.wanted(view), regions_text(pictures.regions)
                assert wanted - nouns(pictures.scenes) == set()
                named = wanted | offered(view)
                assert not [noun for noun in named if f"[{noun}]" not in words]
                seen |= wanted
        assert seen

    @LAYOUTS
    def test_goods_are_counted_for_every_seat(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            known = {symbol.name for symbol in pictures.symbols} | SYMBOLS.keys()
            for seat in range(len(view.players)):
                goods = pictures.goods(seat)
                symbols = {good.symbol for good in goods}
                assert len(symbols) == len(goods)
                assert symbols <= known
                assert all(good.count >= 0 for good in goods)


class SecretBoardTests(BoardTests):
    """A board with cards in hand, and with things face down that a view may tell of."""

    @abstractmethod
    def cards(self, view: Any) -> set[str]:
        """The cards that lie open before the viewer."""

    @abstractmethod
    def guess(self, view: Any) -> Any:
        """The view with other hidden things, as its viewer might imagine them."""

    @LAYOUTS
    def test_only_the_viewers_cards_lie_on_the_table(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            shown = {key for key in ids(pictures.scenes) if key.startswith("card-")}
            own = self.cards(view) if view.seat != SPECTATOR else set()
            assert shown == {f"card-{card}" for card in own}

    @LAYOUTS
    def test_what_is_hidden_changes_no_picture_and_no_text(self, narrow: bool) -> None:
        turned = 0
        for view, pictures in self.drawn(narrow)[::3]:
            guess = self.guess(view)
            turned += guess != view
            other = self.draw(guess, narrow)
            for before, after in zip(pictures.scenes, other.scenes, strict=True):
                assert scene_svg(before) == scene_svg(after)
            assert regions_text(pictures.regions) == regions_text(other.regions)
        assert turned
