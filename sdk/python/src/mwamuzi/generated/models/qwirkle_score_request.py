from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_placed_tile import QwirklePlacedTile


T = TypeVar("T", bound="QwirkleScoreRequest")


@_attrs_define
class QwirkleScoreRequest:
    """Tiles to be scored on a board. No hands and no turn: it serves a score sheet, and a board on which a fault stands."""

    board: list[QwirklePlacedTile]
    """ The tiles that lay there before. """
    tiles: list[QwirklePlacedTile]
    """ The tiles laid this turn, 1 to 6. """
    rules: int | Unset = UNSET
    """ The version of the rules; 1 if left out. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        board = []
        for board_item_data in self.board:
            board_item = board_item_data.to_dict()
            board.append(board_item)

        tiles = []
        for tiles_item_data in self.tiles:
            tiles_item = tiles_item_data.to_dict()
            tiles.append(tiles_item)

        rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "board": board,
                "tiles": tiles,
            }
        )
        if rules is not UNSET:
            field_dict["rules"] = rules

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_placed_tile import QwirklePlacedTile

        d = dict(src_dict)
        board = []
        _board = d.pop("board")
        for board_item_data in _board:
            board_item = QwirklePlacedTile.from_dict(board_item_data)

            board.append(board_item)

        tiles = []
        _tiles = d.pop("tiles")
        for tiles_item_data in _tiles:
            tiles_item = QwirklePlacedTile.from_dict(tiles_item_data)

            tiles.append(tiles_item)

        rules = d.pop("rules", UNSET)

        qwirkle_score_request = cls(
            board=board,
            tiles=tiles,
            rules=rules,
        )

        qwirkle_score_request.additional_properties = d
        return qwirkle_score_request

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
