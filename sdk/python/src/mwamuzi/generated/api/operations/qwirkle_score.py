from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.qwirkle_score_request import QwirkleScoreRequest
from ...models.qwirkle_score_verdict_accepted import QwirkleScoreVerdictAccepted
from ...models.qwirkle_score_verdict_rejected import QwirkleScoreVerdictRejected
from ...types import Response


def _get_kwargs(
    *,
    body: QwirkleScoreRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/qwirkle/score",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_score_verdict_qwirkle_score_verdict_accepted = (
                    QwirkleScoreVerdictAccepted.from_dict(data)
                )

                return componentsschemas_qwirkle_score_verdict_qwirkle_score_verdict_accepted
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_qwirkle_score_verdict_qwirkle_score_verdict_rejected = (
                QwirkleScoreVerdictRejected.from_dict(data)
            )

            return componentsschemas_qwirkle_score_verdict_qwirkle_score_verdict_rejected

        response_200 = _parse_response_200(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleScoreRequest,
) -> Response[QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected]:
    """Score tiles on a board

     What tiles laid on a board score, line by line, or which rules they break. Only the lines that they
    touch are judged, so it serves a board on which a fault stands; hands, opening size and end bonus
    are not considered.

    Args:
        body (QwirkleScoreRequest): Tiles to be scored on a board. No hands and no turn: it serves
            a score sheet, and a board on which a fault stands.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected]
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
    body: QwirkleScoreRequest,
) -> QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected | None:
    """Score tiles on a board

     What tiles laid on a board score, line by line, or which rules they break. Only the lines that they
    touch are judged, so it serves a board on which a fault stands; hands, opening size and end bonus
    are not considered.

    Args:
        body (QwirkleScoreRequest): Tiles to be scored on a board. No hands and no turn: it serves
            a score sheet, and a board on which a fault stands.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleScoreRequest,
) -> Response[QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected]:
    """Score tiles on a board

     What tiles laid on a board score, line by line, or which rules they break. Only the lines that they
    touch are judged, so it serves a board on which a fault stands; hands, opening size and end bonus
    are not considered.

    Args:
        body (QwirkleScoreRequest): Tiles to be scored on a board. No hands and no turn: it serves
            a score sheet, and a board on which a fault stands.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleScoreRequest,
) -> QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected | None:
    """Score tiles on a board

     What tiles laid on a board score, line by line, or which rules they break. Only the lines that they
    touch are judged, so it serves a board on which a fault stands; hands, opening size and end bonus
    are not considered.

    Args:
        body (QwirkleScoreRequest): Tiles to be scored on a board. No hands and no turn: it serves
            a score sheet, and a board on which a fault stands.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
