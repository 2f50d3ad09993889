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
    from ..models.qwirkle_tile import QwirkleTile


T = TypeVar("T", bound="QwirkleHandOpen")


@_attrs_define
class QwirkleHandOpen:
    """Its tiles are known."""

    tiles: list[QwirkleTile]
    """ The tiles, equal ones as often as they are held. """
    kind: Literal["open"] = "open"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tiles = []
        for tiles_item_data in self.tiles:
            tiles_item = tiles_item_data.to_dict()
            tiles.append(tiles_item)

        kind = self.kind

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tiles": tiles,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_tile import QwirkleTile

        d = dict(src_dict)
        tiles = []
        _tiles = d.pop("tiles")
        for tiles_item_data in _tiles:
            tiles_item = QwirkleTile.from_dict(tiles_item_data)

            tiles.append(tiles_item)

        kind = cast(Literal["open"], d.pop("kind"))
        if kind != "open":
            raise ValueError(f"kind must match const 'open', got '{kind}'")

        qwirkle_hand_open = cls(
            tiles=tiles,
            kind=kind,
        )

        qwirkle_hand_open.additional_properties = d
        return qwirkle_hand_open

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
