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

T = TypeVar("T", bound="PegsAndJokersTurnDraw")


@_attrs_define
class PegsAndJokersTurnDraw:
    """A player with five cards is to draw."""

    seat: int
    """ Who. """
    phase: Literal["draw"] = "draw"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        phase = self.phase

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "phase": phase,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        phase = cast(Literal["draw"], d.pop("phase"))
        if phase != "draw":
            raise ValueError(f"phase must match const 'draw', got '{phase}'")

        pegs_and_jokers_turn_draw = cls(
            seat=seat,
            phase=phase,
        )

        pegs_and_jokers_turn_draw.additional_properties = d
        return pegs_and_jokers_turn_draw

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
