from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.qwirkle_suggest_request import QwirkleSuggestRequest
from ...models.qwirkle_suggestion import QwirkleSuggestion
from ...types import Response


def _get_kwargs(
    *,
    body: QwirkleSuggestRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/qwirkle/suggest",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> QwirkleSuggestion | None:
    if response.status_code == 200:
        response_200 = QwirkleSuggestion.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[QwirkleSuggestion]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleSuggestRequest,
) -> Response[QwirkleSuggestion]:
    """Suggest a move

     What a CPU player would do for the seat to move, and why: for a lone player, or for one who is
    missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or
    a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn.
    A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows
    more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most
    at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level
    and seed always get the same answer; without a seed all levels but `random` do as well. Where the
    hand to move is hidden only what can be listed can be suggested.

    Args:
        body (QwirkleSuggestRequest): What would a CPU player do?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[QwirkleSuggestion]
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
    body: QwirkleSuggestRequest,
) -> QwirkleSuggestion | None:
    """Suggest a move

     What a CPU player would do for the seat to move, and why: for a lone player, or for one who is
    missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or
    a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn.
    A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows
    more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most
    at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level
    and seed always get the same answer; without a seed all levels but `random` do as well. Where the
    hand to move is hidden only what can be listed can be suggested.

    Args:
        body (QwirkleSuggestRequest): What would a CPU player do?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        QwirkleSuggestion
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleSuggestRequest,
) -> Response[QwirkleSuggestion]:
    """Suggest a move

     What a CPU player would do for the seat to move, and why: for a lone player, or for one who is
    missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or
    a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn.
    A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows
    more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most
    at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level
    and seed always get the same answer; without a seed all levels but `random` do as well. Where the
    hand to move is hidden only what can be listed can be suggested.

    Args:
        body (QwirkleSuggestRequest): What would a CPU player do?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[QwirkleSuggestion]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleSuggestRequest,
) -> QwirkleSuggestion | None:
    """Suggest a move

     What a CPU player would do for the seat to move, and why: for a lone player, or for one who is
    missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or
    a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn.
    A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows
    more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most
    at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level
    and seed always get the same answer; without a seed all levels but `random` do as well. Where the
    hand to move is hidden only what can be listed can be suggested.

    Args:
        body (QwirkleSuggestRequest): What would a CPU player do?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        QwirkleSuggestion
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
