"""The command `render`: draw the board as SVG or as text."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dynasty import games
from dynasty.bots.self_play import bot_answer
from dynasty.cli.record_files import read_match
from dynasty.cli.replay import check_seat
from dynasty.cli.safe_names import printable_names
from dynasty.drawing.scene_stack import stack_scenes
from dynasty.drawing.svg import scene_svg
from dynasty.drawing.text_layout import regions_text
from dynasty.drawing.theme import THEMES
from dynasty.kernel import BadOptions, Game, Match, SeatEntry, UnknownGame
from dynasty.lab.parallel import make_bots
from dynasty.localization import translator_for

RANDOM_BOT: Final = "random"


@dataclass(frozen=True)
class RenderSettings:
    """The form of the drawing: the viewer's seat, text or SVG, theme and language."""

    seat: int = -1
    text: bool = False
    narrow: bool = False
    theme: str = "light"
    language: str = "en"


def run_render(
    what: str,
    to: int | None,
    seed: int,
    options: Mapping[str, str],
    components: Path | None,
    picture: RenderSettings,
    output: Path | None,
) -> None:
    """Draw the board of a record, or of a game played at random."""
    if picture.theme not in THEMES:
        raise BadOptions("bad-theme", known=", ".join(THEMES), given=picture.theme)
    if is_game_name(what):
        match = sample_match(games.load(what, components), seed, options, to or 0)
    else:
        match = read_match(record_path(what), components, to)
    check_seat(match, picture.seat)
    drawn = render_match(match, picture)
    if output is None:
        sys.stdout.write(drawn + "\n")
    else:
        output.write_text(drawn, encoding="utf-8")


def sample_match(game: Game[Any], seed: int, options: Mapping[str, str], choices: int) -> Match:
    """Return a new match after this many random choices, with most players.

    The number of players is the highest one for which all given options apply.
    """
    given = [option for option in game.options if option.key in options]
    fitting = [n for n in game.seat_counts if all(option.applies(n) for option in given)]
    players = [RANDOM_BOT] * (fitting or game.seat_counts)[-1]
    match = Match(game, tuple(SeatEntry("", player) for player in players), seed, options)
    bots = make_bots(game, players, seed)
    while not match.finished and len(match.moves) < choices:
        seat = match.state.decisions[0].seat
        match.choose(seat, str(bot_answer(game, bots[seat], match.state, seat)))
    return match


def is_game_name(what: str) -> bool:
    """Return whether the text is the name of a game; otherwise it is a file."""
    return what in games.SHELF or what == games.TEMPLATE_GAME


def record_path(what: str) -> Path:
    """Return the path of this record file; raise UnknownGame if there is no such file."""
    file = Path(what)
    if not file.exists():
        known = ", ".join(games.SHELF)
        raise UnknownGame("no-file-or-game", given=what, known=known)
    return file


def render_match(match: Match, picture: RenderSettings) -> str:
    """Return the drawing of the board as one seat sees it, with its legal choices highlighted."""
    game, words = (
        match.game,
        translator_for(match.game, picture.language, printable_names(match.seats)),
    )
    view = game.view(match.state, picture.seat)
    pictures = games.load_board(game.name).draw(view, game.box, words.say, picture.narrow)
    if picture.text:
        lit = highlighted_nouns(match, picture.seat, endings=True)
        return regions_text(pictures.regions, lit if picture.seat >= 0 else None).rstrip("\n")
    lit = highlighted_nouns(match, picture.seat, endings=False)
    return scene_svg(stack_scenes(pictures.scenes), lit, theme=picture.theme)


def highlighted_nouns(match: Match, seat: int, endings: bool) -> set[str]:
    """Return the nouns of the seat's choices; those of choices that end something only if asked."""
    decision = match.state.decision_of(seat)
    if decision is None:
        return set()
    ends = decision.step.endings
    return {choice.noun for choice in decision.choices if endings or choice not in ends}
