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
from ..types import UNSET, Unset

T = TypeVar("T", bound="LcrMoveRoll")


@_attrs_define
class LcrMoveRoll:
    """Roll the dice."""

    type_: Literal["roll"] = "roll"
    dice: list[LcrDie] | Unset = UNSET
    """ What the dice showed: one for each chip held, at most three. Left out, the referee rolls. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        dice: list[str] | Unset = UNSET
        if not isinstance(self.dice, Unset):
            dice = []
            for dice_item_data in self.dice:
                dice_item: str = dice_item_data
                dice.append(dice_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
            }
        )
        if dice is not UNSET:
            field_dict["dice"] = dice

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["roll"], d.pop("type"))
        if type_ != "roll":
            raise ValueError(f"type must match const 'roll', got '{type_}'")

        _dice = d.pop("dice", UNSET)
        dice: list[LcrDie] | Unset = UNSET
        if _dice is not UNSET:
            dice = []
            for dice_item_data in _dice:
                dice_item = check_lcr_die(dice_item_data)

                dice.append(dice_item)

        lcr_move_roll = cls(
            type_=type_,
            dice=dice,
        )

        lcr_move_roll.additional_properties = d
        return lcr_move_roll

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
