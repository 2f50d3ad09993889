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

T = TypeVar("T", bound="PegsAndJokersHandHidden")


@_attrs_define
class PegsAndJokersHandHidden:
    """Only its size is known."""

    size: int
    """ How many cards it holds. """
    kind: Literal["hidden"] = "hidden"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        size = self.size

        kind = self.kind

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "size": size,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        size = d.pop("size")

        kind = cast(Literal["hidden"], d.pop("kind"))
        if kind != "hidden":
            raise ValueError(f"kind must match const 'hidden', got '{kind}'")

        pegs_and_jokers_hand_hidden = cls(
            size=size,
            kind=kind,
        )

        pegs_and_jokers_hand_hidden.additional_properties = d
        return pegs_and_jokers_hand_hidden

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
