from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.qwirkle_placed_tile import QwirklePlacedTile
    from ..models.qwirkle_state import QwirkleState


T = TypeVar("T", bound="QwirkleTargetsRequest")


@_attrs_define
class QwirkleTargetsRequest:
    """Where may one more tile go?"""

    state: QwirkleState
    """ A position of Qwirkle. What is neither on the board nor in a hand is in the bag. """
    placed: list[QwirklePlacedTile]
    """ The tiles of the hand laid so far this turn, in any order: any part of a placement. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        placed = []
        for placed_item_data in self.placed:
            placed_item = placed_item_data.to_dict()
            placed.append(placed_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
                "placed": placed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_placed_tile import QwirklePlacedTile
        from ..models.qwirkle_state import QwirkleState

        d = dict(src_dict)
        state = QwirkleState.from_dict(d.pop("state"))

        placed = []
        _placed = d.pop("placed")
        for placed_item_data in _placed:
            placed_item = QwirklePlacedTile.from_dict(placed_item_data)

            placed.append(placed_item)

        qwirkle_targets_request = cls(
            state=state,
            placed=placed,
        )

        qwirkle_targets_request.additional_properties = d
        return qwirkle_targets_request

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
