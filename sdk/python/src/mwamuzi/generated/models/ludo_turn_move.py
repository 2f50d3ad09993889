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

T = TypeVar("T", bound="LudoTurnMove")


@_attrs_define
class LudoTurnMove:
    """A player is to move a piece by the number rolled."""

    seat: int
    """ Who. """
    die: int
    """ The number rolled, 1 to 6. """
    sixes: int
    """ Sixes rolled in a row this turn, this one included, 0 to 2. """
    phase: Literal["move"] = "move"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        die = self.die

        sixes = self.sixes

        phase = self.phase

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "die": die,
                "sixes": sixes,
                "phase": phase,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        die = d.pop("die")

        sixes = d.pop("sixes")

        phase = cast(Literal["move"], d.pop("phase"))
        if phase != "move":
            raise ValueError(f"phase must match const 'move', got '{phase}'")

        ludo_turn_move = cls(
            seat=seat,
            die=die,
            sixes=sixes,
            phase=phase,
        )

        ludo_turn_move.additional_properties = d
        return ludo_turn_move

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
