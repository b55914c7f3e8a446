"""Pages as a program reads them: their text, links and forms."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class Form:
    """A form: where it goes, what it sends anyhow, and its buttons."""

    action: str
    method: str
    id: str = ""
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)


class Reading(HTMLParser):
    """What is written on a page; what a browser would run or style inline is noted as a fault."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.faults: list[str] = []
        self.texts: list[str] = []
        self.inside = False
        self.choosing = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.faults += [f"{tag} {name}" for name in given if name == "style" or name[:2] == "on"]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.faults.append(tag)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "form":
            self.inside = True
            self.forms.append(
                Form(given.get("action", ""), given.get("method", "get"), given.get("id", ""))
            )
        elif self.inside or "form" in given:
            self.note_field(tag, given)

    def note_field(self, tag: str, given: dict[str, str]) -> None:
        """A field of the form around it, or of the form that it names."""
        named = (form for form in self.forms if form.id == given.get("form"))
        form = next(named) if "form" in given else self.forms[-1]
        if tag == "input" and "name" in given:
            form.fields[given["name"]] = given.get("value", "")
        elif tag == "button":
            form.buttons.append((given.get("name", ""), given.get("value", "")))
        elif tag in ("select", "textarea") and "name" in given:
            self.choosing = given["name"]
            form.fields[self.choosing] = ""
        elif tag == "option" and ("selected" in given or not form.fields[self.choosing]):
            form.fields[self.choosing] = given.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = False

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())

    def form(self, action: str) -> Form | None:
        """The form that goes to an address with this end."""
        return next((form for form in self.forms if form.action.endswith(action)), None)
