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

T = TypeVar("T", bound="LudoMoveRoll")


@_attrs_define
class LudoMoveRoll:
    """Roll the die."""

    type_: Literal["roll"] = "roll"
    die: int | Unset = UNSET
    """ What the die showed, 1 to 6. Left out, the referee rolls. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        die = self.die

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
            }
        )
        if die is not UNSET:
            field_dict["die"] = die

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["roll"], d.pop("type"))
        if type_ != "roll":
            raise ValueError(f"type must match const 'roll', got '{type_}'")

        die = d.pop("die", UNSET)

        ludo_move_roll = cls(
            type_=type_,
            die=die,
        )

        ludo_move_roll.additional_properties = d
        return ludo_move_roll

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
