"""The new source of one module."""

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import libcst as cst
from libcst import metadata as meta

from tools.renaming.documents import DOTTED, new_dotted
from tools.renaming.members import MemberUses
from tools.renaming.names import Names

WORD = re.compile(r"[A-Za-z_]\w*")
PATCHES = {"setattr", "delattr", "object"}


@dataclass(frozen=True)
class Rewritten:
    """A new source, and what is in its way."""

    source: str
    problems: tuple[str, ...]


def rewrite_module(module: str, source: str, names: Names, members: MemberUses | None) -> Rewritten:
    """Return the source of a module with all new names."""
    wrapper = meta.MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
    rewriter = Rewriter(module, names, members or MemberUses())
    new = wrapper.visit(rewriter)
    return Rewritten(new.code, tuple(rewriter.conflicts()))


class Rewriter(cst.CSTTransformer):
    """Changes the identifiers of one module."""

    METADATA_DEPENDENCIES = (
        meta.QualifiedNameProvider,
        meta.PositionProvider,
        meta.ParentNodeProvider,
    )

    def __init__(self, module: str, names: Names, members: MemberUses) -> None:
        self.module, self.names, self.members = module, names, members
        self.own = names.table.new_module(module)
        self.met: set[str] = set()  # identifiers that stay
        self.made: dict[str, set[str]] = defaultdict(set)  # new identifiers: what they mean

    def conflicts(self) -> list[str]:
        """Return a line for each new name that something else has in this module."""
        return [
            f"{self.module}: {new} (for {', '.join(sorted(olds))}) is also another name here"
            for new, olds in self.made.items()
            if new in self.met or len(olds) > 1
        ]

    def full(self, node: cst.CSTNode) -> str:
        """Return the full name of what a name means; empty if that is unknown or local."""
        found = self.get_metadata(meta.QualifiedNameProvider, node, set())
        for one in found or ():
            if one.source is meta.QualifiedNameSource.IMPORT:
                return self.names.origin(one.name)
            if one.source is meta.QualifiedNameSource.LOCAL:
                return self.names.origin(f"{self.module}.{one.name}")
        return ""

    def renamed(self, full: str, value: str) -> str | None:
        """Return the new identifier for one that means this."""
        table = self.names.table
        if full.rpartition(".")[2] != value:
            return None  # it was imported under a name of its own
        if full in self.names.local:
            return self.names.local[full]
        return table.names.get(full)

    def leave_Name(self, original_node: cst.Name, updated_node: cst.Name) -> cst.Name:
        """Rename a bare name: what it means decides."""
        full, value = self.full(original_node), original_node.value
        if self.is_member_definition(original_node):
            return updated_node.with_changes(value=self.members.definitions[full])
        new = self.renamed(full, value) if full else None
        if new is None:
            if self.is_bare(original_node):
                self.met.add(value)
            return updated_node
        if new != value:
            self.made[new].add(full)
        return updated_node.with_changes(value=new)

    def is_bare(self, node: cst.Name) -> bool:
        """Say whether a name stands by itself: no attribute, keyword or part of an import."""
        parent = self.get_metadata(meta.ParentNodeProvider, node)
        if isinstance(parent, cst.Attribute):
            return parent.value is node
        if isinstance(parent, cst.Arg):
            return parent.value is node
        if isinstance(parent, cst.FunctionDef | cst.ClassDef | cst.AssignTarget | cst.AnnAssign):
            return "." not in self.full(node).removeprefix(f"{self.module}.")
        return not isinstance(parent, cst.ImportAlias | cst.ImportFrom | cst.Import)

    def is_member_definition(self, node: cst.Name) -> bool:
        """Say whether a name is where a class defines a renamed member."""
        if not self.members.definitions or self.full(node) not in self.members.definitions:
            return False
        parent = self.get_metadata(meta.ParentNodeProvider, node)
        return isinstance(parent, cst.FunctionDef | cst.AssignTarget | cst.AnnAssign)

    def leave_Attribute(
        self, original_node: cst.Attribute, updated_node: cst.Attribute
    ) -> cst.BaseExpression:
        """Rename what a module or a class has; what was merged into this module is bare."""
        place = self.get_metadata(meta.PositionProvider, original_node.attr).start
        if new := self.members.uses.get((place.line, place.column)):
            return updated_node.with_changes(attr=cst.Name(new))
        full = self.full(original_node)
        if not full:
            return updated_node
        bare = self.names.table.names.get(full) or original_node.attr.value
        owner = self.full(original_node.value)
        if self.is_merged_here(owner) and isinstance(original_node.value, cst.Name):
            return cst.Name(bare)
        return updated_node.with_changes(attr=cst.Name(bare))

    def is_merged_here(self, full: str) -> bool:
        """Say whether that is another module that becomes a part of this one."""
        return (
            full in self.names.modules
            and full != self.module
            and self.names.table.new_module(full) == self.own
        )

    def leave_Arg(self, original_node: cst.Arg, updated_node: cst.Arg) -> cst.Arg:
        """Rename the keyword for a renamed field."""
        if original_node.keyword is None:
            return updated_node
        call = self.get_metadata(meta.ParentNodeProvider, original_node)
        place = self.get_metadata(meta.PositionProvider, call).start
        renamed = self.members.keywords.get((place.line, place.column), {})
        new = renamed.get(original_node.keyword.value)
        return updated_node.with_changes(keyword=cst.Name(new)) if new else updated_node

    def leave_ImportFrom(
        self, original_node: cst.ImportFrom, updated_node: cst.ImportFrom
    ) -> cst.ImportFrom | cst.FlattenSentinel[cst.ImportFrom] | cst.RemovalSentinel:
        """Import from where things are now, under their new names."""
        if original_node.module is None or isinstance(original_node.names, cst.ImportStar):
            return updated_node
        base = dotted(original_node.module)
        groups: dict[str, list[cst.ImportAlias]] = defaultdict(list)
        for alias in original_node.names:
            if not self.is_merged_here(self.source_module(base, alias)):
                package, new = self.new_alias(base, alias)
                groups[package].append(new)
        if not groups:
            return cst.RemoveFromParent()
        if list(groups) == [base] and len(groups[base]) == len(original_node.names):
            return original_node.with_changes(names=groups[base])
        return cst.FlattenSentinel(
            [
                cst.ImportFrom(module=as_dotted(package), names=bare_commas(aliases))
                for package, aliases in groups.items()
            ]
        )

    def source_module(self, base: str, alias: cst.ImportAlias) -> str:
        """Return the module that an import reads: what it names, or where that is defined."""
        full = f"{base}.{alias.name.value}"
        return full if full in self.names.modules else base

    def new_alias(self, base: str, alias: cst.ImportAlias) -> tuple[str, cst.ImportAlias]:
        """Return the package to import from, and the name to import."""
        name = alias.name.value
        full, table = f"{base}.{name}", self.names.table
        if full in self.names.modules:
            package, _, new = table.new_module(full).rpartition(".")
            local = self.names.local.get(full, new)
            if alias.asname is None and local != new:
                as_name = cst.AsName(cst.Name(local))
                return package, alias.with_changes(name=cst.Name(new), asname=as_name)
            return package, alias.with_changes(name=cst.Name(new))
        bare = self.names.new_name(full) or alias.evaluated_name
        return table.new_module(base), alias.with_changes(name=cst.Name(bare))

    def leave_SimpleString(
        self, original_node: cst.SimpleString, updated_node: cst.SimpleString
    ) -> cst.SimpleString:
        """Rename in strings: dotted names, annotations, exports and what tests replace."""
        text = original_node.value
        new = DOTTED.sub(lambda found: new_dotted(found[0], self.names.table), text)
        if self.is_annotation(original_node) or self.is_export(original_node):
            new = WORD.sub(lambda found: self.here(found[0]), text)
        elif patched := self.patched(original_node):
            new = text.replace(text.strip("\"'"), patched)
        return updated_node.with_changes(value=new)

    def here(self, word: str) -> str:
        """Return the new name of what this module calls by a word."""
        return self.names.new_name(f"{self.module}.{word}") or word

    def is_annotation(self, node: cst.CSTNode) -> bool:
        """Say whether a string is an annotation or in one."""
        while not isinstance(node, cst.Annotation):
            if isinstance(node, cst.Arg) and node.keyword and node.keyword.value == "bound":
                return True
            if isinstance(node, cst.BaseStatement | cst.Module | cst.Call | cst.Dict):
                return False
            if isinstance(node, cst.Subscript) and dotted(node.value) == "Literal":
                return False
            node = self.get_metadata(meta.ParentNodeProvider, node)
        return True

    def is_export(self, node: cst.CSTNode) -> bool:
        """Say whether a string is an entry of `__all__`."""
        while not isinstance(node, cst.Assign):
            if not isinstance(node, cst.Element | cst.List | cst.Tuple | cst.SimpleString):
                return False
            node = self.get_metadata(meta.ParentNodeProvider, node)
        target = node.targets[0].target
        return isinstance(target, cst.Name) and target.value == "__all__"

    def patched(self, node: cst.SimpleString) -> str | None:
        """Return the new name where a test replaces something: `setattr(module, "name", ...)`."""
        argument = self.get_metadata(meta.ParentNodeProvider, node)
        if not isinstance(argument, cst.Arg):
            return None
        call = self.get_metadata(meta.ParentNodeProvider, argument)
        if not isinstance(call, cst.Call) or len(call.args) < 2 or call.args[1] is not argument:
            return None
        if dotted(call.func).rpartition(".")[2] not in PATCHES:
            return None
        owner, word = self.full(call.args[0].value), node.value.strip("\"'")
        if not owner:
            return None
        full = self.names.origin(f"{owner}.{word}")
        return self.names.table.names.get(full) or self.members.definitions.get(full)


def dotted(node: cst.CSTNode) -> str:
    """Return a dotted name as text; empty if it is none."""
    if isinstance(node, cst.Name):
        return node.value
    if isinstance(node, cst.Attribute):
        return f"{dotted(node.value)}.{node.attr.value}"
    return ""


def as_dotted(name: str) -> cst.Attribute | cst.Name:
    """Return a dotted name as a node."""
    head, _, last = name.rpartition(".")
    return cst.Attribute(as_dotted(head), cst.Name(last)) if head else cst.Name(last)


def bare_commas(aliases: Sequence[cst.ImportAlias]) -> list[cst.ImportAlias]:
    """Return the same with plain commas between."""
    return [alias.with_changes(comma=cst.MaybeSentinel.DEFAULT) for alias in aliases]
