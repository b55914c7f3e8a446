"""`render`: the board as a picture or as text."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dynasty import games
from dynasty.bots.table import answer
from dynasty.cli.files import read_match
from dynasty.cli.replay import check_seat
from dynasty.cli.wording import names_of
from dynasty.drawing.compose import composed
from dynasty.drawing.plain import plain
from dynasty.drawing.svg import svg
from dynasty.drawing.tokens import THEMES
from dynasty.kernel import BadOptions, Game, Match, SeatEntry, UnknownGame
from dynasty.lab.runs import make_bots
from dynasty.speech import words_of

RANDOM: Final = "random"


@dataclass(frozen=True)
class Picture:
    """What is wanted: whose view, in what form."""

    seat: int = -1
    text: bool = False
    narrow: bool = False
    theme: str = "light"
    language: str = "en"


def render_board(
    what: str,
    to: int | None,
    seed: int,
    options: Mapping[str, str],
    components: Path | None,
    picture: Picture,
    output: Path | None,
) -> None:
    """The command `render`."""
    if picture.theme not in THEMES:
        raise BadOptions("bad-theme", known=", ".join(THEMES), given=picture.theme)
    if is_game(what):
        match = sample_match(games.load(what, components), seed, options, to or 0)
    else:
        match = read_match(record_file(what), components, to)
    check_seat(match, picture.seat)
    drawn = draw(match, picture)
    if output is None:
        sys.stdout.write(drawn + "\n")
    else:
        output.write_text(drawn, encoding="utf-8")


def sample_match(game: Game[Any], seed: int, options: Mapping[str, str], choices: int) -> Match:
    """A game just set up for most players, or so many choices later, played at random.

    The most players are those for whom the given options are.
    """
    given = [option for option in game.options if option.key in options]
    fitting = [n for n in game.seat_counts if all(option.applies(n) for option in given)]
    players = [RANDOM] * (fitting or game.seat_counts)[-1]
    match = Match(game, tuple(SeatEntry("", player) for player in players), seed, options)
    bots = make_bots(game, players, seed)
    while not match.finished and len(match.moves) < choices:
        seat = match.state.decisions[0].seat
        match.choose(seat, str(answer(game, bots[seat], match.state, seat)))
    return match


def is_game(what: str) -> bool:
    """Is it the name of a game, or else of a file?"""
    return what in games.SHELF or what == games.TEMPLATE


def record_file(what: str) -> Path:
    """The file of that name; what is neither a file nor a game is taken for a game."""
    file = Path(what)
    if not file.exists():
        known = ", ".join(games.SHELF)
        raise UnknownGame("no-file-or-game", given=what, known=known)
    return file


def draw(match: Match, picture: Picture) -> str:
    """The board as one seat sees it, its legal choices lit."""
    game, words = match.game, words_of(match.game, picture.language, names_of(match.seats))
    view = game.view(match.state, picture.seat)
    pictures = games.load_board(game.name).draw(view, game.box, words.say, picture.narrow)
    if picture.text:
        lit = lit_nouns(match, picture.seat, endings=True)
        return plain(pictures.regions, lit if picture.seat >= 0 else None).rstrip("\n")
    lit = lit_nouns(match, picture.seat, endings=False)
    return svg(composed(pictures.scenes), lit, theme=picture.theme)


def lit_nouns(match: Match, seat: int, endings: bool) -> set[str]:
    """The things that the seat's choices point at now; what ends something glows nowhere."""
    decision = match.state.decision_of(seat)
    if decision is None:
        return set()
    ends = decision.step.endings
    return {choice.noun for choice in decision.choices if endings or choice not in ends}
