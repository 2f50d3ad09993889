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

T = TypeVar("T", bound="PegsAndJokersEventTurn")


@_attrs_define
class PegsAndJokersEventTurn:
    """The turn came to a player, or goes on after a draw."""

    seat: int
    """ To whom. """
    phase: str
    """ What a turn of Pegs and Jokers asks for. One of `draw`, `play`, or a word that came later. """
    type_: Literal["turn"] = "turn"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        phase = self.phase

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "phase": phase,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        phase = d.pop("phase")

        type_ = cast(Literal["turn"], d.pop("type"))
        if type_ != "turn":
            raise ValueError(f"type must match const 'turn', got '{type_}'")

        pegs_and_jokers_event_turn = cls(
            seat=seat,
            phase=phase,
            type_=type_,
        )

        pegs_and_jokers_event_turn.additional_properties = d
        return pegs_and_jokers_event_turn

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
