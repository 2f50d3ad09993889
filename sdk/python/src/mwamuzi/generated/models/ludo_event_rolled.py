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

T = TypeVar("T", bound="LudoEventRolled")


@_attrs_define
class LudoEventRolled:
    """The die was rolled."""

    seat: int
    """ By whom. """
    die: int
    """ What it showed. """
    type_: Literal["rolled"] = "rolled"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        die = self.die

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "die": die,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        die = d.pop("die")

        type_ = cast(Literal["rolled"], d.pop("type"))
        if type_ != "rolled":
            raise ValueError(f"type must match const 'rolled', got '{type_}'")

        ludo_event_rolled = cls(
            seat=seat,
            die=die,
            type_=type_,
        )

        ludo_event_rolled.additional_properties = d
        return ludo_event_rolled

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
