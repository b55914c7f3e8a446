"""The database: players and keys, tables, seats, an append-only log, and what was left."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    exists,
    false,
)

METADATA: Final = MetaData()
BEFORE: Final = (  # what every table had before there were terms
    '{"undo": "own", "hints": true, "branching": true,'
    ' "watching": "link", "talk": "chat", "stand_in": "artisan"}'
)


def of_table() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True)


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", String(16), nullable=False),
    Column("components", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(24), nullable=False),
    Column("origin", JSON),  # a position to start from, if not from the set-up
    Column("status", String(16), nullable=False),  # open, playing, finished, ended
    Column("speed", Integer, nullable=False),  # milliseconds between the choices of bots
    Column("awaits_bot", Boolean, nullable=False),
    Column("seq", Integer, nullable=False, server_default="0"),  # of the last entry of the log
    Column("moves", Integer, nullable=False, server_default="0"),
    Column("asked", String(24), nullable=False, server_default=""),  # seats, with spaces between
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("host", String(32), nullable=False, server_default="", index=True),  # a player
    Column("invitation", String(32), nullable=False, server_default="", index=True),  # of its link
    Column("salt", String(32), nullable=False, server_default=""),  # of the promise of its seed
    Column("terms", JSON, nullable=False, server_default=BEFORE),  # what is allowed there
    Column("listed", Boolean, nullable=False, server_default=false()),  # everybody may join
    Column("language", String(8), nullable=False, server_default=""),  # of who laid it
    Column("name", String(40), nullable=False, server_default=""),  # that it was given
    Column("paused", BigInteger),  # all clocks stand since then, in milliseconds
    Column("rematch_of", String(32), unique=True, index=True),  # the table that it plays again
    Index("ix_tables_status_updated", "status", "updated"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("player", String(32), nullable=False),  # "person" or a bot's name
    Column("stand_in", String(32), nullable=False),  # who plays for an absent person, or ""
    Column("token", String(64), nullable=False, unique=True),  # of its link, hashed
    Column("link", String(8), nullable=False, server_default="open"),  # what that is good for
    Column("wants_end", Boolean, nullable=False),
    Column("notes", Text, nullable=False),
    Column("read_chat", Integer, nullable=False, server_default="0"),  # the last line read
    Column("muted", String(24), nullable=False, server_default=""),  # seats that it does not hear
    Column("kept_for", String(32), nullable=False, server_default="", index=True),  # a player
    Column("plan", JSON(none_as_null=True)),  # of its next turn, by who sits there
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("merged_into", String(32)),  # the player that this one turned out to be
    Column("shy", Boolean, nullable=False, server_default=false()),  # hides when last here
    Column("open", Boolean, nullable=False, server_default=false()),  # all may see statistics
    Column("muted", Boolean, nullable=False, server_default=false()),  # by who runs the server
    Column("zone", String(64), nullable=False, server_default=""),  # of the clock on their wall
    Column("quiet", String(11), nullable=False, server_default=""),  # 22:00-08:00: not told then
    Column("digest", String(5), nullable=False, server_default=""),  # 18:00: told all at once
    Column("named", Boolean, nullable=False, server_default=false()),  # in the chat: told of it
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # browser, program, recovery, code or feed
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # by day
    Column("expires", Float),  # never, if empty; a key that was ended keeps the time
)

SITTINGS: Final = Table(
    "sittings",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("player", String(32), nullable=False, index=True),
    Column("since", Float, nullable=False),
    Column("until", Float),  # empty: sits there now
    Column("seen", Float, nullable=False),  # when the player last gave a sign at this table
)

TURNS: Final = Table(
    "turns",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True),  # is asked
    Column("since_seq", Integer, nullable=False),  # the entry after which it was
    Column("since_at", Float, nullable=False),
)

CLOCKS: Final = Table(  # moments and lengths in milliseconds
    "clocks",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False),  # for whom it ticks; empty: for nobody
    Column("zone", String(64), nullable=False),  # in which it does, for this turn
    Column("free", BigInteger, nullable=False),  # left for this turn
    Column("reserve", BigInteger, nullable=False),
    Column("grace", BigInteger, nullable=False),
    Column("holiday", BigInteger, nullable=False),
    Column("since", BigInteger),  # charged up to here, and running
    Column("due", BigInteger),  # when free time and reserve are used up
    Column("asked", Boolean, nullable=False),
    Column("replaced", Boolean, nullable=False),  # somebody stands in for this turn
    Column("kept", BigInteger, nullable=False),  # of the free time of the last turn
    Column("missed", Integer, nullable=False),  # turns in a row that a stand-in ended
    Column("granted", Boolean, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("late", Boolean, nullable=False),  # its table was told so in this turn
    Column("wake", BigInteger, index=True),  # when the timekeeper is to look at it
)

HOLIDAYS: Final = Table(
    "holidays",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("starts", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)

SERVER: Final = Table(  # what the server itself remembers
    "server",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

CHANNELS: Final = Table(  # how players are told of their turns
    "channels",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("address", String(500), nullable=False),
    Column("form", String(12), nullable=False),
    Column("prefix", String(80), nullable=False),
    Column("secret", String(32), nullable=False, index=True),
    Column("state", String(8), nullable=False),
    Column("code", String(8), nullable=False),
    Column("problem", String(200), nullable=False),
    Column("language", String(8), nullable=False),
    Column("site", String(300), nullable=False),
    Column("created", Float, nullable=False),
    Column("keys", String(120), nullable=False, server_default=""),  # that seal a browser's push
    Column("seen", Boolean, nullable=False, server_default=false()),  # that it is broken
)

NOTICES: Final = Table(  # what somebody may have to be told of
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seq", Integer, nullable=False),  # the number of what it tells, by its kind
    Column("about", String(32), nullable=False),
    Column("player", String(32), nullable=False),
    Column("written", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    UniqueConstraint("table_id", "seat", "kind", "seq"),
)

DELIVERIES: Final = Table(  # messages on their way, and those that were sent
    "deliveries",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("told", JSON, nullable=False),  # all notices in it; that above is the first of them
    Column("digest", Boolean, nullable=False),  # lists all open turns
    Column("channel", String(32), nullable=False, index=True),
    Column("state", String(8), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "kind", "seq", "channel"),
    Index("ix_deliveries_state_due", "state", "due"),
)

LOG: Final = Table(
    "log",
    METADATA,
    of_table(),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # choice, undo, rewind or resume
    Column("seat", Integer, nullable=False),
    Column("choice", String(80), nullable=False),
    Column("key", String(64)),  # the client's own mark: the same one is never applied twice
    Column("at", Float, nullable=False),
    Column("by", String(32)),  # the bot that stood in for the seat's person when this was chosen
    UniqueConstraint("table_id", "seat", "key"),
)

DUMPS: Final = Table(
    "dumps",
    METADATA,
    of_table(),
    Column("seq", Integer, nullable=False),
    Column("dump", JSON, nullable=False),
)

RESUMES: Final = Table(
    "resumes",
    METADATA,
    of_table(),
    Column("seq", Integer, primary_key=True),  # of its entry in the log; what follows starts here
    Column("version", String(16), nullable=False),
    Column("components", String(32), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("kept", Integer, nullable=False),  # the position is that after this entry
    Column("dump", JSON, nullable=False),
)

ENDINGS: Final = Table(
    "endings",
    METADATA,
    of_table(),
    Column("version", String(16), nullable=False),
    Column("components", String(32), nullable=False),
    Column("record", Text, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("told", LargeBinary, nullable=False),  # all events with their audiences, compressed
    Column("keepsake", LargeBinary),  # words and pictures in every language, compressed
)

RESULTS: Final = Table(
    "results",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False),  # the first one who sat there
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),  # of the table, bots' too
    Column("people", Integer, nullable=False),  # players who sat there
    Column("place", Integer),  # empty: it was broken off
    Column("points", Integer, nullable=False),
    Column("categories", JSON, nullable=False),  # points by category
    Column("by_stand_in", Integer, nullable=False),  # choices that a bot made in the seat's place
    Column("pace", Float),  # seconds that a turn took, by the median
    Column("counts", Boolean, nullable=False),  # for statistics: one player's whole game
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("started", Float, nullable=False),
    Column("finished", Float, nullable=False),
    Index("ix_results_player_finished", "player", "finished"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("other", String(32), primary_key=True, index=True),  # whom the player does not meet
    Column("at", Float, nullable=False),
)

REPORTS: Final = Table(  # for whoever runs the server
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(32), nullable=False, index=True),
    Column("about", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),  # empty: of no table
    Column("line", Integer, nullable=False),  # 0: the player as such
    Column("why", Text, nullable=False),
    Column("lines", JSON, nullable=False),  # what was said around it
    Column("done", Boolean, nullable=False),
)

HAPPENINGS: Final = Table(
    "happenings",
    METADATA,
    of_table(),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),  # -1: of the table as a whole
    Column("kind", String(20), nullable=False),
    Column("details", JSON, nullable=False),
)

CONSENTS: Final = Table(
    "consents",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # what all shall agree to
    Column("seat", Integer, nullable=False),  # who asks; -1: somebody without a seat
    Column("player", String(32), nullable=False),  # the same as a player
    Column("until", Float, nullable=False, index=True),  # it lapses
    Column("answers", JSON, nullable=False),  # the seats that agree
    Column("details", JSON, nullable=False),
)

LESSONS: Final = Table(
    "lessons",
    METADATA,
    of_table(),
    Column("lesson", String(40), nullable=False),
    Column("closed", JSON, nullable=False),  # ids of the cards that were read
    Column("predicted", JSON, nullable=False),  # by card: the answer given
    Column("left", Boolean, nullable=False),  # it is a free table now
)

IS_PUZZLE: Final = exists().where(  # of a table: it asks one question, and is in no list
    LESSONS.c.table_id == TABLES.c.id, LESSONS.c.lesson.startswith("puzzle-"), ~LESSONS.c.left
)

LEARNT: Final = Table(
    "learnt",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column(
        "what", String(80), primary_key=True
    ),  # guide, lesson-NAME, won-LEVEL, idea-NAME, solved-PUZZLE, daily-DAY
    Column("at", Float, nullable=False),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    of_table(),
    Column("part", Integer, primary_key=True),  # 0: what is to be done, and by which recipe
    Column("findings", JSON, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("sign", String(16), nullable=False, server_default=""),  # instead of a text
)
