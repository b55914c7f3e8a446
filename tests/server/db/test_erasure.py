"""Erasure: a name of a player who left, and the places that had a copy of it."""

from __future__ import annotations

import json
import lzma

from dynasty.server.db import erasure
from dynasty.server.model import table_outcome


def test_a_keepsake_is_told_without_the_name() -> None:
    made = {"en": {"names": ["O'Hara", "Ann"], "log": ["O'Hara, of O'Harastown"], "n": {}}}
    made["fr"] = {"names": ["O'Hara"], "log": ["<b>O&#x27;Hara</b>"], "n": {}}
    packed = lzma.compress(json.dumps(made).encode())
    told = table_outcome.repack_snapshots(
        packed, lambda at, one: erasure.anonymise_texts(at, one, {"O'Hara"})
    )
    found = json.loads(lzma.decompress(told))
    assert found["en"]["names"] == ["Former player", "Ann"]
    assert found["en"]["log"] == ["Former player, of O'Harastown"]
    assert found["fr"]["log"] == ["<b>Ancien joueur</b>"]
