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

from ..models.pegs_and_jokers_card import PegsAndJokersCard, check_pegs_and_jokers_card

T = TypeVar("T", bound="PegsAndJokersEventExchanged")


@_attrs_define
class PegsAndJokersEventExchanged:
    """A card was discarded for another."""

    seat: int
    """ By whom. """
    card: PegsAndJokersCard
    """ A card of Pegs and Jokers, in order. Suits do nothing. """
    type_: Literal["exchanged"] = "exchanged"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        card: str = self.card

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "card": card,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        card = check_pegs_and_jokers_card(d.pop("card"))

        type_ = cast(Literal["exchanged"], d.pop("type"))
        if type_ != "exchanged":
            raise ValueError(f"type must match const 'exchanged', got '{type_}'")

        pegs_and_jokers_event_exchanged = cls(
            seat=seat,
            card=card,
            type_=type_,
        )

        pegs_and_jokers_event_exchanged.additional_properties = d
        return pegs_and_jokers_event_exchanged

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
