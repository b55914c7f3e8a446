"""A match at this terminal: who plays, what each person has seen, and the file that keeps it."""

from pathlib import Path
from typing import Final

from dynasty import bots, games
from dynasty.bots.table import imagination
from dynasty.cli.files import write_safely
from dynasty.cli.screen import LOUD, QUIET, Screen
from dynasty.cli.seating import YOU
from dynasty.cli.wording import words_of
from dynasty.drawing.plain import plain
from dynasty.kernel import Event, Match, Offer, Question
from dynasty.lab.runs import bot_seed

SPECTATOR: Final = -1
NOTHING_YET: Final = -1


class Table:
    """Every accepted choice is on disk before anything of it can be shown."""

    def __init__(
        self, match: Match, file: Path, language: str, components: Path | None = None
    ) -> None:
        self.match = match
        self.file = file
        self.components = components
        self.words = words_of(match.game, language, match.seats)
        self.screen = Screen(self.words)
        players = [entry.player for entry in match.seats]
        self.people = [seat for seat, player in enumerate(players) if player == YOU]
        self.bots = {
            seat: bots.make(player, match.game, bot_seed(match.seed, seat, len(match.moves)))
            for seat, player in enumerate(players)
            if player != YOU
        }
        self.heard = {seat: self.last_choice(seat) for seat in (SPECTATOR, *self.people)}
        self.looked: dict[int, int] = {}  # by seat: moves made when it last saw the board

    def last_choice(self, seat: int) -> int:
        """How many moves had been made when this seat last chose: what came after is news."""
        own = [number for number, move in enumerate(self.match.moves) if move.seat == seat]
        return own[-1] if own else NOTHING_YET

    def save(self) -> None:
        """Keep the game as it stands."""
        write_safely(self.file, self.match.record().to_json())

    def choose(self, seat: int, choice: str) -> None:
        """Answer for a seat."""
        self.match.choose(seat, choice)
        self.save()

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back."""
        self.match.undo(seat)
        self.save()
        made = len(self.match.moves)
        self.heard = {who: min(number, made) for who, number in self.heard.items()}
        self.looked = {who: min(number, made) for who, number in self.looked.items()}

    def imagine(self, seat: int) -> bots.Imagine:
        """The position as the seat may imagine it: all that a bot is handed."""
        return imagination(self.match.game, self.match.state, seat)

    def question(self, seat: int) -> Question:
        """What the seat is asked now."""
        view = self.match.game.view(self.match.state, seat)
        return next(question for question in view.questions if question.seat == seat)

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """What the seat may choose now."""
        return self.question(seat).offers or ()

    def news(self, seat: int) -> list[Event]:
        """What happened since the seat was last told."""
        since = self.heard[seat]
        said = self.match.heard(seat, max(since, 0))
        if since == 0:
            said = said[sum(event.heard_by(seat) for event in self.match.opening) :]
        self.heard[seat] = len(self.match.moves)
        return said

    def tell_news(self, seat: int) -> None:
        """The log since the seat was last told."""
        events = self.news(seat)
        if events:
            self.screen.line()
            self.screen.log(events)

    def board_is_stale(self, seat: int) -> bool:
        """Has another seat done anything that can be seen since this one saw the board?"""
        if seat not in self.looked:
            return True
        return any(
            move.seat != seat and not move.sealed for move in self.match.moves[self.looked[seat] :]
        )

    def show_board(self, seat: int) -> None:
        """The board as text; the things that a choice points at carry their nouns."""
        game = self.match.game
        view = game.view(self.match.state, seat)
        pictures = games.load_board(game.name).draw(view, game.box, self.words.say)
        nouns = {offer.choice.partition(":")[2] for offer in self.offers(seat)}
        self.screen.line()
        for line in plain(pictures.regions, nouns, self.screen.width).splitlines():
            self.screen.line(line, "" if line.startswith(" ") else LOUD)
        self.looked[seat] = len(self.match.moves)

    def show_question(self, seat: int) -> None:
        """The question and its numbered choices."""
        question, screen = self.question(seat), self.screen
        screen.line()
        screen.paragraph(self.words.question(question), style=LOUD, aside=question.rule)
        for number, offer in enumerate(question.offers or (), 1):
            label, room = f"{number:>3}  {self.words.label(offer)}", screen.width
            beside = len(label) + len(offer.choice) + 2 <= room
            screen.paragraph(label, indent=" " * 5, aside=offer.choice if beside else "")

    def resume_command(self) -> str:
        """How to go on with this game later."""
        more = f" --components {self.components}" if self.components is not None else ""
        return f"dynasty play {self.file}{more}"

    def whisper(self, key: str, **values: int | str | tuple[str, ...]) -> None:
        """Something quiet, of the platform's own words."""
        self.screen.paragraph(self.words.say(key, **values), style=QUIET)
