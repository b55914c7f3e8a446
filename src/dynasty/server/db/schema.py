"""The tables of the database."""

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
DEFAULT_TERMS_JSON: Final = (  # the terms of tables created before terms existed
    '{"undo": "own", "hints": true, "branching": true,'
    ' "watching": "link", "talk": "chat", "stand_in": "artisan"}'
)


def table_id_column() -> Column[str]:
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
    Column("salt", String(32), nullable=False, server_default=""),  # of the commitment to its seed
    Column(
        "terms", JSON, nullable=False, server_default=DEFAULT_TERMS_JSON
    ),  # what is allowed there
    Column("listed", Boolean, nullable=False, server_default=false()),  # everybody may join
    Column("language", String(8), nullable=False, server_default=""),  # of its creator
    Column("name", String(40), nullable=False, server_default=""),  # given by the host
    Column("paused", BigInteger),  # start of the pause, in milliseconds
    Column("rematch_of", String(32), unique=True, index=True),  # the table of which it is a rematch
    Column("revision", Integer, nullable=False, server_default="0"),  # count of announced changes
    Index("ix_tables_status_updated", "status", "updated"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    table_id_column(),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("player", String(32), nullable=False),  # "person" or a bot's name
    Column("stand_in", String(32), nullable=False),  # who plays for an absent person, or ""
    Column("token", String(64), nullable=False, unique=True),  # of its link, hashed
    Column("link", String(8), nullable=False, server_default="open"),  # the state of the link
    Column("wants_end", Boolean, nullable=False),
    Column("notes", Text, nullable=False),
    Column("read_chat", Integer, nullable=False, server_default="0"),  # the last chat line read
    Column("muted", String(24), nullable=False, server_default=""),  # seats whose chat it has muted
    Column("kept_for", String(32), nullable=False, server_default="", index=True),  # a player
    Column("plan", JSON(none_as_null=True)),  # of its next turn
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("merged_into", String(32)),  # the player with whom this one was merged
    Column("shy", Boolean, nullable=False, server_default=false()),  # hides when last here
    Column("open", Boolean, nullable=False, server_default=false()),  # all may see statistics
    Column("muted", Boolean, nullable=False, server_default=false()),  # by the server's operator
    Column("zone", String(64), nullable=False, server_default=""),  # their time zone
    Column("quiet", String(11), nullable=False, server_default=""),  # as 22:00-08:00: no messages
    Column("digest", String(5), nullable=False, server_default=""),  # as 18:00: time of a digest
    Column("named", Boolean, nullable=False, server_default=false()),  # in the chat: notify
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
    Column("expires", Float),  # empty: never; a revoked key has the time of that
)

SITTINGS: Final = Table(
    "sittings",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("player", String(32), nullable=False, index=True),
    Column("since", Float, nullable=False),
    Column("until", Float),  # empty: still sits there
    Column("seen", Float, nullable=False),  # the player's last activity at this table
)

TURNS: Final = Table(
    "turns",
    METADATA,
    table_id_column(),
    Column("seat", Integer, primary_key=True),  # is asked
    Column("since_seq", Integer, nullable=False),  # the entry after which it was
    Column("since_at", Float, nullable=False),
)

CLOCKS: Final = Table(  # moments and lengths in milliseconds
    "clocks",
    METADATA,
    table_id_column(),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False),  # whose time runs; empty: no player's
    Column("zone", String(64), nullable=False),  # the time zone for this turn
    Column("free", BigInteger, nullable=False),  # left for this turn
    Column("reserve", BigInteger, nullable=False),
    Column("grace", BigInteger, nullable=False),
    Column("holiday", BigInteger, nullable=False),
    Column("since", BigInteger),  # charged up to here, and running
    Column("due", BigInteger),  # when free time and reserve are used up
    Column("asked", Boolean, nullable=False),
    Column("replaced", Boolean, nullable=False),  # a stand-in plays this turn
    Column("kept", BigInteger, nullable=False),  # of the free time of the last turn
    Column("missed", Integer, nullable=False),  # successive turns that a stand-in ended
    Column("granted", Boolean, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("late", Boolean, nullable=False),  # announced at its table in this turn
    Column("wake", BigInteger, index=True),  # when the scheduler checks it next
)

HOLIDAYS: Final = Table(
    "holidays",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("starts", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)

SERVER: Final = Table(  # values of the server itself
    "server",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

CHANNELS: Final = Table(  # the notification channels of players
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
    Column("keys", String(120), nullable=False, server_default=""),  # for a browser's push
    Column("seen", Boolean, nullable=False, server_default=false()),  # that it is broken
)

NOTICES: Final = Table(  # pending notifications
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seq", Integer, nullable=False),  # the number of its subject, by its kind
    Column("about", String(32), nullable=False),
    Column("player", String(32), nullable=False),
    Column("written", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    UniqueConstraint("table_id", "seat", "kind", "seq"),
)

DELIVERIES: Final = Table(  # messages that are queued or sent
    "deliveries",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("told", JSON, nullable=False),  # all its notices; the first is that above
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
    table_id_column(),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # choice, undo, rewind or resume
    Column("seat", Integer, nullable=False),
    Column("choice", String(80), nullable=False),
    Column("key", String(64)),  # the client's idempotency key
    Column("at", Float, nullable=False),
    Column("by", String(32)),  # the bot that stood in for the seat's person when this was chosen
    UniqueConstraint("table_id", "seat", "key"),
)

DUMPS: Final = Table(
    "dumps",
    METADATA,
    table_id_column(),
    Column("seq", Integer, nullable=False),
    Column("dump", JSON, nullable=False),
)

RESUMES: Final = Table(
    "resumes",
    METADATA,
    table_id_column(),
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
    table_id_column(),
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
    table_id_column(),
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
    Column("other", String(32), primary_key=True, index=True),  # the blocked player
    Column("at", Float, nullable=False),
)

REPORTS: Final = Table(  # for the server's operator
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(32), nullable=False, index=True),
    Column("about", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),  # empty: of no table
    Column("line", Integer, nullable=False),  # 0: the player as such
    Column("why", Text, nullable=False),
    Column("lines", JSON, nullable=False),  # the chat lines around it
    Column("done", Boolean, nullable=False),
)

HAPPENINGS: Final = Table(
    "happenings",
    METADATA,
    table_id_column(),
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
    Column("kind", String(16), nullable=False),  # the kind of proposal
    Column("seat", Integer, nullable=False),  # of the proposer; -1: a player without a seat
    Column("player", String(32), nullable=False),  # the proposer
    Column("until", Float, nullable=False, index=True),  # it lapses
    Column("answers", JSON, nullable=False),  # the seats that agree
    Column("details", JSON, nullable=False),
)

LESSONS: Final = Table(
    "lessons",
    METADATA,
    table_id_column(),
    Column("lesson", String(40), nullable=False),
    Column("closed", JSON, nullable=False),  # ids of the cards that were read
    Column("predicted", JSON, nullable=False),  # by card: the answer given
    Column("left", Boolean, nullable=False),  # it is a free table now
)

IS_SITTING: Final = SITTINGS.c.until.is_(None)  # of a sitting: it goes on

IS_PUZZLE: Final = exists().where(  # of a table: it holds one puzzle and is in no list
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
    table_id_column(),
    Column("part", Integer, primary_key=True),  # 0: the work to do, and the recipe
    Column("findings", JSON, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    table_id_column(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("sign", String(16), nullable=False, server_default=""),  # instead of a text
)
