from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.pegs_and_jokers_view_answer import PegsAndJokersViewAnswer
from ...models.pegs_and_jokers_view_request import PegsAndJokersViewRequest
from ...types import Response


def _get_kwargs(
    *,
    body: PegsAndJokersViewRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/pegs-and-jokers/view",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> PegsAndJokersViewAnswer | None:
    if response.status_code == 200:
        response_200 = PegsAndJokersViewAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PegsAndJokersViewAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: PegsAndJokersViewRequest,
) -> Response[PegsAndJokersViewAnswer]:
    """See it as one seat may

     A state, and the move and events that led to it, as one seat or a spectator may see them. A view is
    itself a state that can be sent to every operation; what it hides the answers list as unverified.

    Args:
        body (PegsAndJokersViewRequest): A state, and the move and events that led to it, to be
            seen as one seat may see them.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PegsAndJokersViewAnswer]
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
    body: PegsAndJokersViewRequest,
) -> PegsAndJokersViewAnswer | None:
    """See it as one seat may

     A state, and the move and events that led to it, as one seat or a spectator may see them. A view is
    itself a state that can be sent to every operation; what it hides the answers list as unverified.

    Args:
        body (PegsAndJokersViewRequest): A state, and the move and events that led to it, to be
            seen as one seat may see them.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PegsAndJokersViewAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: PegsAndJokersViewRequest,
) -> Response[PegsAndJokersViewAnswer]:
    """See it as one seat may

     A state, and the move and events that led to it, as one seat or a spectator may see them. A view is
    itself a state that can be sent to every operation; what it hides the answers list as unverified.

    Args:
        body (PegsAndJokersViewRequest): A state, and the move and events that led to it, to be
            seen as one seat may see them.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PegsAndJokersViewAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: PegsAndJokersViewRequest,
) -> PegsAndJokersViewAnswer | None:
    """See it as one seat may

     A state, and the move and events that led to it, as one seat or a spectator may see them. A view is
    itself a state that can be sent to every operation; what it hides the answers list as unverified.

    Args:
        body (PegsAndJokersViewRequest): A state, and the move and events that led to it, to be
            seen as one seat may see them.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PegsAndJokersViewAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
