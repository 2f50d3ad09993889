from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.pegs_and_jokers_color import (
    PegsAndJokersColor,
    check_pegs_and_jokers_color,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_hand_hidden import PegsAndJokersHandHidden
    from ..models.pegs_and_jokers_hand_open import PegsAndJokersHandOpen
    from ..models.pegs_and_jokers_peg_home import PegsAndJokersPegHome
    from ..models.pegs_and_jokers_peg_start import PegsAndJokersPegStart
    from ..models.pegs_and_jokers_peg_track import PegsAndJokersPegTrack


T = TypeVar("T", bound="PegsAndJokersPlayer")


@_attrs_define
class PegsAndJokersPlayer:
    """A player of Pegs and Jokers."""

    hand: PegsAndJokersHandHidden | PegsAndJokersHandOpen
    """ A hand of Pegs and Jokers: known, or known by its size alone. """
    pegs: list[PegsAndJokersPegHome | PegsAndJokersPegStart | PegsAndJokersPegTrack]
    """ The five pegs, numbered from 0. """
    name: str | Unset = UNSET
    """ The name, given back as it came. """
    color: PegsAndJokersColor | Unset = UNSET
    """ The colours of Pegs and Jokers. They are for show. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.pegs_and_jokers_hand_open import PegsAndJokersHandOpen
        from ..models.pegs_and_jokers_peg_start import PegsAndJokersPegStart
        from ..models.pegs_and_jokers_peg_track import PegsAndJokersPegTrack

        hand: dict[str, Any]
        if isinstance(self.hand, PegsAndJokersHandOpen):
            hand = self.hand.to_dict()
        else:
            hand = self.hand.to_dict()

        pegs = []
        for pegs_item_data in self.pegs:
            pegs_item: dict[str, Any]
            if isinstance(pegs_item_data, PegsAndJokersPegStart):
                pegs_item = pegs_item_data.to_dict()
            elif isinstance(pegs_item_data, PegsAndJokersPegTrack):
                pegs_item = pegs_item_data.to_dict()
            else:
                pegs_item = pegs_item_data.to_dict()

            pegs.append(pegs_item)

        name = self.name

        color: str | Unset = UNSET
        if not isinstance(self.color, Unset):
            color = self.color

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hand": hand,
                "pegs": pegs,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if color is not UNSET:
            field_dict["color"] = color

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pegs_and_jokers_hand_hidden import PegsAndJokersHandHidden
        from ..models.pegs_and_jokers_hand_open import PegsAndJokersHandOpen
        from ..models.pegs_and_jokers_peg_home import PegsAndJokersPegHome
        from ..models.pegs_and_jokers_peg_start import PegsAndJokersPegStart
        from ..models.pegs_and_jokers_peg_track import PegsAndJokersPegTrack

        d = dict(src_dict)

        def _parse_hand(data: object) -> PegsAndJokersHandHidden | PegsAndJokersHandOpen:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_hand_pegs_and_jokers_hand_open = PegsAndJokersHandOpen.from_dict(data)

                return componentsschemas_pegs_and_jokers_hand_pegs_and_jokers_hand_open
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_pegs_and_jokers_hand_pegs_and_jokers_hand_hidden = PegsAndJokersHandHidden.from_dict(data)

            return componentsschemas_pegs_and_jokers_hand_pegs_and_jokers_hand_hidden

        hand = _parse_hand(d.pop("hand"))

        pegs = []
        _pegs = d.pop("pegs")
        for pegs_item_data in _pegs:

            def _parse_pegs_item(data: object) -> PegsAndJokersPegHome | PegsAndJokersPegStart | PegsAndJokersPegTrack:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_start = PegsAndJokersPegStart.from_dict(
                        data
                    )

                    return componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_start
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_track = PegsAndJokersPegTrack.from_dict(
                        data
                    )

                    return componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_track
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_home = PegsAndJokersPegHome.from_dict(data)

                return componentsschemas_pegs_and_jokers_peg_pegs_and_jokers_peg_home

            pegs_item = _parse_pegs_item(pegs_item_data)

            pegs.append(pegs_item)

        name = d.pop("name", UNSET)

        _color = d.pop("color", UNSET)
        color: PegsAndJokersColor | Unset
        if isinstance(_color, Unset):
            color = UNSET
        else:
            color = check_pegs_and_jokers_color(_color)

        pegs_and_jokers_player = cls(
            hand=hand,
            pegs=pegs,
            name=name,
            color=color,
        )

        pegs_and_jokers_player.additional_properties = d
        return pegs_and_jokers_player

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
