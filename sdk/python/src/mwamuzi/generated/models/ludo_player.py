from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ludo_color import LudoColor, check_ludo_color
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ludo_piece_finish import LudoPieceFinish
    from ..models.ludo_piece_lane import LudoPieceLane
    from ..models.ludo_piece_track import LudoPieceTrack
    from ..models.ludo_piece_yard import LudoPieceYard


T = TypeVar("T", bound="LudoPlayer")


@_attrs_define
class LudoPlayer:
    """A player of Ludo."""

    color: LudoColor
    """ The colours of Ludo, clockwise. """
    pieces: list[LudoPieceFinish | LudoPieceLane | LudoPieceTrack | LudoPieceYard]
    """ The four pieces, numbered from 0. """
    name: str | Unset = UNSET
    """ The name, given back as it came. """
    place: int | Unset = UNSET
    """ The place in the order of finishing; only for a player with four pieces home. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ludo_piece_lane import LudoPieceLane
        from ..models.ludo_piece_track import LudoPieceTrack
        from ..models.ludo_piece_yard import LudoPieceYard

        color: str = self.color

        pieces = []
        for pieces_item_data in self.pieces:
            pieces_item: dict[str, Any]
            if isinstance(pieces_item_data, LudoPieceYard):
                pieces_item = pieces_item_data.to_dict()
            elif isinstance(pieces_item_data, LudoPieceTrack):
                pieces_item = pieces_item_data.to_dict()
            elif isinstance(pieces_item_data, LudoPieceLane):
                pieces_item = pieces_item_data.to_dict()
            else:
                pieces_item = pieces_item_data.to_dict()

            pieces.append(pieces_item)

        name = self.name

        place = self.place

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "color": color,
                "pieces": pieces,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if place is not UNSET:
            field_dict["place"] = place

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ludo_piece_finish import LudoPieceFinish
        from ..models.ludo_piece_lane import LudoPieceLane
        from ..models.ludo_piece_track import LudoPieceTrack
        from ..models.ludo_piece_yard import LudoPieceYard

        d = dict(src_dict)
        color = check_ludo_color(d.pop("color"))

        pieces = []
        _pieces = d.pop("pieces")
        for pieces_item_data in _pieces:

            def _parse_pieces_item(data: object) -> LudoPieceFinish | LudoPieceLane | LudoPieceTrack | LudoPieceYard:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_piece_ludo_piece_yard = LudoPieceYard.from_dict(data)

                    return componentsschemas_ludo_piece_ludo_piece_yard
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_piece_ludo_piece_track = LudoPieceTrack.from_dict(data)

                    return componentsschemas_ludo_piece_ludo_piece_track
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_piece_ludo_piece_lane = LudoPieceLane.from_dict(data)

                    return componentsschemas_ludo_piece_ludo_piece_lane
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ludo_piece_ludo_piece_finish = LudoPieceFinish.from_dict(data)

                return componentsschemas_ludo_piece_ludo_piece_finish

            pieces_item = _parse_pieces_item(pieces_item_data)

            pieces.append(pieces_item)

        name = d.pop("name", UNSET)

        place = d.pop("place", UNSET)

        ludo_player = cls(
            color=color,
            pieces=pieces,
            name=name,
            place=place,
        )

        ludo_player.additional_properties = d
        return ludo_player

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
