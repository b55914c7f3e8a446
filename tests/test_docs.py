"""The documents fail when they lie: commands, options, targets, links, folders, quotations."""

import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from urllib.parse import unquote

import pytest
from typer.core import TyperOption
from typer.main import get_group
from typer.testing import CliRunner

from dynasty import DISTRIBUTION, __version__, games
from dynasty.cli.app import app
from dynasty.text import Translator
from tests.conformance.tables import PROOF
from tests.packages import NAME, project_files
from tools.reference_pages import reference_pages
from tools.site import page_files

ROOT = Path(__file__).parents[1]
FIRST_PAGES = ("first-game", "first-bot", "first-experiment", "first-server")
COMMANDS = ROOT / "docs" / "reference" / "cli.md"
COMPONENTS = ROOT / "docs" / "how-to" / "change-components.md"
MAX_WORDS = 600  # of a page without a list of contents
# Lists, and pages that a command or a test writes.
WITHOUT_CONTENTS = (
    "CHANGELOG.md",
    "README.md",
    "docs/balance.md",
    "docs/ladder.md",
    "docs/week.md",
)
DOCUMENTS = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")]
DOCUMENTS += sorted((ROOT / "docs").rglob("*.md"))
DOCUMENTS += sorted((ROOT / "src").rglob("README.md"))
every_document = pytest.mark.parametrize("file", DOCUMENTS, ids=lambda f: str(f.relative_to(ROOT)))

FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
FIRST_CELL = re.compile(r"^\| ((?:`[^`]+`(?:, )?)+) \|", re.MULTILINE)
TEST_FILE = re.compile(r"`(tests/[\w/]+\.py)`")
MAKE = re.compile(r"\bmake ([a-z]+)\b")

PROGRAMS = ("dynasty", ".venv/bin/dynasty")
TAKES_LONG = {"serve", "play", "simulate", "arena", "ladder", "bench", "fuzz"}
TAKES_LONG |= {"balance", "sweep", "dataset", "train", "calibrate", "puzzles"}
TAKES_LONG |= set() if PROOF else {"analyse"}  # a whole game; shorter ones are, in every run
WANT_TABLES = {"backup", "doctor", "players", "ratings", "restore"}
PROGRAM = get_group(app)


def blocks(file: Path, language: str) -> Iterator[str]:
    for kind, text in FENCE.findall(file.read_text(encoding="utf-8")):
        if kind == language:
            yield text


def shell_lines(file: Path) -> Iterator[str]:
    """Every line of a shell block, without its comment."""
    for text in blocks(file, "sh"):
        yield from (
            found for line in text.splitlines() if (found := line.partition("#")[0].strip())
        )


def inline_codes(file: Path) -> list[str]:
    return INLINE.findall(FENCE.sub("", file.read_text(encoding="utf-8")))


def calls(texts: Iterator[str] | list[str]) -> Iterator[list[str]]:
    """The arguments of every call of the program."""
    for text in texts:
        words = shlex.split(text) if text.startswith(PROGRAMS) else [""]
        if words[0] in PROGRAMS and "..." not in words:
            yield words[1:]


def options_of(name: str) -> set[str]:
    """The options of a command, or those of the program itself."""
    command = PROGRAM.commands[name] if name else PROGRAM
    options = [given for given in command.params if isinstance(given, TyperOption)]
    known = {text for option in options for text in (*option.opts, *option.secondary_opts)}
    return known | {"-h", "--help"}


@every_document
def test_every_command_exists_with_its_options(file: Path) -> None:
    for arguments in calls([*shell_lines(file), *inline_codes(file)]):
        name = arguments[0] if arguments and not arguments[0].startswith("-") else ""
        assert name in ("", *PROGRAM.commands), f"dynasty {name}"
        options = list(takewhile(lambda word: word != "--", arguments))
        given = {word.partition("=")[0] for word in options if word.startswith("-")}
        assert given <= options_of(name), f"dynasty {' '.join(arguments)}"


def test_every_command_has_an_example() -> None:
    shown = {words[0] for words in calls(shell_lines(COMMANDS)) if words}
    assert set(PROGRAM.commands) - shown == set()


@pytest.mark.parametrize("name", reference_pages())
def test_pages_made_from_the_program_are_up_to_date(name: str) -> None:
    """Run `python -m tools.reference_pages` after a change of commands or of their help."""
    assert (ROOT / "docs" / "reference" / name).read_text("utf-8") == reference_pages()[name]


