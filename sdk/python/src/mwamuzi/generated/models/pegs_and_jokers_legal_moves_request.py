from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_state import PegsAndJokersState


T = TypeVar("T", bound="PegsAndJokersLegalMovesRequest")


@_attrs_define
class PegsAndJokersLegalMovesRequest:
    """Which moves are legal?"""

    state: PegsAndJokersState
    """ A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile. """
    seat: int | Unset = UNSET
    """ Whose moves; a seat that is not to move has none. """
    limit: int | Unset = UNSET
    """ How many moves to list; 0 for their number alone, 100 if left out. """
    cursor: str | Unset = UNSET
    """ The `next` of the page before. """
    order: Literal["position"] | Unset = UNSET
    """ In which order. """
    outcomes: bool | Unset = UNSET
    """ Whether to tell beside each move what it would bring. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        seat = self.seat

        limit = self.limit

        cursor = self.cursor

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
        from ..models.pegs_and_jokers_state import PegsAndJokersState

        d = dict(src_dict)
        state = PegsAndJokersState.from_dict(d.pop("state"))

        seat = d.pop("seat", UNSET)

        limit = d.pop("limit", UNSET)

        cursor = d.pop("cursor", UNSET)

        order = cast(Literal["position"] | Unset, d.pop("order", UNSET))
        if order != "position" and not isinstance(order, Unset):
            raise ValueError(f"order must match const 'position', got '{order}'")

        outcomes = d.pop("outcomes", UNSET)

        pegs_and_jokers_legal_moves_request = cls(
            state=state,
            seat=seat,
            limit=limit,
            cursor=cursor,
            order=order,
            outcomes=outcomes,
        )

        pegs_and_jokers_legal_moves_request.additional_properties = d
        return pegs_and_jokers_legal_moves_request

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
