"""The API's own description, arranged for readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Field:
    """A parameter of a request, or a field of a body or an answer."""

    name: str
    kind: str
    place: str  # path, query, body; empty in a model
    required: bool
    about: str


@dataclass(frozen=True)
class Endpoint:
    """One thing that the API does."""

    method: str
    path: str
    about: str
    fields: tuple[Field, ...]
    body: str  # the model of the request's body, or empty
    answer: str  # the status and the model of a good answer

    @property
    def anchor(self) -> str:
        return f"{self.method}-{self.path.strip('/').replace('/', '-')}"


@dataclass(frozen=True)
class Model:
    """The form of a piece of JSON."""

    name: str
    about: str
    fields: tuple[Field, ...]


def endpoints(spec: Mapping[str, Any]) -> Iterator[Endpoint]:
    for path, methods in spec["paths"].items():
        for method, said in methods.items():
            yield Endpoint(
                method=method.upper(),
                path=path,
                about=said.get("description", said.get("summary", "")),
                fields=tuple(parameter(given) for given in said.get("parameters", ())),
                body=content(said.get("requestBody", {})),
                answer=next(good_answers(said["responses"]), ""),
            )


def parameter(given: Mapping[str, Any]) -> Field:
    return Field(
        given["name"],
        kind(given["schema"]),
        given["in"],
        given.get("required", False),
        given.get("description", ""),
    )


def good_answers(responses: Mapping[str, Any]) -> Iterator[str]:
    for status, said in responses.items():
        if status.startswith("2"):
            yield f"{status} {content(said)}".strip()


def content(said: Mapping[str, Any]) -> str:
    """The kind of a body."""
    for media, form in said.get("content", {}).items():
        return kind(form.get("schema", {})) or str(media)
    return ""


def models(spec: Mapping[str, Any]) -> Iterator[Model]:
    for name, schema in spec.get("components", {}).get("schemas", {}).items():
        wanted = schema.get("required", ())
        fields = tuple(
            Field(key, kind(form), "", key in wanted, form.get("description", ""))
            for key, form in schema.get("properties", {}).items()
        )
        yield Model(name, schema.get("description", ""), fields)


def kind(schema: Mapping[str, Any]) -> str:
    """A schema in a few signs: `[Seat]`, `int | null`, `{str: str}`."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"[{kind(schema['items'])}]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"{{str: {kind(inner)}}}" if isinstance(inner, Mapping) and inner else "object"
    return str(schema.get("type", ""))
