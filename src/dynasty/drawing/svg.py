"""A scene as SVG: deterministic, compact, for a file of its own or for a page."""

from collections.abc import Collection, Mapping
from functools import cached_property, lru_cache
from hashlib import blake2b
from html import escape
from itertools import chain

from dynasty.drawing.keeping import Kept, Written
from dynasty.drawing.scene import (
    Circle,
    Group,
    Inked,
    Line,
    Node,
    Part,
    Path,
    Rect,
    Scene,
    Symbol,
    Text,
    Use,
    walk,
)
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.tokens import FONTS, LIGHT, THEMES

SYMBOL_ID = "symbol-"
MARK = 12  # bytes
NOTHING: frozenset[str] = frozenset()


class Joined(str):
    """A text that knows what it was joined from; all of that begins with a tag."""

    texts: tuple[str, ...]

    @staticmethod
    def of(*texts: str) -> "Joined":
        found = Joined("".join(texts))
        found.texts = texts
        return found

    @cached_property
    def tags(self) -> int:
        """How many tags there are in it."""
        return sum(map(tags, self.texts))

    @cached_property
    def mark(self) -> bytes:
        """A short mark of it, made of those of its parts."""
        parts = (text.mark if isinstance(text, Joined) else text.encode() for text in self.texts)
        return blake2b(b"".join(parts), digest_size=MARK).digest()


def tags(text: str) -> int:
    """How many tags there are in a text."""
    return text.tags if isinstance(text, Joined) else text.count("<")


def mark(text: str) -> bytes:
    """A short mark of a text."""
    return (
        text.mark if isinstance(text, Joined) else blake2b(text.encode(), digest_size=MARK).digest()
    )


def svg(
    scene: Scene,
    lit: Collection[str] = (),
    chosen: Collection[str] = (),
    theme: str | None = "light",
    sized: bool = False,
    kept: Kept | None = None,
) -> Joined:
    """The scene as an SVG document; texts of nodes that were kept are not written again.

    `lit` are the nouns that glow because a choice of them is legal, `chosen` those marked as
    taken. With a theme the picture stands alone; with None it is made for a page that holds
    `tokens.css()`, `stylesheet()` and, once, `sheet(...)`: colours are then custom properties.
    Such a picture fills the room it is given, unless it is `sized`: a unit is then a pixel.
    """
    return _Writer(theme, frozenset(lit), frozenset(chosen), kept).document(scene, sized)


def stylesheet(theme: str | None = None) -> str:
    """How drawings behave: fonts, the gold ring of legal things, gliding pieces."""
    pen = _Writer(theme, frozenset(), frozenset())
    serif, sans = (f"var(--{font})" if theme is None else FONTS[font] for font in FONTS)
    glow, gold, jade = (pen.colour(name) for name in ("glow", "gold-dark", "jade"))
    return (
        f".serif{{font-family:{serif}}}.sans{{font-family:{sans};font-variant-numeric:tabular-nums}}"
        ".ring{fill:transparent;stroke:none;pointer-events:all}"
        ".piece{pointer-events:none;transition:transform .6s cubic-bezier(.3,.7,.2,1)}"
        ".piece.noun{pointer-events:auto}"
        f".glow{{fill:none;stroke:{glow};stroke-width:7;"
        f"filter:drop-shadow(0 0 1px {gold}) drop-shadow(0 0 1px {gold})"
        f" drop-shadow(0 0 5px {glow})}}"
        f".chosen>.glow{{stroke:{jade};stroke-width:9}}"
        ".badge{pointer-events:none}"
        f".lit{{cursor:pointer}}.noun:focus-visible{{outline:3px solid {glow};outline-offset:2px}}"
        "@media (prefers-reduced-motion:reduce){.piece{transition:none}}"
    )


def sheet(symbols: Collection[Symbol]) -> str:
    """All generic symbols and these, hidden, for a page whose drawings and icons use them."""
    pen = _Writer(None, frozenset(), frozenset())
    every = pen.symbols = by_name((*symbols,), Kept())
    body = "".join(pen.symbol(symbol) for symbol in every.values())
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" '
        f'class="symbols"><defs>{pen.fabric()}{body}</defs></svg>'
    )


def by_name(symbols: tuple[Symbol, ...], kept: Kept) -> Mapping[str, Symbol]:
    """These symbols and all generic ones; they hardly ever change."""
    if symbols != kept.symbols:
        kept.named = {**SYMBOLS, **{symbol.name: symbol for symbol in symbols}}
        kept.symbols = symbols
    return kept.named


