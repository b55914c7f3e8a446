"""A match in the terminal: who plays, what each person has seen, and the file it is saved in."""

from pathlib import Path
from typing import Any, Final

from dynasty import bots, games
from dynasty.bots.self_play import state_sampler
from dynasty.cli.parse_seats import YOU
from dynasty.cli.record_files import write_atomically
from dynasty.cli.safe_names import printable_names
from dynasty.cli.screen import BOLD_STYLE, DIM_STYLE, Screen
from dynasty.drawing.board import Pictures
from dynasty.drawing.text_layout import protect_spaces, regions_text
from dynasty.kernel import Match, Move, Offer, Question, Turn, turns
from dynasty.lab.parallel import bot_seed
from dynasty.learn.coach_session import LEVEL_SILENT, CoachSession
from dynasty.localization import translator_for

SPECTATOR: Final = -1
NO_MOVES: Final = -1
OFFER_KINDS: Final = ("main", "free", "ending")  # of offers, as they are listed


class TerminalTable:
    """A match in the terminal; every choice is saved to disk before its effects are shown."""

    def __init__(
        self, match: Match, file: Path, language: str, components: Path | None = None
    ) -> None:
        self.match = match
        self.file = file
        self.components = components
        players = [entry.player for entry in match.seats]
        self.people = [seat for seat, player in enumerate(players) if player == YOU]
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.words = translator_for(match.game, language, printable_names(match.seats), reader)
        self.screen = Screen(self.words)
        self.bots = {
            seat: bots.make_bot(player, match.game, bot_seed(match.seed, seat, len(match.moves)))
            for seat, player in enumerate(players)
            if player != YOU
        }
        self.heard = {seat: self.last_choice(seat) for seat in (SPECTATOR, *self.people)}
        self.looked: dict[int, int] = {}  # by seat: moves made when it last saw the board
        self.moment: dict[int, str] = {}  # by seat: round or turn when it last saw the board
        alone = self.people[0] if len(self.people) == 1 else None
        self.coach = None if alone is None else CoachSession(alone, LEVEL_SILENT, set())

    def last_choice(self, seat: int) -> int:
        """Return how many moves had been made when this seat last chose; later moves are news."""
        own = [number for number, move in enumerate(self.match.moves) if move.seat == seat]
        return own[-1] if own else NO_MOVES

    def save(self) -> None:
        """Save the game to its file."""
        write_atomically(self.file, self.match.record().to_json())

    def choose(self, seat: int, choice: str) -> None:
        """Make a choice for a seat and save the game."""
        self.match.choose(seat, choice)
        self.save()

    def undo(self, seat: int) -> None:
        """Undo the seat's last choice and save the game."""
        self.match.undo(seat)
        self.save()
        made = len(self.match.moves)
        self.heard = {who: min(number, made) for who, number in self.heard.items()}
        self.looked = {who: min(number, made) for who, number in self.looked.items()}

    def imagine(self, seat: int) -> bots.StateSampler:
        """Return a sampler of positions that the seat may imagine, which is all that a bot gets."""
        return state_sampler(self.match.game, self.match.state, seat)

    def question(self, seat: int) -> Question:
        """Return the seat's current question."""
        view = self.match.game.view(self.match.state, seat)
        return next(question for question in view.questions if question.seat == seat)

    def offers(self, seat: int) -> list[Offer]:
        """Return what the seat may choose now: main choices, free actions, then choices that end.

        Without main choices the ending ones come first, as free actions mostly give something away.
        """
        offers = self.question(seat).offers or ()
        kinds = (
            OFFER_KINDS
            if any(offer.kind == OFFER_KINDS[0] for offer in offers)
            else OFFER_KINDS[::-1]
        )
        return sorted(offers, key=lambda offer: kinds.index(offer.kind))

    def news(self, seat: int) -> list[Turn]:
        """Return the turns since the seat's last news, and mark them as shown."""
        since = self.heard[seat]
        self.heard[seat] = len(self.match.moves)
        found = [turn for turn in turns(self.match, seat) if turn.last > since]
        for turn in found:
            turn.events = [(number, event) for number, event in turn.events if number > since]
        return [turn for turn in found if turn.events]

    def tell_news(self, seat: int) -> None:
        """Print the news: turns of others in a line each, all else event by event."""
        told = self.news(seat)
        if told:
            self.screen.line()
        for turn in told:
            if turn.is_interlude or turn.seat in self.others(seat):
                self.tell_turn(turn)
            else:
                self.screen.log(event for _, event in turn.events)

    def tell_turn(self, turn: Turn) -> None:
        """Print a player's turn in a line, or event by event what the rules did by themselves."""
        if turn.is_interlude:
            self.screen.interlude(turn)
        else:
            self.screen.turn(turn, self.match.game)

    def others(self, seat: int) -> list[int]:
        """Return all other seats, whose turns are printed in a line each."""
        return [other for other in range(len(self.match.seats)) if other != seat]

    def board_is_stale(self, seat: int) -> bool:
        """Return whether the board must be shown: a new round or turn, or another player's move."""
        if self.moment.get(seat) != self.pictures(seat).title:
            return True
        since = self.match.moves[self.looked[seat] :]
        if since and self.match.game.decision(self.match.state, seat).step.opens_turn:
            return True
        return any(self.is_of_others(move, seat) for move in since)

    def is_of_others(self, move: Move, seat: int) -> bool:
        """Return whether another player acted in this move, or an automated opponent after it."""
        if move.seat != seat:
            return not move.sealed
        return any(event.seat >= len(self.match.seats) for event in move.events)

    def status(self, seat: int) -> str:
        """Return a line with the round, the seat, its points and its goods."""
        game, state = self.match.game, self.match.state
        pictures = self.pictures(seat)
        goods = [protect_spaces(good.text) for good in pictures.goods(seat) if good.count]
        points = self.words.say("status-points", n=game.points(state)[seat])
        return " · ".join([pictures.title, self.words.seat(seat), points, ", ".join(goods)])

    def pictures(self, seat: int) -> Pictures[Any]:
        """Return the drawing of the table as the seat sees it."""
        game = self.match.game
        view = game.view(self.match.state, seat)
        return games.load_board(game.name).draw(view, game.box, self.words.say)

    def show_board(self, seat: int) -> None:
        """Print the board as text; pieces that a choice points at show their nouns."""
        pictures = self.pictures(seat)
        regions, self.moment[seat] = pictures.regions, pictures.title
        nouns = {offer.choice.partition(":")[2] for offer in self.offers(seat)}
        self.screen.line()
        for line in regions_text(regions, nouns, self.screen.breadth).splitlines():
            self.screen.line(line, "" if line.startswith(" ") else BOLD_STYLE)
        self.looked[seat] = len(self.match.moves)

    def show_question(self, seat: int) -> None:
        """Print the status, the question and its numbered choices."""
        question, screen = self.question(seat), self.screen
        screen.line()
        screen.paragraph(self.status(seat), indent="  ", style=DIM_STYLE)
        screen.paragraph(self.words.question(question), style=BOLD_STYLE, aside=question.rule)
        for number, offer in enumerate(self.offers(seat), 1):
            label = self.words.label(offer)
            screen.paragraph(label, f"{number:>3}  ", " " * 5, aside=offer.choice)

    def resume_command(self) -> str:
        """Return the command that continues this game later."""
        more = f" --components {self.components}" if self.components is not None else ""
        return f"dynasty play {self.file}{more}"

    def whisper(self, key: str, **values: int | str | tuple[str, ...]) -> None:
        """Print a message of the platform in dim text."""
        self.screen.paragraph(self.words.say(key, **values), style=DIM_STYLE)
