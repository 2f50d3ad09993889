from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.pegs_and_jokers_new_answer import PegsAndJokersNewAnswer
from ...models.pegs_and_jokers_new_request import PegsAndJokersNewRequest
from ...types import Response


def _get_kwargs(
    *,
    body: PegsAndJokersNewRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/pegs-and-jokers/new",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PegsAndJokersNewAnswer | None:
    if response.status_code == 200:
        response_200 = PegsAndJokersNewAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PegsAndJokersNewAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: PegsAndJokersNewRequest,
) -> Response[PegsAndJokersNewAnswer]:
    """Set up a game

     Players and options become a first state. What the set-up leaves out the referee draws, unless
    `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused
    with every fault.

    Args:
        body (PegsAndJokersNewRequest): A new game. Options left out take their defaults; the
            state shows all of them.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PegsAndJokersNewAnswer]
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
    body: PegsAndJokersNewRequest,
) -> PegsAndJokersNewAnswer | None:
    """Set up a game

     Players and options become a first state. What the set-up leaves out the referee draws, unless
    `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused
    with every fault.

    Args:
        body (PegsAndJokersNewRequest): A new game. Options left out take their defaults; the
            state shows all of them.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PegsAndJokersNewAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: PegsAndJokersNewRequest,
) -> Response[PegsAndJokersNewAnswer]:
    """Set up a game

     Players and options become a first state. What the set-up leaves out the referee draws, unless
    `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused
    with every fault.

    Args:
        body (PegsAndJokersNewRequest): A new game. Options left out take their defaults; the
            state shows all of them.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PegsAndJokersNewAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: PegsAndJokersNewRequest,
) -> PegsAndJokersNewAnswer | None:
    """Set up a game

     Players and options become a first state. What the set-up leaves out the referee draws, unless
    `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused
    with every fault.

    Args:
        body (PegsAndJokersNewRequest): A new game. Options left out take their defaults; the
            state shows all of them.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PegsAndJokersNewAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