def icon(symbol: Symbol, title: str, size: float = 16) -> str:
    """A symbol of the sheet inside a line of text, with its name for screen readers."""
    width = _number(size * symbol.width / symbol.height)
    return (
        f'<svg class="icon" role="img" width="{width}" height="{_number(size)}">'
        f"<title>{escape(title)}</title>"
        f'<use href="#{SYMBOL_ID}{symbol.name}" width="100%" height="100%"/></svg>'
    )


class _Writer:
    """Writes nodes with the colours of one theme."""

    def __init__(
        self,
        theme: str | None,
        lit: frozenset[str],
        chosen: frozenset[str],
        kept: Kept | None = None,
    ) -> None:
        self.kept = kept
        self.palette: Mapping[str, str] | None = None if theme is None else THEMES[theme]
        self.theme = theme
        self.lit = lit
        self.chosen = chosen
        self.symbols: Mapping[str, Symbol] = SYMBOLS

    def document(self, scene: Scene, sized: bool) -> Joined:
        self.symbols = by_name(scene.symbols, self.kept or Kept())
        width, height = _number(scene.width), _number(scene.height)
        corner = f"{_number(scene.x)} {_number(scene.y)}"
        alone = self.theme is not None
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{corner} {width} {height}"'
            + (f' width="{width}" height="{height}"' if alone or sized else "")
            + f' class="scene" role="{"img" if alone else "group"}"'
            + f' aria-label="{escape(scene.title)}">'
        )
        title = f"<title>{escape(scene.title)}</title>" if alone else ""
        body = chain.from_iterable(map(self.layer, scene.layers))
        return Joined.of(f"{head}{title}{self.furniture(scene)}", *body, "</svg>")

    def furniture(self, scene: Scene) -> str:
        """What a picture that stands alone brings along: style, patterns, the symbols used."""
        if self.theme is None:
            return ""
        used = self.used(scene.layers)
        body = "".join(self.symbol(self.symbols[name]) for name in sorted(used))
        return f"<style>{stylesheet(self.theme)}</style><defs>{self.fabric()}{body}</defs>"

    def used(self, nodes: tuple[Node, ...]) -> set[str]:
        """Names of the symbols under these nodes and inside those symbols."""
        names = {node.symbol for node in walk(nodes) if isinstance(node, Use)}
        for name in list(names):
            names |= self.used(self.symbols[name].shapes)
        return names

    def fabric(self) -> str:
        """The weave of the paper."""
        weave, paper = self.colour("weave"), self.colour("paper")
        return (
            '<pattern id="weave" width="7" height="7" patternUnits="userSpaceOnUse">'
            f'<rect width="7" height="7" fill="{paper}"/>'
            f'<path d="M0 1.5H7M0 5H3.5M1.5 0V7M5 3.5V7" stroke="{weave}" stroke-width=".8"/>'
            "</pattern>"
        )

    def symbol(self, symbol: Symbol) -> str:
        size = f"{_number(symbol.width)} {_number(symbol.height)}"
        shapes = "".join(self.node(shape) for shape in symbol.shapes)
        return f'<symbol id="{SYMBOL_ID}{symbol.name}" viewBox="0 0 {size}">{shapes}</symbol>'

    def colour(self, name: str) -> str:
        if name == "none":
            return name
        if name == "current":
            return "currentColor"
        if name == "woven":
            return "url(#weave)"
        value = LIGHT[name] if self.palette is None else self.palette[name]
        return f"var(--{name})" if self.palette is None else value

    def layer(self, layer: Group) -> list[str]:
        """The texts of nodes that were kept, and new ones where things are lit differently."""
        if self.kept is None:
            return [self.group(layer)]
        return ["<g>", *self.texts(layer, self.kept), "</g>"]

    def texts(self, group: Group, kept: Kept) -> list[str]:
        """The texts of what is in a group, as they were kept or as they are written now."""
        found = []
        for node in group.children:
            known = kept.texts.find(id(node))
            if known is None or (known.nouns and known.marked != self.marked(known.nouns)):
                known = kept.texts.now[id(node)] = self.written(node, kept)
            found.append(known.text)
        return found

    def written(self, node: Node, kept: Kept) -> Written:
        """A node to be kept."""
        nouns = frozenset(kept.about(node).titles) if isinstance(node, Group) else NOTHING
        if isinstance(node, Part):
            text: str = Joined.of(*self.texts(node, kept))
        else:
            text = self.node(node)
        return Written(node, nouns, self.marked(nouns), text)

    def marked(self, nouns: frozenset[str]) -> tuple[frozenset[str], frozenset[str]]:
        """Those that glow and those that are chosen."""
        return self.lit & nouns, self.chosen & nouns

    def node(self, node: Node) -> str:
        if isinstance(node, Part):
            return "".join(map(self.node, node.children))
        if isinstance(node, Group):
            return self.group(node)
        if isinstance(node, Text):
            return self.text(node)
        if isinstance(node, Use):
            return self.use(node)
        return self.outline(node)

    def outline(self, shape: Rect | Circle | Path | Line) -> str:
        return f"<{_geometry(shape)}{self.ink(shape)}/>"

    def ink(self, shape: Inked) -> str:
        out = f' fill="{self.colour(shape.fill)}"'
        if shape.stroke != "none":
            out += f' stroke="{self.colour(shape.stroke)}"'
            if shape.line != 1:
                out += f' stroke-width="{_number(shape.line)}"'
            if isinstance(shape, Path | Line):
                out += ' stroke-linecap="round" stroke-linejoin="round"'
        if isinstance(shape, Path) and shape.fill != "none":
            out += ' fill-rule="evenodd"'
        return out + _opacity(shape.opacity)

    def text(self, text: Text) -> str:
        out = f'<text class="{text.font}" x="{_number(text.x)}" y="{_number(text.y)}"'
        out += f' font-size="{_number(text.size)}" fill="{self.colour(text.fill)}"'
        if text.anchor != "start":
            out += f' text-anchor="{text.anchor}"'
        if text.bold:
            out += ' font-weight="700"'
        if text.spacing:
            out += f' letter-spacing="{_number(text.spacing)}"'
        return f"{out}>{escape(text.text, quote=False)}</text>"

    def use(self, use: Use) -> str:
        symbol = self.symbols[use.symbol]
        width = use.size * symbol.width / symbol.height
        out = f'<use href="#{SYMBOL_ID}{use.symbol}" x="{_number(use.x)}" y="{_number(use.y)}"'
        out += f' width="{_number(width)}" height="{_number(use.size)}"'
        if use.colour:
            out += f' color="{self.colour(use.colour)}"'
        out += _opacity(use.opacity)
        return f"{out}><title>{escape(use.title)}</title></use>" if use.title else f"{out}/>"

    def group(self, group: Group) -> str:
        lit = group.noun in self.lit
        out = f'<g id="{escape(group.id)}"' if group.id else "<g"
        names = list(group.classes)
        if group.noun:
            names += ["noun"] + ["lit"] * lit + ["chosen"] * (group.noun in self.chosen)
            out += f' data-noun="{escape(group.noun)}"'
        if names:
            out += f' class="{" ".join(names)}"'
        if group.at is not None:
            out += f' transform="{_transform(group.at, group.scale)}"'
        out += _opacity(group.opacity) + self.button(lit)
        title = f"<title>{escape(group.title)}</title>" if group.title else ""
        body = "".join(self.node(child) for child in group.children)
        return f"{out}>{title}{self.glow(group)}{body}{self.ring(group)}</g>"

    def button(self, lit: bool) -> str:
        """On a page a legal thing is a button; in a picture there is nothing to press."""
        return ' role="button" tabindex="0"' if lit and self.theme is None else ""

    def glow(self, group: Group) -> str:
        """Behind the thing, so that it covers nothing that is written there."""
        shines = group.noun in self.lit or group.noun in self.chosen
        return f'<{_geometry(group.target)} class="glow"/>' if group.target and shines else ""

    def ring(self, group: Group) -> str:
        """The outline above the thing: what is hit."""
        return f'<{_geometry(group.target)} class="ring"/>' if group.target else ""


def _geometry(shape: Rect | Circle | Path | Line) -> str:
    match shape:
        case Rect():
            place = f'x="{_number(shape.x)}" y="{_number(shape.y)}"'
            size = f'width="{_number(shape.width)}" height="{_number(shape.height)}"'
            corner = f' rx="{_number(shape.radius)}"' if shape.radius else ""
            return f"rect {place} {size}{corner}"
        case Circle():
            place = f'cx="{_number(shape.x)}" cy="{_number(shape.y)}"'
            return f'circle {place} r="{_number(shape.radius)}"'
        case Path():
            return f'path d="{escape(shape.d)}"'
        case Line():
            start = f'x1="{_number(shape.x1)}" y1="{_number(shape.y1)}"'
            return f'line {start} x2="{_number(shape.x2)}" y2="{_number(shape.y2)}"'


def _transform(at: tuple[float, float], scale: float) -> str:
    # Always both parts: a browser glides smoothly only between like lists.
    return f"translate({_number(at[0])} {_number(at[1])}) scale({_number(scale)})"


def _opacity(value: float) -> str:
    return "" if value == 1 else f' opacity="{_number(value)}"'


@lru_cache(maxsize=8192)
def _number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
