from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.lcr_replay_answer import LcrReplayAnswer
from ...models.lcr_replay_request import LcrReplayRequest
from ...types import Response


def _get_kwargs(
    *,
    body: LcrReplayRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/lcr/replay",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> LcrReplayAnswer | None:
    if response.status_code == 200:
        response_200 = LcrReplayAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[LcrReplayAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: LcrReplayRequest,
) -> Response[LcrReplayAnswer]:
    """Judge a whole game

     From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move
    scored, the totals after it, and the state and result at the end. The referee invents nothing: every
    move is judged as apply judges it with `chance` `stated`. Points and totals that were written down
    are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last
    step, and `state` is the last good one. Pointers of violations count from this request's root
    (`/moves/17/move/tiles/0`).

    With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without
    one it is refused as `new` refuses it with `chance` `stated`.

    Args:
        body (LcrReplayRequest): A game to be replayed: from a state or a set-up, exactly one of
            the two.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LcrReplayAnswer]
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
    body: LcrReplayRequest,
) -> LcrReplayAnswer | None:
    """Judge a whole game

     From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move
    scored, the totals after it, and the state and result at the end. The referee invents nothing: every
    move is judged as apply judges it with `chance` `stated`. Points and totals that were written down
    are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last
    step, and `state` is the last good one. Pointers of violations count from this request's root
    (`/moves/17/move/tiles/0`).

    With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without
    one it is refused as `new` refuses it with `chance` `stated`.

    Args:
        body (LcrReplayRequest): A game to be replayed: from a state or a set-up, exactly one of
            the two.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LcrReplayAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: LcrReplayRequest,
) -> Response[LcrReplayAnswer]:
    """Judge a whole game

     From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move
    scored, the totals after it, and the state and result at the end. The referee invents nothing: every
    move is judged as apply judges it with `chance` `stated`. Points and totals that were written down
    are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last
    step, and `state` is the last good one. Pointers of violations count from this request's root
    (`/moves/17/move/tiles/0`).

    With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without
    one it is refused as `new` refuses it with `chance` `stated`.

    Args:
        body (LcrReplayRequest): A game to be replayed: from a state or a set-up, exactly one of
            the two.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LcrReplayAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: LcrReplayRequest,
) -> LcrReplayAnswer | None:
    """Judge a whole game

     From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move
    scored, the totals after it, and the state and result at the end. The referee invents nothing: every
    move is judged as apply judges it with `chance` `stated`. Points and totals that were written down
    are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last
    step, and `state` is the last good one. Pointers of violations count from this request's root
    (`/moves/17/move/tiles/0`).

    With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without
    one it is refused as `new` refuses it with `chance` `stated`.

    Args:
        body (LcrReplayRequest): A game to be replayed: from a state or a set-up, exactly one of
            the two.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LcrReplayAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
