from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.pegs_and_jokers_legal_moves_request import PegsAndJokersLegalMovesRequest
from ...models.pegs_and_jokers_move_list import PegsAndJokersMoveList
from ...types import Response


def _get_kwargs(
    *,
    body: PegsAndJokersLegalMovesRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/pegs-and-jokers/legal-moves",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PegsAndJokersMoveList | None:
    if response.status_code == 200:
        response_200 = PegsAndJokersMoveList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PegsAndJokersMoveList]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: PegsAndJokersLegalMovesRequest,
) -> Response[PegsAndJokersMoveList]:
    """List the legal moves

     Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance
    left out, and is accepted.

    Args:
        body (PegsAndJokersLegalMovesRequest): Which moves are legal?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PegsAndJokersMoveList]
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
    body: PegsAndJokersLegalMovesRequest,
) -> PegsAndJokersMoveList | None:
    """List the legal moves

     Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance
    left out, and is accepted.

    Args:
        body (PegsAndJokersLegalMovesRequest): Which moves are legal?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PegsAndJokersMoveList
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: PegsAndJokersLegalMovesRequest,
) -> Response[PegsAndJokersMoveList]:
    """List the legal moves

     Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance
    left out, and is accepted.

    Args:
        body (PegsAndJokersLegalMovesRequest): Which moves are legal?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PegsAndJokersMoveList]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: PegsAndJokersLegalMovesRequest,
) -> PegsAndJokersMoveList | None:
    """List the legal moves

     Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance
    left out, and is accepted.

    Args:
        body (PegsAndJokersLegalMovesRequest): Which moves are legal?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PegsAndJokersMoveList
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
