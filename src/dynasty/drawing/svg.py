"""SVG: a scene as a compact, deterministic document, for its own file or for a page."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from html import escape
from itertools import chain

from dynasty.drawing.drawn_parts import NO_MARKS, DrawnPart, NounMarks, has_any_name, node_index
from dynasty.drawing.render_cache import RenderCache
from dynasty.drawing.rope import SHARED_TEXTS, Rope
from dynasty.drawing.rope import TextOrRope as Piece
from dynasty.drawing.scene import (
    Circle,
    Group,
    Line,
    Node,
    OutlineStyle,
    Path,
    Rect,
    Scene,
    Symbol,
    Text,
    Use,
    walk_nodes,
)
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.theme import FONTS, LIGHT_THEME, THEMES

SYMBOL_ID_PREFIX = "symbol-"


def scene_svg(
    scene: Scene,
    lit: Collection[str] = (),
    chosen: Collection[str] = (),
    theme: str | None = "light",
    sized: bool = False,
) -> str:
    """Return the scene as an SVG document.

    `lit` are the nouns that glow because a choice of them is legal, `chosen` the nouns already
    chosen. With a theme the document is complete. With None it is made for a page that contains
    `tokens.css()`, `stylesheet()` and, once, `sheet(...)`: colours are then custom properties, and
    the picture fills its container, unless it is `sized`: a unit is then a pixel.
    """
    return str(_Writer(theme, frozenset(lit), frozenset(chosen)).document(scene, sized))


def scene_rope(
    scene: Scene,
    lit: Collection[str],
    chosen: Collection[str],
    kept: RenderCache,
    theme: str | None = None,
) -> Rope:
    """Return the scene as SVG in parts, and reuse the texts of parts that did not change."""
    return _Writer(theme, frozenset(lit), frozenset(chosen), kept).document(scene, sized=False)


def scene_stylesheet(theme: str | None = None) -> str:
    """Return the CSS of drawings: fonts, the gold ring of legal things, moving pieces."""
    pen = _Writer(theme, frozenset(), frozenset())
    serif, sans = (f"var(--{font})" if theme is None else FONTS[font] for font in FONTS)
    glow, gold, jade = (pen.colour(name) for name in ("glow", "gold-dark", "jade"))
    return (
        f".serif{{font-family:{serif}}}.sans{{font-family:{sans};font-variant-numeric:tabular-nums}}"
        ".scene{pointer-events:none}.noun,.scene :has(>title){pointer-events:auto}"
        ".ring{fill:transparent;stroke:none;pointer-events:all}"
        ".piece{pointer-events:none;transition:transform .6s cubic-bezier(.3,.7,.2,1)}"
        ".piece.noun{pointer-events:auto}"
        f".glow{{pointer-events:none;fill:none;stroke:{glow};stroke-width:7;"
        f"filter:drop-shadow(0 0 1px {gold}) drop-shadow(0 0 1px {gold})"
        f" drop-shadow(0 0 5px {glow})}}"
        f".chosen>.glow{{stroke:{jade};stroke-width:9}}"
        ".badge{pointer-events:none}"
        ".lit,[data-over-lit] .scene{cursor:pointer}"
        f".noun:focus-visible{{outline:3px solid {glow};outline-offset:2px}}"
        "@media (prefers-reduced-motion:reduce){.piece{transition:none}}"
    )


def symbol_sheet(symbols: Collection[Symbol]) -> str:
    """Return all generic symbols and these as hidden SVG, for drawings and icons of a page."""
    pen = _Writer(None, frozenset(), frozenset())
    every = pen.symbols = symbols_by_name((*symbols,), RenderCache())
    body = "".join(pen.symbol(symbol) for symbol in every.values())
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" '
        f'class="symbols"><defs>{pen.fabric()}{body}</defs></svg>'
    )


def symbols_by_name(symbols: tuple[Symbol, ...], kept: RenderCache) -> Mapping[str, Symbol]:
    """Return these symbols and all generic ones by name; the cache stores the last result."""
    if symbols != kept.symbols:
        kept.named = {**SYMBOLS, **{symbol.name: symbol for symbol in symbols}}
        kept.symbols = symbols
    return kept.named


def icon_svg(symbol: Symbol, title: str, size: float = 16) -> str:
    """Return a symbol of the sheet inside a line of text, with its name for screen readers."""
    width = _number(size * symbol.width / symbol.height)
    return (
        f'<svg class="icon" role="img" width="{width}" height="{_number(size)}">'
        f"<title>{escape(title)}</title>"
        f'<use href="#{SYMBOL_ID_PREFIX}{symbol.name}" width="100%" height="100%"/></svg>'
    )


class _Writer:
    """A writer of nodes as SVG in the colours of one theme."""

    def __init__(
        self,
        theme: str | None,
        lit: frozenset[str],
        chosen: frozenset[str],
        kept: RenderCache | None = None,
    ) -> None:
        self.kept = kept
        self.palette: Mapping[str, str] | None = None if theme is None else THEMES[theme]
        self.theme = theme
        self.lit = lit
        self.chosen = chosen
        self.symbols: Mapping[str, Symbol] = SYMBOLS

    def document(self, scene: Scene, sized: bool) -> Rope:
        self.symbols = symbols_by_name(scene.symbols, self.kept or RenderCache())
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
        return Rope(f"{head}{title}{self.furniture(scene)}", *body, "</svg>")

    def furniture(self, scene: Scene) -> str:
        """Return style, patterns and used symbols for a document of its own."""
        if self.theme is None:
            return ""
        used = self.used(scene.layers)
        body = "".join(self.symbol(self.symbols[name]) for name in sorted(used))
        return f"<style>{scene_stylesheet(self.theme)}</style><defs>{self.fabric()}{body}</defs>"

    def used(self, nodes: tuple[Node, ...]) -> set[str]:
        """Return the names of the symbols under these nodes and inside those symbols."""
        names = {node.symbol for node in walk_nodes(nodes) if isinstance(node, Use)}
        for name in list(names):
            names |= self.used(self.symbols[name].shapes)
        return names

    def fabric(self) -> str:
        """Return the pattern of woven paper."""
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
        return (
            f'<symbol id="{SYMBOL_ID_PREFIX}{symbol.name}" viewBox="0 0 {size}">{shapes}</symbol>'
        )

    def colour(self, name: str) -> str:
        if name == "none":
            return name
        if name == "current":
            return "currentColor"
        if name == "woven":
            return "url(#weave)"
        value = LIGHT_THEME[name] if self.palette is None else self.palette[name]
        return f"var(--{name})" if self.palette is None else value

    def layer(self, layer: Group) -> list[Piece]:
        """Return the texts of a layer; unchanged parts are reused from the cache."""
        if self.kept is None:
            return [self.group(layer)]
        nodes = layer.children
        return [
            "<g>",
            *(self.part(n) if isinstance(n, DrawnPart) else self.node(n) for n in nodes),
            "</g>",
        ]

    def part(self, part: DrawnPart) -> Rope:
        """Return the text of a part; write only nodes that changed or glow differently."""
        known, marked = part.text, self.marked(node_index(part).nouns)
        if known.joined is None or known.marked != marked:
            stale = changed_nouns(known.marked, marked)
            known.joined = Rope(*(self.again(*one, stale) for one in part.with_texts()))
            known.texts, known.marked = known.joined.texts, marked
        return known.joined

    def again(self, node: Node, text: Piece | None, stale: frozenset[str]) -> Piece:
        """Return the text of a node in a part; write it if it is unknown or stale."""
        if isinstance(node, DrawnPart):
            return self.part(node)
        if text is None or (stale and has_any_name(node, stale)):
            return SHARED_TEXTS.share(self.node(node))
        return text

    def marked(self, nouns: tuple[str, ...]) -> NounMarks:
        """Return which of these nouns glow and which are chosen."""
        lit, chosen = self.lit.intersection(nouns), self.chosen.intersection(nouns)
        return (lit, chosen) if lit or chosen else NO_MARKS

    def node(self, node: Node) -> str:
        if isinstance(node, DrawnPart):
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

    def ink(self, shape: OutlineStyle) -> str:
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
        out = (
            f'<use href="#{SYMBOL_ID_PREFIX}{use.symbol}" x="{_number(use.x)}" y="{_number(use.y)}"'
        )
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
        """Return the attributes of a button if the thing is lit and on a page."""
        return ' role="button" tabindex="0"' if lit and self.theme is None else ""

    def glow(self, group: Group) -> str:
        """Return the glow of a group; it is behind the thing, so that it covers no text."""
        shines = group.noun in self.lit or group.noun in self.chosen
        return f'<{_geometry(group.target)} class="glow"/>' if group.target and shines else ""

    def ring(self, group: Group) -> str:
        """Return the outline on top of a group, which receives the clicks."""
        return f'<{_geometry(group.target)} class="ring"/>' if group.target else ""


def changed_nouns(before: NounMarks, now: NounMarks) -> frozenset[str]:
    """Return the nouns that glow or are chosen in only one of two pictures."""
    return (before[0] ^ now[0]) | (before[1] ^ now[1])


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
    # Always both parts: a browser animates smoothly only between equal lists of functions.
    return f"translate({_number(at[0])} {_number(at[1])}) scale({_number(scale)})"


def _opacity(value: float) -> str:
    return "" if value == 1 else f' opacity="{_number(value)}"'


@lru_cache(maxsize=8192)
def _number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
