"""The least possible server: one durable SQLite insert per request."""

import sqlite3
import sys
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from pydantic import BaseModel

app = FastAPI()
database = sqlite3.connect(
    Path(sys.argv[2]) / "bare.sqlite", check_same_thread=False, isolation_level=None
)
database.execute("PRAGMA journal_mode=WAL")
database.execute("PRAGMA synchronous=FULL")
database.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, at INTEGER, choice TEXT)")


class Entry(BaseModel):
    """What is inserted."""

    table: int
    choice: str


@app.post("/insert")
async def insert(entry: Entry) -> dict[str, bool]:
    """Insert one row and wait until it is on disk."""
    database.execute("INSERT INTO entries (at, choice) VALUES (?, ?)", (entry.table, entry.choice))
    return {"ok": True}


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="error")
