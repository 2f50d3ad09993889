from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PegsAndJokersSide")


@_attrs_define
class PegsAndJokersSide:
    """One player's side of a board of Pegs and Jokers: 18 holes of the ring."""

    seat: int
    """ Whose side it is. """
    corner: int
    """ The first hole of the side. """
    in_spot: int
    """ The hole from which pegs turn into home. """
    come_out: int
    """ The hole on which pegs come out. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        corner = self.corner

        in_spot = self.in_spot

        come_out = self.come_out

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "corner": corner,
                "in_spot": in_spot,
                "come_out": come_out,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        corner = d.pop("corner")

        in_spot = d.pop("in_spot")

        come_out = d.pop("come_out")

        pegs_and_jokers_side = cls(
            seat=seat,
            corner=corner,
            in_spot=in_spot,
            come_out=come_out,
        )

        pegs_and_jokers_side.additional_properties = d
        return pegs_and_jokers_side

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
