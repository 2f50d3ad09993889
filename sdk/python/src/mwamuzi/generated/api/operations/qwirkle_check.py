from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.qwirkle_check_answer import QwirkleCheckAnswer
from ...models.qwirkle_check_request import QwirkleCheckRequest
from ...types import Response


def _get_kwargs(
    *,
    body: QwirkleCheckRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/qwirkle/check",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> QwirkleCheckAnswer | None:
    if response.status_code == 200:
        response_200 = QwirkleCheckAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[QwirkleCheckAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleCheckRequest,
) -> Response[QwirkleCheckAnswer]:
    """Check a state

     Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score
    and, once the game is over, the result. An impossible state is an answer here, not a problem.

    Args:
        body (QwirkleCheckRequest): A state to be checked.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[QwirkleCheckAnswer]
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
    body: QwirkleCheckRequest,
) -> QwirkleCheckAnswer | None:
    """Check a state

     Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score
    and, once the game is over, the result. An impossible state is an answer here, not a problem.

    Args:
        body (QwirkleCheckRequest): A state to be checked.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        QwirkleCheckAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleCheckRequest,
) -> Response[QwirkleCheckAnswer]:
    """Check a state

     Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score
    and, once the game is over, the result. An impossible state is an answer here, not a problem.

    Args:
        body (QwirkleCheckRequest): A state to be checked.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[QwirkleCheckAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleCheckRequest,
) -> QwirkleCheckAnswer | None:
    """Check a state

     Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score
    and, once the game is over, the result. An impossible state is an answer here, not a problem.

    Args:
        body (QwirkleCheckRequest): A state to be checked.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        QwirkleCheckAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
