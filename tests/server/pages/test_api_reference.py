"""The reference of the API: what its OpenAPI document says, arranged for readers."""

from typing import Annotated, Any, Literal

import pytest
from fastapi import FastAPI, Path, Query
from pydantic import BaseModel, Field

from dynasty.server.pages.api_reference import (
    ApiEndpoint,
    ApiField,
    endpoints,
    models,
    schema_kind,
)


class Guest(BaseModel):
    """Somebody who drinks tea."""

    name: str = Field(description="as people say it")
    cups: int | None = None


class Order(BaseModel):
    """What somebody wants."""

    guests: list[Guest]
    size: Literal["small", "large"]
    more: dict[str, int] = {}


def spec() -> dict[str, Any]:
    app = FastAPI()

    @app.post("/orders/{table}", status_code=201)
    async def order(
        table: Annotated[str, Path(description="its id")],
        order: Order,
        lang: Annotated[str, Query()] = "en",
    ) -> Guest:
        """Order tea for a table."""
        raise NotImplementedError

    @app.delete("/orders/{table}", status_code=204)
    async def cancel(table: str) -> None:
        raise NotImplementedError

    return app.openapi()


SPEC = spec()


def endpoint(method: str) -> ApiEndpoint:
    (found,) = (one for one in endpoints(SPEC) if one.method == method)
    return found


def test_an_endpoint_tells_body_answer_and_what_it_does() -> None:
    found = endpoint("POST")
    assert (found.path, found.about) == ("/orders/{table}", "Order tea for a table.")
    assert (found.body, found.answer) == ("Order", "201 Guest")
    assert found.fields == (
        ApiField("table", "string", "path", True, "its id"),
        ApiField("lang", "string", "query", False, ""),
    )


def test_an_endpoint_without_body_and_description_has_its_summary() -> None:
    found = endpoint("DELETE")
    assert (found.body, found.answer, found.about) == ("", "204", "Cancel")


def test_each_endpoint_has_an_anchor_of_its_own() -> None:
    anchors = [one.anchor for one in endpoints(SPEC)]
    assert len(set(anchors)) == len(anchors) == 2
    assert not any(set("/ ") & set(anchor) for anchor in anchors)


def test_a_model_has_its_fields() -> None:
    found = {model.name: model for model in models(SPEC)}
    guest, order = found["Guest"], found["Order"]
    assert guest.about == Guest.__doc__
    assert guest.fields == (
        ApiField("name", "string", "", True, "as people say it"),
        ApiField("cups", "integer | null", "", False, ""),
    )
    kinds = {field.name: field.kind for field in order.fields}
    assert kinds == {
        "guests": "[Guest]",
        "size": "'small' | 'large'",
        "more": "{str: integer}",
    }
    assert list(models({"paths": {}})) == []


@pytest.mark.parametrize(
    ("schema", "kind"),
    [
        ({"$ref": "#/components/schemas/Guest"}, "Guest"),
        ({"type": "array", "items": {"type": "array", "items": {"type": "string"}}}, "[[string]]"),
        ({"type": "object"}, "object"),
        ({"type": "object", "additionalProperties": True}, "object"),
        ({"type": "object", "additionalProperties": {}}, "object"),
        ({"anyOf": [{"type": "integer"}, {"enum": [None]}]}, "integer | None"),
        ({}, ""),
    ],
)
def test_a_schema_has_a_short_name(schema: dict[str, Any], kind: str) -> None:
    assert schema_kind(schema) == kind


def test_an_answer_that_is_no_json_is_called_by_its_media_type() -> None:
    said: dict[str, Any] = {"content": {"image/svg+xml": {}}}
    paths = {"/picture": {"get": {"responses": {"404": {}, "200": said}}}}
    (found,) = endpoints({"paths": paths})
    assert found.answer == "200 image/svg+xml"
