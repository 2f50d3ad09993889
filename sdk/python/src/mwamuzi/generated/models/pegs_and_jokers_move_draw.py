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

from ..models.pegs_and_jokers_card import PegsAndJokersCard, check_pegs_and_jokers_card
from ..types import UNSET, Unset

T = TypeVar("T", bound="PegsAndJokersMoveDraw")


@_attrs_define
class PegsAndJokersMoveDraw:
    """Draw up to six cards."""

    type_: Literal["draw"] = "draw"
    drawn: list[PegsAndJokersCard] | Unset = UNSET
    """ What was drawn: one card. Left out, the referee draws for an open hand, if all hands are open. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        drawn: list[str] | Unset = UNSET
        if not isinstance(self.drawn, Unset):
            drawn = []
            for drawn_item_data in self.drawn:
                drawn_item: str = drawn_item_data
                drawn.append(drawn_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
            }
        )
        if drawn is not UNSET:
            field_dict["drawn"] = drawn

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["draw"], d.pop("type"))
        if type_ != "draw":
            raise ValueError(f"type must match const 'draw', got '{type_}'")

        _drawn = d.pop("drawn", UNSET)
        drawn: list[PegsAndJokersCard] | Unset = UNSET
        if _drawn is not UNSET:
            drawn = []
            for drawn_item_data in _drawn:
                drawn_item = check_pegs_and_jokers_card(drawn_item_data)

                drawn.append(drawn_item)

        pegs_and_jokers_move_draw = cls(
            type_=type_,
            drawn=drawn,
        )

        pegs_and_jokers_move_draw.additional_properties = d
        return pegs_and_jokers_move_draw

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
