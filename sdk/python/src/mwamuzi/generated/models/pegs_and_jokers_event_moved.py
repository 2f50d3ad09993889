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
    from ..models.pegs_and_jokers_peg_home import PegsAndJokersPegHome
    from ..models.pegs_and_jokers_peg_start import PegsAndJokersPegStart
    from ..models.pegs_and_jokers_peg_track import PegsAndJokersPegTrack


T = TypeVar("T", bound="PegsAndJokersEventMoved")


@_attrs_define
class PegsAndJokersEventMoved:
    """A peg moved by the card played."""

    seat: int
    """ Whose. """
    peg: int
    """ Its number. """
    from_: PegsAndJokersPegHome | PegsAndJokersPegStart | PegsAndJokersPegTrack
    """ Where a peg of Pegs and Jokers is. """
    to: PegsAndJokersPegHome | PegsAndJokersPegStart | PegsAndJokersPegTrack
    """ Where a peg of Pegs and Jokers is. """
    type_: Literal["moved"] = "moved"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.pegs_and_jokers_peg_start import PegsAndJokersPegStart
        from ..models.pegs_and_jokers_peg_track import PegsAndJokersPegTrack

        seat = self.seat

        peg = self.peg

        from_: dict[str, Any]
        if isinstance(self.from_, PegsAndJokersPegStart):
            from_ = self.from_.to_dict()
        elif isinstance(self.from_, PegsAndJokersPegTrack):
            from_ = self.from_.to_dict()
        else:
            from_ = self.from_.to_dict()

        to: dict[str, Any]
        if isinstance(self.to, PegsAndJokersPegStart):
            to = self.to.to_dict()
        elif isinstance(self.to, PegsAndJokersPegTrack):
            to = self.to.to_dict()
        else:
            to = self.to.to_dict()

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "peg": peg,
                "from": from_,
                "to": to,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pegs_and_jokers_peg_home import PegsAndJokersPegHome
        from ..models.pegs_and_jokers_peg_start import PegsAndJokersPegStart
        from ..models.pegs_and_jokers_peg_track import PegsAndJokersPegTrack

        d = dict(src_dict)
        seat = d.pop("seat")

        peg = d.pop("peg")

        def _parse_from_(data: object) -> PegsAndJokersPegHome | PegsAndJokersPegStart | PegsAndJokersPegTrack:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_start = PegsAndJokersPegStart.from_dict(data)

                return componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_start
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_track = PegsAndJokersPegTrack.from_dict(data)

                return componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_track
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_home = PegsAndJokersPegHome.from_dict(data)

            return componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_home

        from_ = _parse_from_(d.pop("from"))

        def _parse_to(data: object) -> PegsAndJokersPegHome | PegsAndJokersPegStart | PegsAndJokersPegTrack:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_start = PegsAndJokersPegStart.from_dict(data)

                return componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_start
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_track = PegsAndJokersPegTrack.from_dict(data)

                return componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_track
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_home = PegsAndJokersPegHome.from_dict(data)

            return componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_home

        to = _parse_to(d.pop("to"))

        type_ = cast(Literal["moved"], d.pop("type"))
        if type_ != "moved":
            raise ValueError(f"type must match const 'moved', got '{type_}'")

        pegs_and_jokers_event_moved = cls(
            seat=seat,
            peg=peg,
            from_=from_,
            to=to,
            type_=type_,
        )

        pegs_and_jokers_event_moved.additional_properties = d
        return pegs_and_jokers_event_moved

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
