"""The end of a game in one sentence to the viewer."""

from __future__ import annotations

from dynasty.kernel import Match
from dynasty.server.model.room import SPECTATOR
from dynasty.text import Translator


def verdict_sentence(match: Match, viewer: int, words: Translator) -> str:
    """Return a sentence: who won, and by how much the winner leads or the viewer trails."""
    game, state = match.game, match.state
    winners, totals = game.winners(state), match.totals()
    best, won = totals[winners[0]], viewer in winners
    if len(winners) > 1:
        key, others = "end-shared-you" if won else "end-shared", [q for q in winners if q != viewer]
        return words.say(key, names=joined_names(words, others), points=best)
    if won or viewer == SPECTATOR:
        lead = best - max((n for seat, n in enumerate(totals) if seat not in winners), default=0)
        name = words.seat(winners[0])
        return words.say("end-won-you" if won else "end-won", seat=name, points=best, lead=lead)
    behind = best - totals[viewer]
    return words.say("end-lost", seat=words.seat(winners[0]), points=best, behind=behind)


def joined_names(words: Translator, seats: list[int]) -> str:
    return words.joined([words.seat(seat) for seat in seats])
