"""Starting is quick: asking for help loads no game, no rules and no server."""

import subprocess
import sys

CODE = """
import sys
from typer.testing import CliRunner
from dynasty.cli.app import app
done = CliRunner().invoke(app, ["--help"])
assert done.exit_code == 0, done.output
named = {"dynasty", "fastapi", "markdown_it"}
print(*sorted(name for name in sys.modules if name.partition(".")[0] in named))
"""


def test_help_imports_the_commands_and_nothing_else() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [
        "dynasty",
        "dynasty.cli",
        "dynasty.cli.app",
        "dynasty.cli.keeping",
        "dynasty.cli.options",
        "dynasty.cli.reading",
        "dynasty.cli.studying",
    ]
