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

T = TypeVar("T", bound="LudoEventFinished")


@_attrs_define
class LudoEventFinished:
    """A player brought the fourth piece home."""

    seat: int
    """ Who. """
    place: int
    """ In which place. """
    type_: Literal["finished"] = "finished"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        place = self.place

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "place": place,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        place = d.pop("place")

        type_ = cast(Literal["finished"], d.pop("type"))
        if type_ != "finished":
            raise ValueError(f"type must match const 'finished', got '{type_}'")

        ludo_event_finished = cls(
            seat=seat,
            place=place,
            type_=type_,
        )

        ludo_event_finished.additional_properties = d
        return ludo_event_finished

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
