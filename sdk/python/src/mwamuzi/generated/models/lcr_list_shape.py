from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="LcrListShape")


@_attrs_define
class LcrListShape:
    """How to list the moves that follow."""

    limit: int | Unset = UNSET
    """ How many moves to list; 0 for their number alone, 100 if left out. """
    order: Literal["position"] | Unset = UNSET
    """ In which order. """
    outcomes: bool | Unset = UNSET
    """ Whether to tell beside each move what it would bring. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        limit = self.limit

        order = self.order

        outcomes = self.outcomes

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if limit is not UNSET:
            field_dict["limit"] = limit
        if order is not UNSET:
            field_dict["order"] = order
        if outcomes is not UNSET:
            field_dict["outcomes"] = outcomes

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        limit = d.pop("limit", UNSET)

        order = cast(Literal["position"] | Unset, d.pop("order", UNSET))
        if order != "position" and not isinstance(order, Unset):
            raise ValueError(f"order must match const 'position', got '{order}'")

        outcomes = d.pop("outcomes", UNSET)

        lcr_list_shape = cls(
            limit=limit,
            order=order,
            outcomes=outcomes,
        )

        lcr_list_shape.additional_properties = d
        return lcr_list_shape

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
