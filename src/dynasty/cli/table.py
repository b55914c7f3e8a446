"""A match at this terminal: who plays, what each person has seen, and the file that keeps it."""

from pathlib import Path
from typing import Any, Final

from dynasty import bots, games
from dynasty.bots.table import imagination
from dynasty.cli.files import write_safely
from dynasty.cli.screen import LOUD, QUIET, Screen
from dynasty.cli.seating import YOU
from dynasty.cli.wording import names_of
from dynasty.drawing.frame import Pictures
from dynasty.drawing.plain import kept, plain
from dynasty.kernel import Match, Move, Offer, Question, Turn, turns
from dynasty.lab.runs import bot_seed
from dynasty.learn.coached import SILENT, Coached
from dynasty.speech import words_of

SPECTATOR: Final = -1
NOTHING_YET: Final = -1
KINDS: Final = ("main", "free", "ending")  # of offers, as they are listed


class Table:
    """Every accepted choice is on disk before anything of it can be shown."""

    def __init__(
        self, match: Match, file: Path, language: str, components: Path | None = None
    ) -> None:
        self.match = match
        self.file = file
        self.components = components
        players = [entry.player for entry in match.seats]
        self.people = [seat for seat, player in enumerate(players) if player == YOU]
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.words = words_of(match.game, language, names_of(match.seats), reader)
        self.screen = Screen(self.words)
        self.bots = {
            seat: bots.make(player, match.game, bot_seed(match.seed, seat, len(match.moves)))
            for seat, player in enumerate(players)
            if player != YOU
        }
        self.heard = {seat: self.last_choice(seat) for seat in (SPECTATOR, *self.people)}
        self.looked: dict[int, int] = {}  # by seat: moves made when it last saw the board
        self.moment: dict[int, str] = {}  # and which round or turn it was
        alone = self.people[0] if len(self.people) == 1 else None
        self.coach = None if alone is None else Coached(alone, SILENT, set())

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

    def offers(self, seat: int) -> list[Offer]:
        """What the seat may choose now: what goes on, free actions, what ends something.

        Where nothing goes on, the end comes first: free actions mostly give something away.
        """
        offers = self.question(seat).offers or ()
        kinds = KINDS if any(offer.kind == KINDS[0] for offer in offers) else KINDS[::-1]
        return sorted(offers, key=lambda offer: kinds.index(offer.kind))

    def news(self, seat: int) -> list[Turn]:
        """What happened since the seat was last told, turn by turn."""
        since = self.heard[seat]
        self.heard[seat] = len(self.match.moves)
        found = [turn for turn in turns(self.match, seat) if turn.last > since]
        for turn in found:
            turn.events = [(number, event) for number, event in turn.events if number > since]
        return [turn for turn in found if turn.events]

    def tell_news(self, seat: int) -> None:
        """A line for every turn of others; what the seat itself did, and the rest, step by step."""
        told = self.news(seat)
        if told:
            self.screen.line()
        for turn in told:
            if turn.seat in self.others(seat):
                self.tell_turn(turn)
            else:
                self.screen.log(event for _, event in turn.events)

    def tell_turn(self, turn: Turn) -> None:
        """A line for what another player did; then step by step what went on by itself."""
        own, after = turn.parted(self.match.game.interludes)
        if own.events:
            self.screen.turn(own, self.match.game.headlines)
        self.screen.log(after)

    def others(self, seat: int) -> list[int]:
        """The players besides this one: their turns are told in a line each."""
        return [other for other in range(len(self.match.seats)) if other != seat]

    def board_is_stale(self, seat: int) -> bool:
        """Since the seat saw the board: is it another round or turn, or has another acted?"""
        if self.moment.get(seat) != self.pictures(seat).title:
            return True
        since = self.match.moves[self.looked[seat] :]
        if since and self.match.game.decision(self.match.state, seat).step.opens_turn:
            return True
        return any(self.is_of_others(move, seat) for move in since)

    def is_of_others(self, move: Move, seat: int) -> bool:
        """Did another player act in this move, or an automated opponent after it?"""
        if move.seat != seat:
            return not move.sealed
        return any(event.seat >= len(self.match.seats) for event in move.events)

    def status(self, seat: int) -> str:
        """Where the game stands, and what the seat has."""
        game, state = self.match.game, self.match.state
        pictures = self.pictures(seat)
        goods = [kept(good.text) for good in pictures.goods(seat) if good.count]
        points = self.words.say("status-points", n=game.points(state)[seat])
        return " · ".join([pictures.title, self.words.seat(seat), points, ", ".join(goods)])

    def pictures(self, seat: int) -> Pictures[Any]:
        """The table as the seat sees it."""
        game = self.match.game
        view = game.view(self.match.state, seat)
        return games.load_board(game.name).draw(view, game.box, self.words.say)

    def show_board(self, seat: int) -> None:
        """The board as text; the things that a choice points at carry their nouns."""
        pictures = self.pictures(seat)
        regions, self.moment[seat] = pictures.regions, pictures.title
        nouns = {offer.choice.partition(":")[2] for offer in self.offers(seat)}
        self.screen.line()
        for line in plain(regions, nouns, self.screen.breadth).splitlines():
            self.screen.line(line, "" if line.startswith(" ") else LOUD)
        self.looked[seat] = len(self.match.moves)

    def show_question(self, seat: int) -> None:
        """Where the game stands, the question and its numbered choices."""
        question, screen = self.question(seat), self.screen
        screen.line()
        screen.paragraph(self.status(seat), indent="  ", style=QUIET)
        screen.paragraph(self.words.question(question), style=LOUD, aside=question.rule)
        for number, offer in enumerate(self.offers(seat), 1):
            label = self.words.label(offer)
            screen.paragraph(label, f"{number:>3}  ", " " * 5, aside=offer.choice)

    def resume_command(self) -> str:
        """How to go on with this game later."""
        more = f" --components {self.components}" if self.components is not None else ""
        return f"dynasty play {self.file}{more}"

    def whisper(self, key: str, **values: int | str | tuple[str, ...]) -> None:
        """Something quiet, of the platform's own words."""
        self.screen.paragraph(self.words.say(key, **values), style=QUIET)
