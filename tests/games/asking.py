"""What the test tables of all games share: answers by text, questions and events by colour."""

from typing import Any, Self

import pytest

from dynasty.kernel import Decision, Game, IllegalChoice, NotAsked, Refusal, State


class Asking:
    """A position and what is asked there; a game's table lays it out and keeps its invariants."""

    game: Game[Any]
    state: State

    @property
    def colours(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.game.colours[: self.state.seats]

    def seat_of(self, colour: str) -> int:
        return self.colours.index(colour)

    # Playing

    def settle(self) -> Self:
        """Run what needs no answer."""
        self.game.settle(self.state)
        return self.hold()

    def hold(self) -> Self:
        """Every invariant holds."""
        problems = self.broken()
        assert not problems, problems
        return self

    def broken(self) -> list[str]:
        """The invariants that do not hold."""
        return self.game.broken_invariants(self.state)

    def play(self, *texts: str) -> Self:
        """Answers of the player who is asked, one after the other."""
        for text in texts:
            self.answer(self.decision.seat, text)
        return self

    def answer(self, seat: int, text: str) -> None:
        self.game.apply(self.state, seat, self.game.vocabulary.read(text))
        self.hold()

    # What is asked

    @property
    def decision(self) -> Decision:
        """The question, if it is put to one player."""
        (decision,) = self.state.decisions
        return decision

    @property
    def asked(self) -> str:
        """Who is asked, if it is one player."""
        return self.colours[self.decision.seat]

    @property
    def question(self) -> str:
        """The text key of the question."""
        decision = self.decision
        return decision.step.question(self.state, decision.seat, decision.arg)

    @property
    def options(self) -> list[str]:
        """The choices of the player who is asked."""
        return [str(choice) for choice in self.decision.choices]

    @property
    def default(self) -> str:
        """What the player who is asked would choose if he were absent."""
        return str(self.game.default(self.state, self.decision.seat))

    def details(self, choice: str) -> dict[str, Any]:
        """The numbers shown beside a choice of the player who is asked."""
        questions = self.game.questions(self.state, self.decision.seat)
        return next(o.details for q in questions for o in q.offers or () if o.choice == choice)

    # What is refused

    def why_not(self, choice: str, colour: str | None = None) -> str:
        """The rule and the reason for which the player, or who is asked, may not choose this."""
        return spelled(self.refusal(choice, colour))

    def refusal(self, text: str, colour: str | None = None) -> Refusal:
        """Why not; the choice is refused, for this reason, and changes nothing."""
        s, choice = self.state, self.game.vocabulary.read(text)
        seat = self.decision.seat if colour is None else self.seat_of(colour)
        found, before = self.game.why_not(s, seat, choice), self.game.dump(s)
        assert found is not None, f"{text} is legal"
        self.game.because(s, seat, choice)
        with pytest.raises((IllegalChoice, NotAsked)) as error:
            self.game.apply(s, seat, choice)
        if isinstance(error.value, IllegalChoice):
            assert (error.value.rule, error.value.reason) == (found.rule, found.reason)
        assert self.game.dump(s) == before
        return found

    def refused(self, step: str, colour: str, text: str, arg: int = 0) -> str:
        """The rule and the reason of a step, also where it is answered without asking."""
        choice = self.game.vocabulary.read(text)
        found = self.game.steps[step].refusal(self.state, self.seat_of(colour), arg, choice)
        assert found is not None, f"{text} is legal"
        return spelled(found)

    # Points

    def sheet(self, colour: str) -> dict[str, int]:
        """The lines of the player's score sheet that are not 0, by category."""
        lines = self.game.scores(self.state)[self.seat_of(colour)].lines
        return {line.category: line.points for line in lines if line.points}

    def total(self, colour: str) -> int:
        return self.game.scores(self.state)[self.seat_of(colour)].total

    @property
    def ranking(self) -> list[str]:
        """Everybody, the winner first."""
        return [self.colours[seat] for seat in self.game.ranking(self.state)]


class Hearing(Asking):
    """A table where events are read with colours instead of seats."""

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The events of this kind, in their order."""
        found: list[dict[str, Any]] = []
        for event in self.state.events or ():
            if event.kind == kind:
                who = {"seat": self.colours[event.seat]} if event.seat >= 0 else {}
                found.append({**who, "rule": event.rule, **self.by_colour(event.values)})
        return found

    def told(self, kind: str) -> dict[str, Any]:
        """The only event of this kind."""
        (event,) = self.heard(kind)
        return event

    def kinds(self) -> list[str]:
        return [event.kind for event in self.state.events or ()]

    def by_colour(self, values: dict[str, Any]) -> dict[str, Any]:
        return {key: self.named(value) for key, value in values.items()}

    def named(self, value: Any) -> Any:
        """A value of an event or a view, the colour if it is a seat."""
        if isinstance(value, tuple):
            return tuple(self.named(item) for item in value)
        is_seat = isinstance(value, str) and value.startswith("seat_")
        return self.colours[int(value[-1])] if is_seat else value


def spelled(refusal: Refusal) -> str:
    return f"{refusal.rule} {refusal.reason}"
