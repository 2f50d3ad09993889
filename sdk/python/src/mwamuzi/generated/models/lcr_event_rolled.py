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

from ..models.lcr_die import LcrDie, check_lcr_die

T = TypeVar("T", bound="LcrEventRolled")


@_attrs_define
class LcrEventRolled:
    """Dice were rolled."""

    seat: int
    """ By whom. """
    dice: list[LcrDie]
    """ What they showed. """
    type_: Literal["rolled"] = "rolled"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        dice = []
        for dice_item_data in self.dice:
            dice_item: str = dice_item_data
            dice.append(dice_item)

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "dice": dice,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        dice = []
        _dice = d.pop("dice")
        for dice_item_data in _dice:
            dice_item = check_lcr_die(dice_item_data)

            dice.append(dice_item)

        type_ = cast(Literal["rolled"], d.pop("type"))
        if type_ != "rolled":
            raise ValueError(f"type must match const 'rolled', got '{type_}'")

        lcr_event_rolled = cls(
            seat=seat,
            dice=dice,
            type_=type_,
        )

        lcr_event_rolled.additional_properties = d
        return lcr_event_rolled

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
