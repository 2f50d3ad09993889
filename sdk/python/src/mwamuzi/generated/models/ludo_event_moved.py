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


T = TypeVar("T", bound="LudoEventMoved")


@_attrs_define
class LudoEventMoved:
    """A piece moved, or left the yard."""

    seat: int
    """ Whose. """
    piece: int
    """ Its number. """
    from_: LudoPieceFinish | LudoPieceLane | LudoPieceTrack | LudoPieceYard
    """ Where a piece of Ludo is. """
    to: LudoPieceFinish | LudoPieceLane | LudoPieceTrack | LudoPieceYard
    """ Where a piece of Ludo is. """
    type_: Literal["moved"] = "moved"
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

        to: dict[str, Any]
        if isinstance(self.to, LudoPieceYard):
            to = self.to.to_dict()
        elif isinstance(self.to, LudoPieceTrack):
            to = self.to.to_dict()
        elif isinstance(self.to, LudoPieceLane):
            to = self.to.to_dict()
        else:
            to = self.to.to_dict()

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "piece": piece,
                "from": from_,
                "to": to,
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

        def _parse_to(data: object) -> LudoPieceFinish | LudoPieceLane | LudoPieceTrack | LudoPieceYard:
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

        to = _parse_to(d.pop("to"))

        type_ = cast(Literal["moved"], d.pop("type"))
        if type_ != "moved":
            raise ValueError(f"type must match const 'moved', got '{type_}'")

        ludo_event_moved = cls(
            seat=seat,
            piece=piece,
            from_=from_,
            to=to,
            type_=type_,
        )

        ludo_event_moved.additional_properties = d
        return ludo_event_moved

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
