from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.pegs_and_jokers_card import PegsAndJokersCard, check_pegs_and_jokers_card
from ..models.pegs_and_jokers_color import (
    PegsAndJokersColor,
    check_pegs_and_jokers_color,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="PegsAndJokersSetupPlayer")


@_attrs_define
class PegsAndJokersSetupPlayer:
    """A player of a new game of Pegs and Jokers."""

    name: str | Unset = UNSET
    """ The name, given back as it came. """
    color: PegsAndJokersColor | Unset = UNSET
    """ The colours of Pegs and Jokers. They are for show. """
    cards: list[PegsAndJokersCard] | Unset = UNSET
    """ The hand, for a stated deal: five cards. Left out, it is hidden. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        color: str | Unset = UNSET
        if not isinstance(self.color, Unset):
            color = self.color

        cards: list[str] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = []
            for cards_item_data in self.cards:
                cards_item: str = cards_item_data
                cards.append(cards_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if color is not UNSET:
            field_dict["color"] = color
        if cards is not UNSET:
            field_dict["cards"] = cards

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        _color = d.pop("color", UNSET)
        color: PegsAndJokersColor | Unset
        if isinstance(_color, Unset):
            color = UNSET
        else:
            color = check_pegs_and_jokers_color(_color)

        _cards = d.pop("cards", UNSET)
        cards: list[PegsAndJokersCard] | Unset = UNSET
        if _cards is not UNSET:
            cards = []
            for cards_item_data in _cards:
                cards_item = check_pegs_and_jokers_card(cards_item_data)

                cards.append(cards_item)

        pegs_and_jokers_setup_player = cls(
            name=name,
            color=color,
            cards=cards,
        )

        pegs_and_jokers_setup_player.additional_properties = d
        return pegs_and_jokers_setup_player

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
