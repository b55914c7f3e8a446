"""How tests run beside each other; failures of the checks show their values, as those of tests do.

Several workers share the tests (`make test`). A file stays with one of them, so that what its tests
share is made once; what takes longest begins first, so that nobody is left alone with it.
"""

import os
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.secrecy")

HERE = Path(__file__).parent
LONGEST = (
    "server/browser",
    "test_docs.py",
    "test_template.py",
    "test_wheel.py",
    "server",
    "conformance",
    "cli",
    "bots",
)
TOGETHER = {  # files that share more than a helper
    "conformance/test_choices.py": "all that is said in a game",
    "conformance/test_sentences.py": "all that is said in a game",
    "conformance/test_text.py": "all that is said in a game",
}


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: some always wait, for a browser or for another process."""
    return len(os.sched_getaffinity(0)) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        file = item.path.relative_to(HERE).as_posix()
        item.add_marker(pytest.mark.xdist_group(TOGETHER.get(file, file)))
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    """How early it begins."""
    where = item.path.relative_to(HERE)
    for number, name in enumerate(LONGEST):
        if where.is_relative_to(name):
            return number
    return len(LONGEST)
