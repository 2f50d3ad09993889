from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.pegs_and_jokers_card import PegsAndJokersCard, check_pegs_and_jokers_card

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_step import PegsAndJokersStep


T = TypeVar("T", bound="PegsAndJokersMovePlay")


@_attrs_define
class PegsAndJokersMovePlay:
    """Play a card and move by it."""

    card: PegsAndJokersCard
    """ A card of Pegs and Jokers, in order. Suits do nothing. """
    steps: list[PegsAndJokersStep]
    """ Which pegs move where: one, or with a 7 two, in order. The pegs are the player's own, or those of the
    teammate that a player who has all five home helps. """
    type_: Literal["play"] = "play"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card: str = self.card

        steps = []
        for steps_item_data in self.steps:
            steps_item = steps_item_data.to_dict()
            steps.append(steps_item)

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "steps": steps,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pegs_and_jokers_step import PegsAndJokersStep

        d = dict(src_dict)
        card = check_pegs_and_jokers_card(d.pop("card"))

        steps = []
        _steps = d.pop("steps")
        for steps_item_data in _steps:
            steps_item = PegsAndJokersStep.from_dict(steps_item_data)

            steps.append(steps_item)

        type_ = cast(Literal["play"], d.pop("type"))
        if type_ != "play":
            raise ValueError(f"type must match const 'play', got '{type_}'")

        pegs_and_jokers_move_play = cls(
            card=card,
            steps=steps,
            type_=type_,
        )

        pegs_and_jokers_move_play.additional_properties = d
        return pegs_and_jokers_move_play

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
