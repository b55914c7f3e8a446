"""The view of a seat: what it may see of the Tea House, as plain data."""

from dataclasses import dataclass

from dynasty.games._template.names import GUESTS, HOURS, NOTHING, PLAYER_COLOURS
from dynasty.games._template.rules.day import CHOOSE_HOUR
from dynasty.games._template.rules.final_scoring import ranking, score_sheet
from dynasty.games._template.rules.setup import in_hand, names_of
from dynasty.games._template.state import TeaState
from dynasty.kernel import PlainData, Question, ScoreSheet, View, pile_cards, pile_size


@dataclass(frozen=True)
class PlayerView(PlainData):
    """A seat's area, as the viewer may see it."""

    seat: int
    colour: str
    leaves: int
    coins: int
    hours: tuple[str, ...]
    hour: str | None  # chosen for today, as far as the viewer may know
    served: tuple[str, ...]
    favourites: tuple[str, ...] | None  # None: hidden from the viewer until the end
    aside: tuple[str, ...] | None  # likewise
    answered: bool
    sheet: ScoreSheet

    @property
    def total(self) -> int:
        return self.sheet.total


@dataclass(frozen=True)
class TeaView(View):
    """The whole table, as the viewer may see it."""

    day: int
    days: int
    order: tuple[int, ...]
    row: tuple[str, ...]
    pile: int
    gone: tuple[str, ...]
    players: tuple[PlayerView, ...]
    ranking: tuple[int, ...]


def build_view(s: TeaState, seat: int, questions: tuple[Question, ...]) -> TeaView:
    """Return the view of this seat; -1 is a spectator."""
    finished = not s.decisions
    return TeaView(
        seat=seat,
        seats=s.seats,
        finished=finished,
        questions=questions,
        day=s.day,
        days=s.days,
        order=tuple(s.order),
        row=tuple(GUESTS[guest] for guest in s.row),
        pile=pile_size(s.pile),
        gone=names_of(s.gone),
        players=tuple(see_player(s, seat, owner) for owner in range(s.seats)),
        ranking=tuple(ranking(s)) if finished else (),
    )


def may_see_cards(s: TeaState, viewer: int, seat: int) -> bool:
    """[T-1.2] Return whether the viewer sees the seat's cards: their own, or after the end."""
    return viewer == seat or not s.decisions


def see_player(s: TeaState, viewer: int, seat: int) -> PlayerView:
    known = may_see_cards(s, viewer, seat)
    kept = in_hand(s, seat) if s.day == 0 else s.favourites[seat]
    aside = s.aside[seat] | s.favourites[seat] ^ kept
    return PlayerView(
        seat=seat,
        colour=PLAYER_COLOURS[seat],
        leaves=s.leaves[seat],
        coins=s.coins[seat],
        hours=tuple(HOURS[hour] for hour in pile_cards(s.hours[seat])),
        hour=see_hour(s, viewer, seat),
        served=names_of(s.served[seat]),
        favourites=names_of(kept) if known else None,
        aside=names_of(aside) if known else None,
        answered=s.decision_of(seat) is None,
        sheet=see_sheet(s, viewer, seat),
    )


def see_hour(s: TeaState, viewer: int, seat: int) -> str | None:
    """Return the revealed hour, or the hour that the viewer has sealed; None if neither."""
    if viewer == seat and s.agenda and s.agenda[-1][0] is CHOOSE_HOUR and s.sealed[seat]:
        return s.sealed[seat][0].noun
    return None if s.hour[seat] == NOTHING else HOURS[s.hour[seat]]


def see_sheet(s: TeaState, viewer: int, seat: int) -> ScoreSheet:
    """Return the score sheet without the favourites if the viewer may not know them."""
    sheet = score_sheet(s, seat)
    if may_see_cards(s, viewer, seat):
        return sheet
    return ScoreSheet(seat, tuple(line for line in sheet.lines if line.category != "favourite"))
