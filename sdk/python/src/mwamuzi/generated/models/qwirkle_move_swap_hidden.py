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

T = TypeVar("T", bound="QwirkleMoveSwapHidden")


@_attrs_define
class QwirkleMoveSwapHidden:
    """The same by a hidden hand, which names no tiles."""

    count: int
    """ How many tiles, one to six. """
    type_: Literal["swap_hidden"] = "swap_hidden"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        count = self.count

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "count": count,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        count = d.pop("count")

        type_ = cast(Literal["swap_hidden"], d.pop("type"))
        if type_ != "swap_hidden":
            raise ValueError(f"type must match const 'swap_hidden', got '{type_}'")

        qwirkle_move_swap_hidden = cls(
            count=count,
            type_=type_,
        )

        qwirkle_move_swap_hidden.additional_properties = d
        return qwirkle_move_swap_hidden

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
