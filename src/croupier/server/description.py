"""The OpenAPI description of the HTTP part: Litestar writes the addresses, and msgspec the types of what is sent."""

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import MediaType, Request, Router
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

import croupier
from croupier.wire import Dealings, Join, NewTable, Refused, Replay, Seated, TableInfo

MEANINGS = {  # of the statuses of refusals
    400: "it is not of the right form, or cannot be done",
    403: "it comes from another site",
    404: "there is no such table or game",
    409: "the table is not in the state for it",
    413: "it is too large",
    429: "too many requests, tables or connections",
    503: "the database does not answer; try again later",
}
PLACE = "#/components/schemas/{name}"


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a request may get, as the description lists them."""
    return {status: ResponseSpec(Refused, False, MEANINGS[status]) for status in statuses}


def config(levels: Sequence[str], *answers: type) -> OpenAPIConfig:
    """What the server describes of itself: its levels of bots, and `answers` besides the types of the protocol."""
    return OpenAPIConfig(
        title="Croupier",
        version=croupier.__version__,
        openapi_router=_WithoutPages("/api/description", route_handlers=[], include_in_schema=False),
        render_plugins=[_Typed(levels, answers)],
        description="Tables for four games. The socket of a table is described in docs/protocol.md.",
    )


class _Typed(JsonRenderPlugin):
    """Replaces Litestar's schemas, which lack some limits and the refusal of unknown fields."""

    def __init__(self, levels: Sequence[str], answers: tuple[type, ...]) -> None:
        super().__init__()
        types = (NewTable, Join, TableInfo, Seated, Replay, Dealings, Refused, *answers)
        self._schemas = msgspec.json.schema_components(types, ref_template=PLACE)[1]
        self._schemas["NewTable"]["properties"]["bots"]["items"] = {"enum": list(levels)}

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        return super().render(request, {**openapi_schema, "components": {"schemas": self._schemas}})


class _WithoutPages(Router):
    """Leaves out Litestar's HTML page for addresses that do not exist."""

    def register(self, value: Any) -> Any:
        """Add a handler that answers with JSON."""
        return [] if getattr(value, "media_type", None) == MediaType.HTML else super().register(value)
