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

if TYPE_CHECKING:
    from ..models.qwirkle_placed_tile import QwirklePlacedTile


T = TypeVar("T", bound="QwirkleEventPlaced")


@_attrs_define
class QwirkleEventPlaced:
    """Tiles were laid on the board."""

    seat: int
    """ By whom. """
    tiles: list[QwirklePlacedTile]
    """ Which and where. """
    type_: Literal["placed"] = "placed"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        tiles = []
        for tiles_item_data in self.tiles:
            tiles_item = tiles_item_data.to_dict()
            tiles.append(tiles_item)

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "tiles": tiles,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_placed_tile import QwirklePlacedTile

        d = dict(src_dict)
        seat = d.pop("seat")

        tiles = []
        _tiles = d.pop("tiles")
        for tiles_item_data in _tiles:
            tiles_item = QwirklePlacedTile.from_dict(tiles_item_data)

            tiles.append(tiles_item)

        type_ = cast(Literal["placed"], d.pop("type"))
        if type_ != "placed":
            raise ValueError(f"type must match const 'placed', got '{type_}'")

        qwirkle_event_placed = cls(
            seat=seat,
            tiles=tiles,
            type_=type_,
        )

        qwirkle_event_placed.additional_properties = d
        return qwirkle_event_placed

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
