from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.ludo_render_request import LudoRenderRequest
from ...models.render_link import RenderLink
from ...types import Response


def _get_kwargs(
    *,
    body: LudoRenderRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/ludo/render-link",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> RenderLink | None:
    if response.status_code == 200:
        response_200 = RenderLink.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[RenderLink]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: LudoRenderRequest,
) -> Response[RenderLink]:
    """Link to a picture

     Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET.
    With a `seat`, what is hidden from it is not in the token either. A token has at most 8000
    characters, enough for every state; `too_large` if what is lit up needs more.

    Args:
        body (LudoRenderRequest): A position to be drawn.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[RenderLink]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    body: LudoRenderRequest,
) -> RenderLink | None:
    """Link to a picture

     Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET.
    With a `seat`, what is hidden from it is not in the token either. A token has at most 8000
    characters, enough for every state; `too_large` if what is lit up needs more.

    Args:
        body (LudoRenderRequest): A position to be drawn.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        RenderLink
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: LudoRenderRequest,
) -> Response[RenderLink]:
    """Link to a picture

     Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET.
    With a `seat`, what is hidden from it is not in the token either. A token has at most 8000
    characters, enough for every state; `too_large` if what is lit up needs more.

    Args:
        body (LudoRenderRequest): A position to be drawn.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[RenderLink]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: LudoRenderRequest,
) -> RenderLink | None:
    """Link to a picture

     Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET.
    With a `seat`, what is hidden from it is not in the token either. A token has at most 8000
    characters, enough for every state; `too_large` if what is lit up needs more.

    Args:
        body (LudoRenderRequest): A position to be drawn.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        RenderLink
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
