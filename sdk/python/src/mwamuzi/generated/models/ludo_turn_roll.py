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

T = TypeVar("T", bound="LudoTurnRoll")


@_attrs_define
class LudoTurnRoll:
    """A player is to roll."""

    seat: int
    """ Who. """
    sixes: int
    """ Sixes rolled in a row this turn, 0 to 2. """
    tries: int
    """ Rolls used up under `three_rolls`, 0 to 2. """
    phase: Literal["roll"] = "roll"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        sixes = self.sixes

        tries = self.tries

        phase = self.phase

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "sixes": sixes,
                "tries": tries,
                "phase": phase,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        sixes = d.pop("sixes")

        tries = d.pop("tries")

        phase = cast(Literal["roll"], d.pop("phase"))
        if phase != "roll":
            raise ValueError(f"phase must match const 'roll', got '{phase}'")

        ludo_turn_roll = cls(
            seat=seat,
            sixes=sixes,
            tries=tries,
            phase=phase,
        )

        ludo_turn_roll.additional_properties = d
        return ludo_turn_roll

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
