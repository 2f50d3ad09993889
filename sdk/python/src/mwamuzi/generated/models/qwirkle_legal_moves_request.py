from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.qwirkle_order import QwirkleOrder, check_qwirkle_order
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_state import QwirkleState


T = TypeVar("T", bound="QwirkleLegalMovesRequest")


@_attrs_define
class QwirkleLegalMovesRequest:
    """Which moves are legal?"""

    state: QwirkleState
    """ A position of Qwirkle. What is neither on the board nor in a hand is in the bag. """
    seat: int | Unset = UNSET
    """ Whose moves; a seat that is not to move has none. """
    limit: int | Unset = UNSET
    """ How many moves to list; 0 for their number alone, 100 if left out. """
    cursor: str | Unset = UNSET
    """ The `next` of the page before. """
    order: QwirkleOrder | Unset = UNSET
    """ The orders of the list of moves. """
    outcomes: bool | Unset = UNSET
    """ Whether to tell beside each move what it would bring. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        seat = self.seat

        limit = self.limit

        cursor = self.cursor

        order: str | Unset = UNSET
        if not isinstance(self.order, Unset):
            order = self.order

        outcomes = self.outcomes

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat
        if limit is not UNSET:
            field_dict["limit"] = limit
        if cursor is not UNSET:
            field_dict["cursor"] = cursor
        if order is not UNSET:
            field_dict["order"] = order
        if outcomes is not UNSET:
            field_dict["outcomes"] = outcomes

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_state import QwirkleState

        d = dict(src_dict)
        state = QwirkleState.from_dict(d.pop("state"))

        seat = d.pop("seat", UNSET)

        limit = d.pop("limit", UNSET)

        cursor = d.pop("cursor", UNSET)

        _order = d.pop("order", UNSET)
        order: QwirkleOrder | Unset
        if isinstance(_order, Unset):
            order = UNSET
        else:
            order = check_qwirkle_order(_order)

        outcomes = d.pop("outcomes", UNSET)

        qwirkle_legal_moves_request = cls(
            state=state,
            seat=seat,
            limit=limit,
            cursor=cursor,
            order=order,
            outcomes=outcomes,
        )

        qwirkle_legal_moves_request.additional_properties = d
        return qwirkle_legal_moves_request

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
