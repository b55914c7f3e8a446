"""Run a game's tests against its mutants, each in a process of its own, forked after collection.

Tests are collected once, with the sound game. A forked process changes the code of one function,
forgets what was cached, and runs the tests until one fails: those first that found most mutants,
then the quickest. What fails must pass with the sound game, or nothing is found. Time is CPU time,
so that a busy machine changes no result.
"""

import gc
import json
import os
import re
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from hypothesis import Phase, settings

from tests.mutants.changes import Mutant, code

TESTS = Path(__file__).parents[1]
MEMORY = 2 << 30  # bytes beyond what the tests have taken when they are collected
ASIDE = re.compile(
    r"test_(scene|guides|lessons|sentences|text|board.*|words|bot_heuristics|worth)\.py"
)
FIRST = ("test_golden.py", "test_prints.py", "test_perft.py", "test_clones.py")  # they find most
HANGS = 4.0  # seconds that any test may take, and ten times as long as it usually takes
GUESS = 0.01  # seconds that a test takes which was never timed: new ones come early
OPTIONS = ["-q", "-s", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:randomly"]


@dataclass
class Verdict:
    """What became of a mutant: the test that found it, if any, and how."""

    mutant: str
    test: str
    how: str  # failed, hung, died; or survived
    seconds: float

    @property
    def killed(self) -> bool:
        return self.how != "survived"


@dataclass(eq=False)
class Hunt:
    """A pytest plugin that runs the collected tests once for every mutant of a game."""

    game: str
    mutants: list[Mutant]
    seconds: float  # CPU time for one mutant
    note: Callable[[Verdict], None]
    usual: dict[str, float]  # CPU time by test, as far as it is known
    kills: Counter[str] = field(default_factory=Counter)
    sound: set[str] = field(default_factory=set)  # tests that pass without a mutant
    items: list[pytest.Item] = field(default_factory=list)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests of this game alone."""
        items[:] = [item for item in items if concerns(item, self.game)]
        self.items = items

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self) -> bool:
        """Instead of running every test once: the tests for every mutant."""
        gc.collect()
        gc.freeze()
        for mutant in self.mutants:
            verdict = self.judged(mutant)
            self.kills[verdict.test] += verdict.killed
            self.note(verdict)
        return True

    def judged(self, mutant: Mutant) -> Verdict:
        order = sorted(self.items, key=self.weight, reverse=True)
        said = self.tried(order, mutant)
        test, how = said.get("test", ""), said.get("how", "died")
        if test not in self.sound and how != "survived":
            self.check([item for item in order if item.nodeid == test])
            self.sound.add(test)
        return Verdict(mutant.key, test, how, round(said.get("seconds", 0.0), 1))

    def check(self, items: list[pytest.Item]) -> None:
        """A test that finds mutants passes with the sound game."""
        said = self.tried(items, None) if items else {"how": "survived"}
        if said.get("how") != "survived":
            raise pytest.UsageError(f"fails without any mutant: {said}")

    def tried(self, items: list[pytest.Item], mutant: Mutant | None) -> dict[str, Any]:
        """What became of a trial, and how long its tests took."""
        trial = Trial(items, self.usual, self.seconds)
        said = forked(partial(trial.run, mutant), 10 * int(self.seconds))
        for test, seconds in said.get("times", {}).items():
            self.usual.setdefault(test, seconds)
        return said

    def weight(self, item: pytest.Item) -> float:
        """How many mutants a test finds for the time that it takes."""
        taken = self.usual.get(item.nodeid, GUESS)
        hopes = 3 if item.path.name in FIRST else 0.1
        return (self.kills[item.nodeid] + hopes) / (taken + 0.01)


def concerns(item: pytest.Item, game: str) -> bool:
    """Is it a test of this game, or a check of all games that looks at this one?

    Tests of what is drawn, written and advised take long and are about other files.
    """
    if ASIDE.fullmatch(item.path.name):
        return False
    if TESTS / "games" / game in item.path.parents:
        return True
    callspec = getattr(item, "callspec", None)
    values = callspec.params.values() if callspec is not None else ()
    return any(value == game or getattr(table_of(value), "name", "") == game for value in values)


def table_of(value: object) -> object:
    return getattr(value, "table", value)


def forked(
    work: Callable[[Callable[[dict[str, Any]], None]], None], seconds: int
) -> dict[str, Any]:
    """What a process of its own says before it ends; nothing if it died."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        limit(seconds)

        def say(what: dict[str, Any]) -> None:
            with os.fdopen(writing, "w", encoding="utf-8") as pipe:
                json.dump(what, pipe)
            os._exit(0)

        try:
            work(say)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    said: dict[str, Any] = json.loads(text) if text else {}
    return said


def limit(seconds: int) -> None:
    """A mutant may eat neither all memory nor all time."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    most = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))


@dataclass(eq=False)
class Trial:
    """The tests in order, in the process of one mutant."""

    items: list[pytest.Item]
    usual: dict[str, float]
    seconds: float
    failed: bool = False

    def run(self, mutant: Mutant | None, say: Callable[[dict[str, Any]], None]) -> None:
        if mutant is not None:
            change(mutant)
            forget(mutant.game)
        self.items[0].config.pluginmanager.register(self)
        began, times = time.process_time(), dict[str, float]()

        def end(how: str, test: str = "") -> None:
            seconds = time.process_time() - began
            say({"how": how, "test": test, "seconds": seconds, "times": times})

        for item, after in zip(self.items, [*self.items[1:], None], strict=True):
            start = time.process_time()
            if start - began > self.seconds:
                break
            self.watch(item, partial(end, "hung", item.nodeid))
            item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.failed:
                end("failed", item.nodeid)
            times[item.nodeid] = time.process_time() - start
        end("survived")

    def watch(self, item: pytest.Item, hung: Callable[[], None]) -> None:
        """A test that takes far longer than usual has found something."""
        signal.signal(signal.SIGPROF, lambda *_: hung())
        most = max(HANGS, 10 * self.usual.get(item.nodeid, HANGS))
        signal.setitimer(signal.ITIMER_PROF, most)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed


def change(mutant: Mutant) -> None:
    """Put the changed code into the living function."""
    place = mutant.file.removesuffix(".py").replace("/", ".")
    holder: Any = sys.modules[f"dynasty.games.{mutant.game}.{place}"]
    for part in mutant.function.split("."):
        holder = vars(holder)[part]
    plain(holder).__code__ = code(mutant)


def plain(found: Any) -> FunctionType:
    """The function inside a property, a method of a class or a cache."""
    while not isinstance(found, FunctionType):
        if isinstance(found, property):
            found = found.fget
        elif isinstance(found, cached_property):
            found = found.func
        else:
            found = found.__wrapped__
    return found


def forget(game: str) -> None:
    """What tests and the game keep is made again, by the changed rules."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("tests.", f"dynasty.games.{game}")):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def hunt(hunter: Hunt) -> None:
    """Collect the tests of a game and run them against its mutants."""
    settings.register_profile("mutants", phases=[Phase.explicit, Phase.generate])
    settings.load_profile("mutants")
    places = [TESTS / "conformance" / name for name in FIRST]
    places += [TESTS / "games" / hunter.game, TESTS / "conformance"]
    ended = pytest.main([*OPTIONS, *map(str, places)], plugins=[hunter])
    if ended not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        raise SystemExit(ended)
