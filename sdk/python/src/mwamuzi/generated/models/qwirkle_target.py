from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.cell import Cell
    from ..models.qwirkle_tile import QwirkleTile


T = TypeVar("T", bound="QwirkleTarget")


@_attrs_define
class QwirkleTarget:
    """Where one more tile of the hand may go."""

    tile: QwirkleTile
    """ A tile of Qwirkle. There are three of each of the 36. """
    cells: list[Cell]
    """ The cells it may go to, row by row from the top. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tile = self.tile.to_dict()

        cells = []
        for cells_item_data in self.cells:
            cells_item = cells_item_data.to_dict()
            cells.append(cells_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tile": tile,
                "cells": cells,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cell import Cell
        from ..models.qwirkle_tile import QwirkleTile

        d = dict(src_dict)
        tile = QwirkleTile.from_dict(d.pop("tile"))

        cells = []
        _cells = d.pop("cells")
        for cells_item_data in _cells:
            cells_item = Cell.from_dict(cells_item_data)

            cells.append(cells_item)

        qwirkle_target = cls(
            tile=tile,
            cells=cells,
        )

        qwirkle_target.additional_properties = d
        return qwirkle_target

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
