from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_peg_home import PegsAndJokersPegHome
    from ..models.pegs_and_jokers_peg_start import PegsAndJokersPegStart
    from ..models.pegs_and_jokers_peg_track import PegsAndJokersPegTrack


T = TypeVar("T", bound="PegsAndJokersStep")


@_attrs_define
class PegsAndJokersStep:
    """A peg of Pegs and Jokers and where it goes."""

    peg: int
    """ Its number, from 0. """
    to: PegsAndJokersPegHome | PegsAndJokersPegStart | PegsAndJokersPegTrack
    """ Where a peg of Pegs and Jokers is. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.pegs_and_jokers_peg_start import PegsAndJokersPegStart
        from ..models.pegs_and_jokers_peg_track import PegsAndJokersPegTrack

        peg = self.peg

        to: dict[str, Any]
        if isinstance(self.to, PegsAndJokersPegStart):
            to = self.to.to_dict()
        elif isinstance(self.to, PegsAndJokersPegTrack):
            to = self.to.to_dict()
        else:
            to = self.to.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "peg": peg,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pegs_and_jokers_peg_home import PegsAndJokersPegHome
        from ..models.pegs_and_jokers_peg_start import PegsAndJokersPegStart
        from ..models.pegs_and_jokers_peg_track import PegsAndJokersPegTrack

        d = dict(src_dict)
        peg = d.pop("peg")

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

        pegs_and_jokers_step = cls(
            peg=peg,
            to=to,
        )

        pegs_and_jokers_step.additional_properties = d
        return pegs_and_jokers_step

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