def test_readme_make_and_the_program_lead_to_the_same_pages() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = readme.partition("## Documents")[2].partition("\n## ")[0]
    pages = {f"docs/learn/{name}.md" for name in FIRST_PAGES}
    assert pages <= set(LINK.findall(section))
    made = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    program = CliRunner().invoke(app, ["--help"]).output
    for said in (made.stdout, re.sub(r"(?<=-)\s+", "", program)):
        assert set(re.findall(r"docs/[\w/-]+\.md", said)) == {*pages, "docs/index.md"}


def test_every_page_is_in_the_index_and_in_the_site() -> None:
    """Pages of the site are those of docs and some of the root; each is in both lists."""
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    pages = {page for page in site_pages() if page.parts[0] not in ("fr", "adr")}
    linked = {Path(target.partition("#")[0].removeprefix("../")) for target in LINK.findall(index)}
    unlisted = {Path("index.md"), Path("CHANGELOG.md"), Path("CODE_OF_CONDUCT.md")}
    assert pages - linked - unlisted == set()
    for file, folder in (("mkdocs.yml", ""), ("mkdocs.fr.yml", "fr/")):
        named = set(
            re.findall(r"[\w/-]+\.md", (ROOT / file).read_text("utf-8").partition("nav:")[2])
        )
        own = {page.as_posix() for page in site_pages() if page.as_posix().startswith(folder)}
        own -= {page for page in own if not folder and page.startswith(("fr/", "adr/0"))}
        missing = {page.removeprefix(folder) for page in own} - named
        assert missing <= {"CODE_OF_CONDUCT.md"}, file


def site_pages() -> list[Path]:
    return [place for place in page_files().values() if place.suffix == ".md"]


@every_document
def test_a_long_page_has_a_list_of_contents(file: Path) -> None:
    name = file.relative_to(ROOT).as_posix()
    if name.startswith(("docs/adr", "src/")) or name in WITHOUT_CONTENTS:
        return
    text = FENCE.sub("", file.read_text(encoding="utf-8"))
    if len(re.findall(r"[^\W\d_]+", text)) > MAX_WORDS:
        top = text.partition("\n## ")[0]
        assert len(re.findall(r"^- .*\]\(#", top, re.MULTILINE)) >= 2, name


def quick_calls() -> list[list[str]]:
    return [words for words in calls(shell_lines(COMMANDS)) if words]


@pytest.mark.parametrize(
    "arguments", [w for w in quick_calls() if w[0] not in TAKES_LONG | WANT_TABLES], ids=" ".join
)
def test_examples_of_commands_can_be_run_by_a_new_user(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output


def test_the_component_file_of_the_documents_can_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    texts = list(blocks(COMPONENTS, "toml"))
    for text in texts:
        (tmp_path / text.split()[1]).write_text(text, encoding="utf-8")
    shown = [words for words in calls(shell_lines(COMPONENTS)) if words[:1] == ["components"]]
    assert texts
    assert shown
    for arguments in shown:
        done = CliRunner().invoke(app, arguments)
        assert done.exit_code == 0, done.output


@every_document
def test_every_make_target_exists(file: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    said = "\n".join([*shell_lines(file), *inline_codes(file)])
    assert set(MAKE.findall(said)) - known == set()


@every_document
def test_every_link_and_picture_leads_somewhere(file: Path) -> None:
    for target in LINK.findall(FENCE.sub("", file.read_text(encoding="utf-8"))):
        if not target.startswith(("https://", "#")):
            place = unquote(target.partition("#")[0])
            assert (file.parent / place).exists(), f"{file.name} links to {target}"


@every_document
def test_every_test_that_is_named_exists(file: Path) -> None:
    named = TEST_FILE.findall(file.read_text(encoding="utf-8"))
    now = renamed_files() if file.parent.name == "adr" else {}  # decisions keep their words
    assert [name for name in named if not (ROOT / now.get(name, name)).is_file()] == []


def renamed_files() -> dict[str, str]:
    """Return the file of each module that docs/renames.tsv lists, by the file that it had."""
    rows = (
        line.split("\t") for line in (ROOT / "docs/renames.tsv").read_text("utf-8").splitlines()
    )
    return {path_of(row[1]): path_of(row[3]) for row in rows if row[0] == "module"}


def path_of(module: str) -> str:
    return module.replace(".", "/") + ".py"


@every_document
def test_code_is_quoted_from_the_sources(file: Path) -> None:
    trees = ("src", "tests", "examples")
    sources = [f.read_text("utf-8") for tree in trees for f in (ROOT / tree).rglob("*.py")]
    for quoted in blocks(file, "python"):
        assert any(quoted in source for source in sources), quoted


def test_every_folder_of_the_architecture_exists_and_none_is_left_out() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    cells = [name for cell in FIRST_CELL.findall(text) for name in INLINE.findall(cell)]
    places = [name for name in cells if "/" in name or (ROOT / name).exists()]
    assert [name for name in places if not (ROOT / name).exists()] == []
    layers = {f.name for f in (ROOT / "src" / "dynasty").iterdir() if (f / "__init__.py").exists()}
    assert layers - {Path(name).name for name in places} == set()
    template = {f"{f.name}" for f in games.game_folder(games.TEMPLATE_GAME).iterdir()}
    told = {Path(name).name for name in places if games.TEMPLATE_GAME in name}
    assert template - told <= {"__init__.py", "__pycache__"} | compiled(template)


def compiled(names: set[str]) -> set[str]:
    return {name for name in names if name.endswith(".so")}


def test_every_name_of_the_kernel_that_the_architecture_explains_exists() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.partition("## The kernel's names")[2].partition("\n## ")[0]
    names = [name for cell in FIRST_CELL.findall(section) for name in INLINE.findall(cell)]
    kernel = (ROOT / "src" / "dynasty" / "kernel" / "__init__.py").read_text(encoding="utf-8")
    assert len(names) > 8
    assert [name for name in names if f'"{name}"' not in kernel] == []


def test_every_layer_of_the_import_contract_is_drawn() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    names = {name.strip("() ") for layer in layers for name in layer.split("|")}
    there = {name for name in names if (ROOT / "src" / "dynasty" / name).is_dir()}
    drawing = next(blocks(ROOT / "docs" / "architecture.md", ""))
    assert there
    assert [name for name in there if f"| {name} " not in drawing] == []


def test_every_decision_is_listed_and_has_its_three_parts() -> None:
    folder = ROOT / "docs" / "adr"
    listed = LINK.findall((folder / "README.md").read_text(encoding="utf-8"))
    files = sorted(folder.glob("[0-9]*.md"))
    assert [file.name for file in files] == sorted(set(listed) & {file.name for file in files})
    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1))
    for file in files:
        text = file.read_text(encoding="utf-8")
        heads = re.findall(r"^## (.+)$", text, re.MULTILINE)
        assert heads == ["Context", "Decision", "Consequences"], file.name
        title = text.splitlines()[0].partition(". ")[2]
        assert title in (folder / "README.md").read_text(encoding="utf-8"), file.name


