from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GameResult")


@_attrs_define
class GameResult:
    """How a finished game stands."""

    reason: str
    """ Why the game ended, a plain word. """
    winners: list[int]
    """ The seats that won, more than one where the win is shared. """
    places: list[int]
    """ The place of each seat; equal places are shared and the next is skipped. """
    head_to_head: list[list[float]]
    """ For each seat its result against each seat: 1, 0.5 or 0, against itself 0.5. For ratings. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        winners = self.winners

        places = self.places

        head_to_head = []
        for head_to_head_item_data in self.head_to_head:
            head_to_head_item = head_to_head_item_data

            head_to_head.append(head_to_head_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "winners": winners,
                "places": places,
                "head_to_head": head_to_head,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        winners = cast(list[int], d.pop("winners"))

        places = cast(list[int], d.pop("places"))

        head_to_head = []
        _head_to_head = d.pop("head_to_head")
        for head_to_head_item_data in _head_to_head:
            head_to_head_item = cast(list[float], head_to_head_item_data)

            head_to_head.append(head_to_head_item)

        game_result = cls(
            reason=reason,
            winners=winners,
            places=places,
            head_to_head=head_to_head,
        )

        game_result.additional_properties = d
        return game_result

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
