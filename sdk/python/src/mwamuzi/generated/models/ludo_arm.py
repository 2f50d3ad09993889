from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ludo_color import LudoColor, check_ludo_color
from ..types import UNSET, Unset

T = TypeVar("T", bound="LudoArm")


@_attrs_define
class LudoArm:
    """One arm of a board of Ludo."""

    start: int
    """ The square on which pieces leave the yard. """
    star: int
    """ The square with the star. """
    turn_off: int
    """ The last square of the lap, from which pieces turn into the lane. """
    color: LudoColor | Unset = UNSET
    """ The colours of Ludo, clockwise. """
    seat: int | Unset = UNSET
    """ Whose arm it is: on the smaller boards that of a seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        start = self.start

        star = self.star

        turn_off = self.turn_off

        color: str | Unset = UNSET
        if not isinstance(self.color, Unset):
            color = self.color

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "start": start,
                "star": star,
                "turn_off": turn_off,
            }
        )
        if color is not UNSET:
            field_dict["color"] = color
        if seat is not UNSET:
            field_dict["seat"] = seat

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        start = d.pop("start")

        star = d.pop("star")

        turn_off = d.pop("turn_off")

        _color = d.pop("color", UNSET)
        color: LudoColor | Unset
        if isinstance(_color, Unset):
            color = UNSET
        else:
            color = check_ludo_color(_color)

        seat = d.pop("seat", UNSET)

        ludo_arm = cls(
            start=start,
            star=star,
            turn_off=turn_off,
            color=color,
            seat=seat,
        )

        ludo_arm.additional_properties = d
        return ludo_arm

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
