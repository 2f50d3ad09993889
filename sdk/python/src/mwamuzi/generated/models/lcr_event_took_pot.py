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

T = TypeVar("T", bound="LcrEventTookPot")


@_attrs_define
class LcrEventTookPot:
    """The winner took the pot."""

    seat: int
    """ Who. """
    chips: int
    """ How many chips it held. """
    type_: Literal["took_pot"] = "took_pot"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        chips = self.chips

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "chips": chips,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        chips = d.pop("chips")

        type_ = cast(Literal["took_pot"], d.pop("type"))
        if type_ != "took_pot":
            raise ValueError(f"type must match const 'took_pot', got '{type_}'")

        lcr_event_took_pot = cls(
            seat=seat,
            chips=chips,
            type_=type_,
        )

        lcr_event_took_pot.additional_properties = d
        return lcr_event_took_pot

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
