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

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_tile import QwirkleTile


T = TypeVar("T", bound="QwirkleEventDrawn")


@_attrs_define
class QwirkleEventDrawn:
    """Tiles were drawn from the bag."""

    seat: int
    """ By whom. """
    count: int
    """ How many. """
    type_: Literal["drawn"] = "drawn"
    tiles: list[QwirkleTile] | Unset = UNSET
    """ Which, where they are known. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        count = self.count

        type_ = self.type_

        tiles: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.tiles, Unset):
            tiles = []
            for tiles_item_data in self.tiles:
                tiles_item = tiles_item_data.to_dict()
                tiles.append(tiles_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "count": count,
                "type": type_,
            }
        )
        if tiles is not UNSET:
            field_dict["tiles"] = tiles

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_tile import QwirkleTile

        d = dict(src_dict)
        seat = d.pop("seat")

        count = d.pop("count")

        type_ = cast(Literal["drawn"], d.pop("type"))
        if type_ != "drawn":
            raise ValueError(f"type must match const 'drawn', got '{type_}'")

        _tiles = d.pop("tiles", UNSET)
        tiles: list[QwirkleTile] | Unset = UNSET
        if _tiles is not UNSET:
            tiles = []
            for tiles_item_data in _tiles:
                tiles_item = QwirkleTile.from_dict(tiles_item_data)

                tiles.append(tiles_item)

        qwirkle_event_drawn = cls(
            seat=seat,
            count=count,
            type_=type_,
            tiles=tiles,
        )

        qwirkle_event_drawn.additional_properties = d
        return qwirkle_event_drawn

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
