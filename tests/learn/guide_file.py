"""A guide file with every kind of block."""

from pathlib import Path

from dynasty.learn.guide_model import Guide
from dynasty.learn.guide_parser import read_guide

GAME = "_template"
GUIDE = """
# A game

## Goal {#goal}

Coins {coin} win {T-4.2}.

```figure
id = "row"
record = "first"
to = 2
caption = "Guests."
text = "Three guests."
```

### An idea {#idea-one}

- one
- two

| a | b |
|---|---|
| {leaf} | <b>d</b> |

```shares
note = "So it is."
```

```glossary
coin = "Money."
```
"""


def read(folder: Path, text: str) -> Guide:
    file = folder / "en.md"
    file.write_text(text, encoding="utf-8")
    return read_guide(GAME, "en", file)
