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
    from ..models.ludo_piece_finish import LudoPieceFinish
    from ..models.ludo_piece_lane import LudoPieceLane
    from ..models.ludo_piece_track import LudoPieceTrack
    from ..models.ludo_piece_yard import LudoPieceYard
    from ..models.piece_reference import PieceReference


T = TypeVar("T", bound="LudoEventCaptured")


@_attrs_define
class LudoEventCaptured:
    """A piece was sent back to its yard."""

    seat: int
    """ Whose. """
    piece: int
    """ Its number. """
    from_: LudoPieceFinish | LudoPieceLane | LudoPieceTrack | LudoPieceYard
    """ Where a piece of Ludo is. """
    by: PieceReference
    """ One piece of one seat. """
    type_: Literal["captured"] = "captured"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ludo_piece_lane import LudoPieceLane
        from ..models.ludo_piece_track import LudoPieceTrack
        from ..models.ludo_piece_yard import LudoPieceYard

        seat = self.seat

        piece = self.piece

        from_: dict[str, Any]
        if isinstance(self.from_, LudoPieceYard):
            from_ = self.from_.to_dict()
        elif isinstance(self.from_, LudoPieceTrack):
            from_ = self.from_.to_dict()
        elif isinstance(self.from_, LudoPieceLane):
            from_ = self.from_.to_dict()
        else:
            from_ = self.from_.to_dict()

        by = self.by.to_dict()

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "piece": piece,
                "from": from_,
                "by": by,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ludo_piece_finish import LudoPieceFinish
        from ..models.ludo_piece_lane import LudoPieceLane
        from ..models.ludo_piece_track import LudoPieceTrack
        from ..models.ludo_piece_yard import LudoPieceYard
        from ..models.piece_reference import PieceReference

        d = dict(src_dict)
        seat = d.pop("seat")

        piece = d.pop("piece")

        def _parse_from_(data: object) -> LudoPieceFinish | LudoPieceLane | LudoPieceTrack | LudoPieceYard:
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

        from_ = _parse_from_(d.pop("from"))

        by = PieceReference.from_dict(d.pop("by"))

        type_ = cast(Literal["captured"], d.pop("type"))
        if type_ != "captured":
            raise ValueError(f"type must match const 'captured', got '{type_}'")

        ludo_event_captured = cls(
            seat=seat,
            piece=piece,
            from_=from_,
            by=by,
            type_=type_,
        )

        ludo_event_captured.additional_properties = d
        return ludo_event_captured

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
