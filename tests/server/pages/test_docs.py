"""Documents on the site: Help leads to them, and they to each other, in the reader's language."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.pages import docs
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES
from dynasty.text.bundles import PLATFORM_TEXT_FOLDER
from tests.server.support.page_reader import Reading

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}
CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LABEL = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
MAX_WORDS = 600  # of a page without a contents list
PAGE = """# A *page*

[A section](other.md#a-section) ![Board](../pictures/board.svg) ![Gone](../pictures/gone.png)
[Code](../../setup.py) [Outside](https://example.org/)

## A section: `one`, two

## A section: `one`, two
"""


def test_the_help_leads_to_all_pages_for_players_and_these_to_the_others(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    found: set[str] = set()
    left = ["/help"]
    while left:
        page = client.get(left.pop(), headers=HTML)
        assert page.status_code == 200, page.url
        links = set(re.findall(r'(?:href|src)="(/docs/[^"#]*)', page.text))
        left += sorted(links - found)
        found |= links
    assert {f"/docs/{name}" for name in docs.PLAYER_PAGES} <= found
    assert {"/docs/ladder", "/docs/adr/0015-search"} <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_the_pages_for_players_by_their_titles(
    lite: Settings, start: Start, language: str
) -> None:
    listed = start(lite).get("/help", headers={**HTML, "accept-language": language}).text
    for name in docs.PLAYER_PAGES:
        title = player_page(name, language).partition("\n")[0].removeprefix("# ")
        assert f'<a href="/docs/{name}">{title}</a>' in listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", docs.PLAYER_PAGES)
def test_a_page_for_players_is_in_the_language_of_its_reader(
    lite: Settings, start: Start, name: str, language: str
) -> None:
    answer = start(lite).get(f"/docs/{name}", headers={**HTML, "accept-language": language})
    title = player_page(name, language).partition("\n")[0].removeprefix("# ")
    assert f'<article class="sheet document" lang="{language}">' in answer.text
    assert f"<h1>{title}</h1>" in answer.text
    reading = Reading(answer.text)
    assert len(reading.ids) == len(set(reading.ids))
    places = {unquote(link[1:]) for link in reading.links if link.startswith("#")}
    assert len(places) > 2  # there is a contents list
    assert places <= set(reading.ids)


def test_other_pages_are_in_english_for_all_readers(lite: Settings, start: Start) -> None:
    client = start(lite)
    for name in ("ladder", "adr/0015-search"):
        answer = client.get(f"/docs/{name}", headers={**HTML, "accept-language": "fr"})
        assert '<html lang="fr"' in answer.text
        assert '<article class="sheet document" lang="en">' in answer.text


def test_pages_for_players_follow_each_other(lite: Settings, start: Start) -> None:
    client = start(lite)
    seen, address = [], f"/docs/{docs.PLAYER_PAGES[0]}"
    while address:
        seen.append(address.removeprefix("/docs/"))
        text = client.get(address, headers=HTML).text
        back = re.findall(r'rel="prev" href="/docs/([^"]+)"', text)
        assert back == seen[-2:-1]
        address = "".join(re.findall(r'rel="next" href="([^"]+)"', text))
    assert tuple(seen) == docs.PLAYER_PAGES


@pytest.mark.parametrize(
    "path",
    [
        "/docs/",
        "/docs/how-to",
        "/docs/%2e%2e/README",
        "/docs/how-to/%2e%2e/%2e%2e/README",
        "/docs/how-to/%2e%2e/how-to/invite-friends",
        "/docs//etc/passwd",
        "/docs/pictures/%2e%2e/ladder.md",
        "/docs/pictures/none.png",
    ],
)
def test_no_other_file_can_be_read(lite: Settings, start: Start, path: str) -> None:
    assert start(lite).get(path, headers=HTML).status_code == 404


def test_pictures_are_served(lite: Settings, start: Start) -> None:
    client = start(lite)
    for name, kind in (("xian.svg", "image/svg+xml"), ("preview.png", "image/png")):
        answer = client.get(f"/docs/pictures/{name}")
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert answer.content == (docs.DOCS_FOLDER / "pictures" / name).read_bytes()


@pytest.fixture
def small_docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of two pages and a picture, in place of the real one."""
    caches = (docs.document_files, docs.picture_files, docs.read_document, docs.document_link)
    for cache in caches:
        cache.cache_clear()
    folder = tmp_path / "docs"
    for name, text in (("learn/first-game.md", PAGE), ("learn/other.md", "# Other\n")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "pictures").mkdir()
    (folder / "pictures" / "board.svg").write_text("<svg/>")
    monkeypatch.setattr(docs, "DOCS_FOLDER", folder)
    yield folder
    for cache in caches:
        cache.cache_clear()


def test_links_and_pictures_of_a_page_lead_to_this_site(small_docs: Path) -> None:
    page = docs.read_document(small_docs / "learn" / "first-game.md")
    assert page.title == "A page"
    assert '<a href="/docs/learn/other#a-section">A section</a>' in page.body
    assert '<img src="/docs/pictures/board.svg" alt="Board" loading="lazy"' in page.body
    assert "Gone" in page.body
    assert "gone.png" not in page.body
    assert "setup.py" not in page.body
    assert '<a href="https://example.org/">Outside</a>' in page.body
    assert [heading.anchor for heading in page.contents] == [
        "a-section-one-two",
        "a-section-one-two-1",
    ]


def test_a_page_that_is_not_translated_is_shown_in_english(small_docs: Path) -> None:
    name = "learn/first-game"
    assert docs.document_file(name, "fr") == small_docs / "learn" / "first-game.md"
    link = docs.document_link(name, "fr")
    assert link == docs.DocumentLink(name, "A *page*", "en")
    assert docs.player_sections("fr")[0] == ("learn", [link])
    assert not docs.has_technical_index()


# The pages for players themselves


def player_page(name: str, language: str) -> str:
    """Return the text of a page for players."""
    folder = docs.DOCS_FOLDER if language == "en" else docs.DOCS_FOLDER / language
    return (folder / f"{name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", docs.PLAYER_PAGES)
def test_a_page_for_players_has_the_same_parts_in_both_languages(name: str) -> None:
    english, french = (player_page(name, language) for language in LANGUAGES)
    for part in (r"\n#+ ", r"!\[", r"\n```", r"\n\|", r"\n *- ", r"\n\d\. "):
        assert len(re.findall(part, english)) == len(re.findall(part, french)), part


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", docs.PLAYER_PAGES)
def test_a_page_for_players_is_short_or_has_a_contents_list(name: str, language: str) -> None:
    text = player_page(name, language)
    listed = re.findall(r"^- \[.+\]\(#.+\)$", text, re.MULTILINE)
    assert len(text.split()) <= MAX_WORDS or len(listed) == text.count("\n## ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", docs.PLAYER_PAGES)
def test_a_page_for_players_does_not_tell_them_to_install_a_server(
    name: str, language: str
) -> None:
    for wrong in ("make play", "dynasty serve", "pip install"):
        assert wrong not in player_page(name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_for_players_name_buttons_as_the_site_does(language: str) -> None:
    known = texts_of_site(language)
    wrong = [
        f"{name}: {label}"
        for name in docs.PLAYER_PAGES
        for path in LABEL.findall(CODE.sub("", player_page(name, language)))
        for label in path.split(" › ")
        if not {label, f"{label}:", f"{label}\u00a0:"} & known
    ]
    assert wrong == []


def texts_of_site(language: str) -> set[str]:
    """Return every text of the platform and of the games that has no values."""
    folders = [PLATFORM_TEXT_FOLDER, *(games.game_folder(name) / "text" for name in games.SHELF)]
    lines = "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)
    return {line.split("= ", 1)[-1].split("] ", 1)[-1].strip() for line in lines.splitlines()}
