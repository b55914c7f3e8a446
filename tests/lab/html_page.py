"""What an HTML page consists of."""

from html.parser import HTMLParser

LOADS = {"src", "href", "xlink:href", "srcset", "data", "action", "poster"}


class Page(HTMLParser):
    """What a page consists of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loads: list[str] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [value or "" for name, value in attributes if name in LOADS]
        self.ids += [value or "" for name, value in attributes if name == "id"]
