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

T = TypeVar("T", bound="PegsAndJokersHandOpen")


@_attrs_define
class PegsAndJokersHandOpen:
    """Its cards are known."""

    cards: list[PegsAndJokersCard]
    """ The cards, equal ones as often as they are held. """
    kind: Literal["open"] = "open"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        kind = self.kind

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_pegs_and_jokers_card(cards_item_data)

            cards.append(cards_item)

        kind = cast(Literal["open"], d.pop("kind"))
        if kind != "open":
            raise ValueError(f"kind must match const 'open', got '{kind}'")

        pegs_and_jokers_hand_open = cls(
            cards=cards,
            kind=kind,
        )

        pegs_and_jokers_hand_open.additional_properties = d
        return pegs_and_jokers_hand_open

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
