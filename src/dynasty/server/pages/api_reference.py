"""The reference of the API: its OpenAPI document, arranged for readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ApiField:
    """A parameter of a request, or a field of a body or an answer."""

    name: str
    kind: str
    place: str  # path, query, body; empty in a model
    required: bool
    about: str


@dataclass(frozen=True)
class ApiEndpoint:
    """A method and path of the API."""

    method: str
    path: str
    about: str
    fields: tuple[ApiField, ...]
    body: str  # the model of the request's body, or empty
    answer: str  # the status and the model of a good answer

    @property
    def anchor(self) -> str:
        return f"{self.method}-{self.path.strip('/').replace('/', '-')}"


@dataclass(frozen=True)
class ApiModel:
    """A JSON schema and its fields."""

    name: str
    about: str
    fields: tuple[ApiField, ...]


def endpoints(spec: Mapping[str, Any]) -> Iterator[ApiEndpoint]:
    for path, methods in spec["paths"].items():
        for method, said in methods.items():
            yield ApiEndpoint(
                method=method.upper(),
                path=path,
                about=said.get("description", said.get("summary", "")),
                fields=tuple(parameter_field(given) for given in said.get("parameters", ())),
                body=body_kind(said.get("requestBody", {})),
                answer=next(success_responses(said["responses"]), ""),
            )


def parameter_field(given: Mapping[str, Any]) -> ApiField:
    return ApiField(
        given["name"],
        schema_kind(given["schema"]),
        given["in"],
        given.get("required", False),
        given.get("description", ""),
    )


def success_responses(responses: Mapping[str, Any]) -> Iterator[str]:
    for status, said in responses.items():
        if status.startswith("2"):
            yield f"{status} {body_kind(said)}".strip()


def body_kind(said: Mapping[str, Any]) -> str:
    """Return the type of a body."""
    for media, form in said.get("content", {}).items():
        return schema_kind(form.get("schema", {})) or str(media)
    return ""


def models(spec: Mapping[str, Any]) -> Iterator[ApiModel]:
    for name, schema in spec.get("components", {}).get("schemas", {}).items():
        wanted = schema.get("required", ())
        fields = tuple(
            ApiField(key, schema_kind(form), "", key in wanted, form.get("description", ""))
            for key, form in schema.get("properties", {}).items()
        )
        yield ApiModel(name, schema.get("description", ""), fields)


def schema_kind(schema: Mapping[str, Any]) -> str:
    """Return a short name for a schema: `[Seat]`, `int | null`, `{str: str}`."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(schema_kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"[{schema_kind(schema['items'])}]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return (
            f"{{str: {schema_kind(inner)}}}" if isinstance(inner, Mapping) and inner else "object"
        )
    return str(schema.get("type", ""))
