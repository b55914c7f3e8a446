"""Where members of classes are used, as mypy understands the sources."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from mypy import build, nodes, options, types
from mypy.config_parser import parse_config_file
from mypy.find_sources import create_source_list
from mypy.traverser import ExtendedTraverserVisitor

from tools.renaming.table import Table
from tools.renaming.tree import ROOT


@dataclass
class MemberUses:
    """The renamed members of one module, by position, and those that its classes define."""

    uses: dict[tuple[int, int], str] = field(default_factory=dict)
    keywords: dict[tuple[int, int], dict[str, str]] = field(default_factory=dict)
    definitions: dict[str, str] = field(default_factory=dict)


def member_uses(modules: Mapping[str, Path], table: Table) -> dict[str, MemberUses]:
    """Return by module where renamed members are used and defined."""
    settings = options.Options()
    parse_config_file(settings, lambda: None, str(ROOT / "pyproject.toml"))
    settings.incremental = False
    settings.export_types = True
    settings.preserve_asts = True
    sources = create_source_list([str(ROOT / "src"), str(ROOT / "tests")], settings)
    result = build.build(sources, settings)
    found: dict[str, MemberUses] = {}
    definitions: dict[str, str] = {}
    for name, tree in result.files.items():
        if name in modules:
            finder = Finder(table.members, result.types)
            tree.accept(finder)
            found[name] = MemberUses(finder.uses, finder.keywords)
            definitions |= class_members(tree.names, table.members)
    for one in found.values():
        one.definitions |= definitions
    return found


def class_members(
    symbols: Mapping[str, nodes.SymbolTableNode], members: Mapping[str, str]
) -> dict[str, str]:
    """Return the renamed members that the classes of a module define or override."""
    found = {}
    for symbol in symbols.values():
        info = symbol.node
        if isinstance(info, nodes.TypeInfo):
            for attr in info.names:
                if new := new_member(info, attr, members):
                    found[f"{info.fullname}.{attr}"] = new
    return found


def new_member(info: nodes.TypeInfo, attr: str, members: Mapping[str, str]) -> str | None:
    """Return the new name of an attribute of a class, which a base of it may define."""
    for base in info.mro:
        if new := members.get(f"{base.fullname}.{attr}"):
            return new
    return None


class Finder(ExtendedTraverserVisitor):
    """Notes where renamed members are used."""

    def __init__(
        self, members: Mapping[str, str], known: Mapping[nodes.Expression, types.Type]
    ) -> None:
        super().__init__()
        self.members, self.known = members, known
        self.uses: dict[tuple[int, int], str] = {}
        self.keywords: dict[tuple[int, int], dict[str, str]] = {}

    def visit_call_expr(self, o: nodes.CallExpr, /) -> None:
        """Note the keywords that are renamed fields: of a new object, or of `replace`."""
        super().visit_call_expr(o)
        callee = o.callee
        if isinstance(callee, nodes.RefExpr) and callee.fullname.endswith(".replace") and o.args:
            infos = self.infos(self.known.get(o.args[0]), o.args[0])
        else:
            infos = self.made_classes(callee)
        for info in infos:
            for name in filter(None, o.arg_names):
                if new := new_member(info, name, self.members):
                    self.keywords.setdefault((o.line, o.column), {})[name] = new

    def made_classes(self, callee: nodes.Expression) -> list[nodes.TypeInfo]:
        """Return the class that a call makes an object of, if it names one."""
        known = self.known.get(callee)
        proper = types.get_proper_type(known) if known is not None else None
        if isinstance(proper, types.CallableType) and proper.is_type_obj():
            return [proper.type_object()]
        if isinstance(callee, nodes.RefExpr) and isinstance(callee.node, nodes.TypeInfo):
            return [callee.node]
        return []

    def visit_member_expr(self, o: nodes.MemberExpr, /) -> None:
        """Note `x.attr` if the class of x has it renamed."""
        super().visit_member_expr(o)
        for info in self.infos(self.known.get(o.expr), o.expr):
            new = new_member(info, o.name, self.members)
            if new and o.end_line and o.end_column:
                self.uses[o.end_line, o.end_column - len(o.name)] = new

    def infos(self, known: types.Type | None, expression: nodes.Expression) -> list[nodes.TypeInfo]:
        """Return the classes that an expression may have, or is."""
        if isinstance(expression, nodes.RefExpr) and isinstance(expression.node, nodes.TypeInfo):
            return [expression.node]
        if isinstance(expression, nodes.SuperExpr) and expression.info:
            return [expression.info]
        match types.get_proper_type(known) if known is not None else None:
            case types.Instance() as one:
                return [one.type]
            case types.UnionType() as union:
                return [info for item in union.items for info in self.infos(item, expression)]
            case types.TypeVarType() as variable:
                return self.infos(variable.upper_bound, expression)
            case types.TypeType() as kind:
                return self.infos(kind.item, expression)
            case types.TupleType() as row:
                return [row.partial_fallback.type]
            case types.CallableType() as call if call.is_type_obj():
                return [call.type_object()]
        return []