def test_the_readme_lists_the_shelf_with_its_credits() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = readme.partition("## The games")[2].partition("\n## ")[0]
    assert re.findall(r"^\| \*\*.+\*\* \(`(\w+)`\)", section, re.MULTILINE) == list(games.SHELF)
    for name in games.SHELF:
        words = Translator("en", games.game_folder(name) / "text")
        for key in ("title", "designers", "publisher"):
            assert words.say(key) in section, f"{name}: {key}"


def test_every_provenance_mark_is_explained() -> None:
    page = COMPONENTS.read_text(encoding="utf-8")
    used = {value.source for name in games.SHELF for value in games.load(name).box.values}
    assert [mark for mark in used if f"| {mark} |" not in page] == []


def test_the_changelog_tells_of_this_version_and_of_the_rules_of_every_game() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## .*\b{re.escape(__version__)}\b", text, re.MULTILINE)
    rules = text.partition("### Rules")[2].partition("\n## ")[0].replace("’", "'")
    for name in games.SHELF:
        title = Translator("en", games.game_folder(name) / "text").say("title").replace("’", "'")
        version = games.load(name).version
        assert re.search(rf"{re.escape(title)}: version {version}\b", rules), f"{name} {version}"


def test_only_the_name_of_our_own_package_is_installed() -> None:
    """Package indexes call another project `dynasty`; nothing may send people there."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == NAME == DISTRIBUTION
    assert list(project["scripts"]) == ["dynasty"]
    extras = "|".join(project["optional-dependencies"])
    wrong = re.compile(
        rf"pip3? install[^\n`]*[ '\"]dynasty(?![\w-])|(?<![\w-])dynasty\[({extras})\b"
    )
    named = 0
    for name in project_files():
        if not name.startswith(("docs/pictures", "docs/records", "tests/golden")):
            text = (ROOT / name).read_bytes().decode("utf-8", "replace")
            assert not wrong.search(text), f"{name}: {wrong.search(text)}"
            named += text.count(f"{DISTRIBUTION}[")
    assert named > 3
    for lie in ("pip install {}", "pip install -U '{}[gym]'", "needs {}[lab]"):
        assert wrong.search(lie.format("dynasty"))
        assert not wrong.search(lie.format(DISTRIBUTION))
