"""The parts that every game is built from; independent of games, players and screens."""

from dynasty.kernel.bot_level import Level
from dynasty.kernel.bounded_cache import cache_put
from dynasty.kernel.chance import Chance
from dynasty.kernel.choice import Choice, Vocabulary, choices
from dynasty.kernel.coach_context import CoachContext, CoachFinding
from dynasty.kernel.components import ComponentReader, Components, ComponentValue, read_components
from dynasty.kernel.copying import DeepCopied, Immutable, PlainData
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
    LocalizedError,
    MissingText,
    NotAsked,
    NothingToUndo,
    Phrase,
    RecordDiverged,
    UnknownBot,
    UnknownChoice,
    UnknownGame,
    UnknownLanguage,
    WrongSeats,
)
from dynasty.kernel.event import Event, Values, seat_noun
from dynasty.kernel.fields import (
    Field,
    interleave_by_seat,
    known_to_all,
    known_to_none,
    known_to_owner,
    known_to_owner_until_end,
    list_field,
    mark_as_implied,
    mark_as_seats,
    number_field,
    packed_list_field,
    split_by_seat,
    split_pieces_by_seat,
    subset_field,
    subset_list_field,
)
from dynasty.kernel.game import Game
from dynasty.kernel.match import Match, Move
from dynasty.kernel.parse_errors import (
    file_error_phrase,
    json_error_phrase,
    toml_error_phrase,
    utf8_error_phrase,
)
from dynasty.kernel.pile import draw, draw_some, is_partition, make_pile, pile_cards, pile_size
from dynasty.kernel.plan import Plan, PlanStep
from dynasty.kernel.preview import Preview
from dynasty.kernel.record import Record, SeatEntry
from dynasty.kernel.rulebook import Chapter, Rule, Rulebook, Ruling, read_rulebook
from dynasty.kernel.score import ScoreLine, ScoreSheet
from dynasty.kernel.state import State
from dynasty.kernel.step import Decision, Refusal, Routine, SecretStep, Step, asked_seat
from dynasty.kernel.table_option import Option
from dynasty.kernel.turns import Telling, Turn, turns
from dynasty.kernel.view import Offer, Question, Translate, View, text_key

__all__ = [
    "BadComponents",
    "BadGuide",
    "BadLesson",
    "BadOptions",
    "BadRecord",
    "Chance",
    "Chapter",
    "Choice",
    "CoachContext",
    "CoachFinding",
    "ComponentReader",
    "ComponentValue",
    "Components",
    "DeadEnd",
    "Decision",
    "DeepCopied",
    "DynastyError",
    "Encoding",
    "Event",
    "Field",
    "Game",
    "IllegalChoice",
    "Immutable",
    "Level",
    "LocalizedError",
    "Match",
    "MissingText",
    "Move",
    "NotAsked",
    "NothingToUndo",
    "Offer",
    "Option",
    "Phrase",
    "PlainData",
    "Plan",
    "PlanStep",
    "Preview",
    "Question",
    "Record",
    "RecordDiverged",
    "Refusal",
    "Routine",
    "Rule",
    "Rulebook",
    "Ruling",
    "ScoreLine",
    "ScoreSheet",
    "SeatEntry",
    "SecretStep",
    "State",
    "Step",
    "Telling",
    "Translate",
    "Turn",
    "UnknownBot",
    "UnknownChoice",
    "UnknownGame",
    "UnknownLanguage",
    "Values",
    "View",
    "Vocabulary",
    "WrongSeats",
    "asked_seat",
    "cache_put",
    "choices",
    "draw",
    "draw_some",
    "file_error_phrase",
    "interleave_by_seat",
    "is_partition",
    "json_error_phrase",
    "known_to_all",
    "known_to_none",
    "known_to_owner",
    "known_to_owner_until_end",
    "list_field",
    "make_pile",
    "mark_as_implied",
    "mark_as_seats",
    "number_field",
    "packed_list_field",
    "pile_cards",
    "pile_size",
    "read_components",
    "read_rulebook",
    "seat_noun",
    "split_by_seat",
    "split_pieces_by_seat",
    "subset_field",
    "subset_list_field",
    "text_key",
    "toml_error_phrase",
    "turns",
    "utf8_error_phrase",
]
