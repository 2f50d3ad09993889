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
from ..types import UNSET, Unset

T = TypeVar("T", bound="PegsAndJokersEventDrawn")


@_attrs_define
class PegsAndJokersEventDrawn:
    """Cards were drawn from the pile."""

    seat: int
    """ By whom. """
    count: int
    """ How many. """
    type_: Literal["drawn"] = "drawn"
    cards: list[PegsAndJokersCard] | Unset = UNSET
    """ Which, where they are known. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        count = self.count

        type_ = self.type_

        cards: list[str] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = []
            for cards_item_data in self.cards:
                cards_item: str = cards_item_data
                cards.append(cards_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "count": count,
                "type": type_,
            }
        )
        if cards is not UNSET:
            field_dict["cards"] = cards

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        count = d.pop("count")

        type_ = cast(Literal["drawn"], d.pop("type"))
        if type_ != "drawn":
            raise ValueError(f"type must match const 'drawn', got '{type_}'")

        _cards = d.pop("cards", UNSET)
        cards: list[PegsAndJokersCard] | Unset = UNSET
        if _cards is not UNSET:
            cards = []
            for cards_item_data in _cards:
                cards_item = check_pegs_and_jokers_card(cards_item_data)

                cards.append(cards_item)

        pegs_and_jokers_event_drawn = cls(
            seat=seat,
            count=count,
            type_=type_,
            cards=cards,
        )

        pegs_and_jokers_event_drawn.additional_properties = d
        return pegs_and_jokers_event_drawn

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
