from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.ludo_apply_request import LudoApplyRequest
from ...models.ludo_verdict_accepted import LudoVerdictAccepted
from ...models.ludo_verdict_rejected import LudoVerdictRejected
from ...types import Response


def _get_kwargs(
    *,
    body: LudoApplyRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/ludo/apply",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> LudoVerdictAccepted | LudoVerdictRejected | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> LudoVerdictAccepted | LudoVerdictRejected:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ludo_verdict_ludo_verdict_accepted = LudoVerdictAccepted.from_dict(data)

                return componentsschemas_ludo_verdict_ludo_verdict_accepted
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_ludo_verdict_ludo_verdict_rejected = LudoVerdictRejected.from_dict(data)

            return componentsschemas_ludo_verdict_ludo_verdict_rejected

        response_200 = _parse_response_200(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[LudoVerdictAccepted | LudoVerdictRejected]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: LudoApplyRequest,
) -> Response[LudoVerdictAccepted | LudoVerdictRejected]:
    """Judge a move

     From a state and a move the verdict: accepted, with what happened, what it scored, the next state
    and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an
    answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the
    referee and comes back filled in, so that a list of accepted moves replays the game.

    Args:
        body (LudoApplyRequest): A move to be judged.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LudoVerdictAccepted | LudoVerdictRejected]
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
    body: LudoApplyRequest,
) -> LudoVerdictAccepted | LudoVerdictRejected | None:
    """Judge a move

     From a state and a move the verdict: accepted, with what happened, what it scored, the next state
    and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an
    answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the
    referee and comes back filled in, so that a list of accepted moves replays the game.

    Args:
        body (LudoApplyRequest): A move to be judged.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LudoVerdictAccepted | LudoVerdictRejected
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: LudoApplyRequest,
) -> Response[LudoVerdictAccepted | LudoVerdictRejected]:
    """Judge a move

     From a state and a move the verdict: accepted, with what happened, what it scored, the next state
    and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an
    answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the
    referee and comes back filled in, so that a list of accepted moves replays the game.

    Args:
        body (LudoApplyRequest): A move to be judged.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LudoVerdictAccepted | LudoVerdictRejected]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: LudoApplyRequest,
) -> LudoVerdictAccepted | LudoVerdictRejected | None:
    """Judge a move

     From a state and a move the verdict: accepted, with what happened, what it scored, the next state
    and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an
    answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the
    referee and comes back filled in, so that a list of accepted moves replays the game.

    Args:
        body (LudoApplyRequest): A move to be judged.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LudoVerdictAccepted | LudoVerdictRejected
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
