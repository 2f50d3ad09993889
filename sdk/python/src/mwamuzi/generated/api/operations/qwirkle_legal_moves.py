from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.qwirkle_legal_moves_request import QwirkleLegalMovesRequest
from ...models.qwirkle_move_list import QwirkleMoveList
from ...types import Response


def _get_kwargs(
    *,
    body: QwirkleLegalMovesRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/qwirkle/legal-moves",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> QwirkleMoveList | None:
    if response.status_code == 200:
        response_200 = QwirkleMoveList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[QwirkleMoveList]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleLegalMovesRequest,
) -> Response[QwirkleMoveList]:
    """List the legal moves

     Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance
    left out, and is accepted.

    Args:
        body (QwirkleLegalMovesRequest): Which moves are legal?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[QwirkleMoveList]
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
    body: QwirkleLegalMovesRequest,
) -> QwirkleMoveList | None:
    """List the legal moves

     Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance
    left out, and is accepted.

    Args:
        body (QwirkleLegalMovesRequest): Which moves are legal?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        QwirkleMoveList
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleLegalMovesRequest,
) -> Response[QwirkleMoveList]:
    """List the legal moves

     Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance
    left out, and is accepted.

    Args:
        body (QwirkleLegalMovesRequest): Which moves are legal?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[QwirkleMoveList]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleLegalMovesRequest,
) -> QwirkleMoveList | None:
    """List the legal moves

     Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance
    left out, and is accepted.

    Args:
        body (QwirkleLegalMovesRequest): Which moves are legal?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        QwirkleMoveList
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
