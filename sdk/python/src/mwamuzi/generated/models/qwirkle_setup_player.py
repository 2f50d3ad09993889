from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_tile import QwirkleTile


T = TypeVar("T", bound="QwirkleSetupPlayer")


@_attrs_define
class QwirkleSetupPlayer:
    """A player of a new game of Qwirkle."""

    name: str | Unset = UNSET
    """ The name, given back as it came. """
    age: int | Unset = UNSET
    """ The age in years: where several could start, the oldest does. """
    tiles: list[QwirkleTile] | Unset = UNSET
    """ The hand, for a stated deal: six tiles. Left out, it is hidden. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        age = self.age

        tiles: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.tiles, Unset):
            tiles = []
            for tiles_item_data in self.tiles:
                tiles_item = tiles_item_data.to_dict()
                tiles.append(tiles_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if age is not UNSET:
            field_dict["age"] = age
        if tiles is not UNSET:
            field_dict["tiles"] = tiles

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_tile import QwirkleTile

        d = dict(src_dict)
        name = d.pop("name", UNSET)

        age = d.pop("age", UNSET)

        _tiles = d.pop("tiles", UNSET)
        tiles: list[QwirkleTile] | Unset = UNSET
        if _tiles is not UNSET:
            tiles = []
            for tiles_item_data in _tiles:
                tiles_item = QwirkleTile.from_dict(tiles_item_data)

                tiles.append(tiles_item)

        qwirkle_setup_player = cls(
            name=name,
            age=age,
            tiles=tiles,
        )

        qwirkle_setup_player.additional_properties = d
        return qwirkle_setup_player

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
