from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.qwirkle_audit import QwirkleAudit
from ...models.qwirkle_tally_request import QwirkleTallyRequest
from ...types import Response


def _get_kwargs(
    *,
    body: QwirkleTallyRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/qwirkle/tally",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> QwirkleAudit | None:
    if response.status_code == 200:
        response_200 = QwirkleAudit.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[QwirkleAudit]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleTallyRequest,
) -> Response[QwirkleAudit]:
    """Audit a score sheet

     A whole score sheet, turn by turn: which turns are right, the right points line by line where not,
    which rules were broken, the slips that explain a wrong number, and whether totals and winners
    stand. No hands are needed: bag, hand sizes and the end follow from the turns. A turn may also be
    its points alone; then it is told what numbers can tell. A turn that broke a rule but stood at the
    table scores as it lies, and the audit goes on.

    Args:
        body (QwirkleTallyRequest): A score sheet of Qwirkle as people keep it: who laid what for
            how many points, and what it came to.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[QwirkleAudit]
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
    body: QwirkleTallyRequest,
) -> QwirkleAudit | None:
    """Audit a score sheet

     A whole score sheet, turn by turn: which turns are right, the right points line by line where not,
    which rules were broken, the slips that explain a wrong number, and whether totals and winners
    stand. No hands are needed: bag, hand sizes and the end follow from the turns. A turn may also be
    its points alone; then it is told what numbers can tell. A turn that broke a rule but stood at the
    table scores as it lies, and the audit goes on.

    Args:
        body (QwirkleTallyRequest): A score sheet of Qwirkle as people keep it: who laid what for
            how many points, and what it came to.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        QwirkleAudit
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleTallyRequest,
) -> Response[QwirkleAudit]:
    """Audit a score sheet

     A whole score sheet, turn by turn: which turns are right, the right points line by line where not,
    which rules were broken, the slips that explain a wrong number, and whether totals and winners
    stand. No hands are needed: bag, hand sizes and the end follow from the turns. A turn may also be
    its points alone; then it is told what numbers can tell. A turn that broke a rule but stood at the
    table scores as it lies, and the audit goes on.

    Args:
        body (QwirkleTallyRequest): A score sheet of Qwirkle as people keep it: who laid what for
            how many points, and what it came to.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[QwirkleAudit]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: QwirkleTallyRequest,
) -> QwirkleAudit | None:
    """Audit a score sheet

     A whole score sheet, turn by turn: which turns are right, the right points line by line where not,
    which rules were broken, the slips that explain a wrong number, and whether totals and winners
    stand. No hands are needed: bag, hand sizes and the end follow from the turns. A turn may also be
    its points alone; then it is told what numbers can tell. A turn that broke a rule but stood at the
    table scores as it lies, and the audit goes on.

    Args:
        body (QwirkleTallyRequest): A score sheet of Qwirkle as people keep it: who laid what for
            how many points, and what it came to.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        QwirkleAudit
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
