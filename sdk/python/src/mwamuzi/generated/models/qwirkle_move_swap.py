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


T = TypeVar("T", bound="QwirkleMoveSwap")


@_attrs_define
class QwirkleMoveSwap:
    """Exchange tiles of the hand for as many from the bag."""

    tiles: list[QwirkleTile]
    """ One to six tiles that are laid aside. """
    type_: Literal["swap"] = "swap"
    drawn: list[QwirkleTile] | Unset = UNSET
    """ What was drawn for them. Left out, the referee draws for an open hand. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tiles = []
        for tiles_item_data in self.tiles:
            tiles_item = tiles_item_data.to_dict()
            tiles.append(tiles_item)

        type_ = self.type_

        drawn: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.drawn, Unset):
            drawn = []
            for drawn_item_data in self.drawn:
                drawn_item = drawn_item_data.to_dict()
                drawn.append(drawn_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tiles": tiles,
                "type": type_,
            }
        )
        if drawn is not UNSET:
            field_dict["drawn"] = drawn

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

        type_ = cast(Literal["swap"], d.pop("type"))
        if type_ != "swap":
            raise ValueError(f"type must match const 'swap', got '{type_}'")

        _drawn = d.pop("drawn", UNSET)
        drawn: list[QwirkleTile] | Unset = UNSET
        if _drawn is not UNSET:
            drawn = []
            for drawn_item_data in _drawn:
                drawn_item = QwirkleTile.from_dict(drawn_item_data)

                drawn.append(drawn_item)

        qwirkle_move_swap = cls(
            tiles=tiles,
            type_=type_,
            drawn=drawn,
        )

        qwirkle_move_swap.additional_properties = d
        return qwirkle_move_swap

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
