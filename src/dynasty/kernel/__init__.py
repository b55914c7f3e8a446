"""What every game is made of; knows no game, no player, no screen."""

from dynasty.kernel.chance import Chance
from dynasty.kernel.choice import Choice, Vocabulary, choices
from dynasty.kernel.components import Components, Reader, Value, read_components
from dynasty.kernel.encoding import Encoding
from dynasty.kernel.errors import (
    BadComponents,
    BadGuide,
    BadLesson,
    BadOptions,
    BadRecord,
    DeadEnd,
    DynastyError,
    IllegalChoice,
    MissingText,
    NotAsked,
    NothingToUndo,
    RecordDiverged,
    UnknownBot,
    UnknownChoice,
    UnknownGame,
    UnknownLanguage,
    Worded,
    WrongSeats,
)
from dynasty.kernel.event import Event, Values, seat_noun
from dynasty.kernel.fields import (
    Field,
    by_seat,
    everybody,
    implied,
    nobody,
    number,
    numbers,
    of_seats,
    owner,
    owner_until_the_end,
    packed,
    pieces_by_seat,
    seat_by_seat,
    subset,
    subsets,
)
from dynasty.kernel.game import Game
from dynasty.kernel.level import Level
from dynasty.kernel.look import Look, Notice
from dynasty.kernel.match import Match, Move
from dynasty.kernel.memory import remember
from dynasty.kernel.option import Option
from dynasty.kernel.pile import cards, draw, draw_some, is_partition, pile_of, size
from dynasty.kernel.plan import Plan, PlanStep
from dynasty.kernel.preview import Preview
from dynasty.kernel.record import Record, SeatEntry
from dynasty.kernel.register import Chapter, Register, Rule, Ruling, read_register
from dynasty.kernel.score import ScoreLine, ScoreSheet
from dynasty.kernel.state import State
from dynasty.kernel.step import Decision, Refusal, Routine, Secret, Step, asked_seat
from dynasty.kernel.turns import Telling, Turn, turns
from dynasty.kernel.view import Offer, Question, Say, View, text_key
from dynasty.kernel.writers import Entry

__all__ = [
    "BadComponents",
    "BadGuide",
    "BadLesson",
    "BadOptions",
    "BadRecord",
    "Chance",
    "Chapter",
    "Choice",
    "Components",
    "DeadEnd",
    "Decision",
    "DynastyError",
    "Encoding",
    "Entry",
    "Event",
    "Field",
    "Game",
    "IllegalChoice",
    "Level",
    "Look",
    "Match",
    "MissingText",
    "Move",
    "NotAsked",
    "NothingToUndo",
    "Notice",
    "Offer",
    "Option",
    "Plan",
    "PlanStep",
    "Preview",
    "Question",
    "Reader",
    "Record",
    "RecordDiverged",
    "Refusal",
    "Register",
    "Routine",
    "Rule",
    "Ruling",
    "Say",
    "ScoreLine",
    "ScoreSheet",
    "SeatEntry",
    "Secret",
    "State",
    "Step",
    "Telling",
    "Turn",
    "UnknownBot",
    "UnknownChoice",
    "UnknownGame",
    "UnknownLanguage",
    "Value",
    "Values",
    "View",
    "Vocabulary",
    "Worded",
    "WrongSeats",
    "asked_seat",
    "by_seat",
    "cards",
    "choices",
    "draw",
    "draw_some",
    "everybody",
    "implied",
    "is_partition",
    "nobody",
    "number",
    "numbers",
    "of_seats",
    "owner",
    "owner_until_the_end",
    "packed",
    "pieces_by_seat",
    "pile_of",
    "read_components",
    "read_register",
    "remember",
    "seat_by_seat",
    "seat_noun",
    "size",
    "subset",
    "subsets",
    "text_key",
    "turns",
]
