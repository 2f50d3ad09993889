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

T = TypeVar("T", bound="PegsAndJokersEventHelps")


@_attrs_define
class PegsAndJokersEventHelps:
    """A player who has all five pegs home plays those of a teammate; told each time, before they move."""

    seat: int
    """ Who. """
    of: int
    """ Whose pegs. """
    type_: Literal["helps"] = "helps"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        of = self.of

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "of": of,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        of = d.pop("of")

        type_ = cast(Literal["helps"], d.pop("type"))
        if type_ != "helps":
            raise ValueError(f"type must match const 'helps', got '{type_}'")

        pegs_and_jokers_event_helps = cls(
            seat=seat,
            of=of,
            type_=type_,
        )

        pegs_and_jokers_event_helps.additional_properties = d
        return pegs_and_jokers_event_helps

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
