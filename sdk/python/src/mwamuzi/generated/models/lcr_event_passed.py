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

T = TypeVar("T", bound="LcrEventPassed")


@_attrs_define
class LcrEventPassed:
    """Chips went to a neighbour."""

    seat: int
    """ From whom. """
    to: int
    """ To whom. """
    chips: int
    """ How many. """
    type_: Literal["passed"] = "passed"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        to = self.to

        chips = self.chips

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "to": to,
                "chips": chips,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        to = d.pop("to")

        chips = d.pop("chips")

        type_ = cast(Literal["passed"], d.pop("type"))
        if type_ != "passed":
            raise ValueError(f"type must match const 'passed', got '{type_}'")

        lcr_event_passed = cls(
            seat=seat,
            to=to,
            chips=chips,
            type_=type_,
        )

        lcr_event_passed.additional_properties = d
        return lcr_event_passed

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
