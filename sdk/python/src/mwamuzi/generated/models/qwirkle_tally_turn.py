from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_placed_tile import QwirklePlacedTile


T = TypeVar("T", bound="QwirkleTallyTurn")


@_attrs_define
class QwirkleTallyTurn:
    """A turn on a score sheet: tiles laid, tiles swapped, a pass, or, with none of the three, the points alone."""

    seat: int
    """ Whose turn. """
    points: int
    """ The points written down for the turn, the end bonus included. """
    tiles: list[QwirklePlacedTile] | Unset = UNSET
    """ The tiles laid, 1 to 6 in any order. At most one of `tiles`, `swap` and `pass` may be given. """
    swap: int | Unset = UNSET
    """ How many tiles were swapped, 1 to 6. """
    pass_: bool | Unset = UNSET
    """ Whether the player passed; `false` says no more than leaving it out. """
    totals: list[int] | Unset = UNSET
    """ The points of each seat so far as the sheet has them, where it does. """
    claims_end_bonus: bool | Unset = UNSET
    """ Whether the sheet says that these points hold the 6 for the last tile; `false` says no more than leaving it
    out. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        points = self.points

        tiles: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.tiles, Unset):
            tiles = []
            for tiles_item_data in self.tiles:
                tiles_item = tiles_item_data.to_dict()
                tiles.append(tiles_item)

        swap = self.swap

        pass_ = self.pass_

        totals: list[int] | Unset = UNSET
        if not isinstance(self.totals, Unset):
            totals = self.totals

        claims_end_bonus = self.claims_end_bonus

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "points": points,
            }
        )
        if tiles is not UNSET:
            field_dict["tiles"] = tiles
        if swap is not UNSET:
            field_dict["swap"] = swap
        if pass_ is not UNSET:
            field_dict["pass"] = pass_
        if totals is not UNSET:
            field_dict["totals"] = totals
        if claims_end_bonus is not UNSET:
            field_dict["claims_end_bonus"] = claims_end_bonus

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_placed_tile import QwirklePlacedTile

        d = dict(src_dict)
        seat = d.pop("seat")

        points = d.pop("points")

        _tiles = d.pop("tiles", UNSET)
        tiles: list[QwirklePlacedTile] | Unset = UNSET
        if _tiles is not UNSET:
            tiles = []
            for tiles_item_data in _tiles:
                tiles_item = QwirklePlacedTile.from_dict(tiles_item_data)

                tiles.append(tiles_item)

        swap = d.pop("swap", UNSET)

        pass_ = d.pop("pass", UNSET)

        totals = cast(list[int], d.pop("totals", UNSET))

        claims_end_bonus = d.pop("claims_end_bonus", UNSET)

        qwirkle_tally_turn = cls(
            seat=seat,
            points=points,
            tiles=tiles,
            swap=swap,
            pass_=pass_,
            totals=totals,
            claims_end_bonus=claims_end_bonus,
        )

        qwirkle_tally_turn.additional_properties = d
        return qwirkle_tally_turn

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
