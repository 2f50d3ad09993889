from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_side import PegsAndJokersSide


T = TypeVar("T", bound="PegsAndJokersGeometry")


@_attrs_define
class PegsAndJokersGeometry:
    """The board of one number of players. New fields may come; let unknown ones pass."""

    players: int
    """ The number of players. """
    ring_size: int
    """ How many holes the ring has; they are numbered clockwise from 0. """
    home_holes: int
    """ How many home holes a player has; 1 is next to the in-spot. """
    sides: list[PegsAndJokersSide]
    """ The sides, by seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        players = self.players

        ring_size = self.ring_size

        home_holes = self.home_holes

        sides = []
        for sides_item_data in self.sides:
            sides_item = sides_item_data.to_dict()
            sides.append(sides_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "players": players,
                "ring_size": ring_size,
                "home_holes": home_holes,
                "sides": sides,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pegs_and_jokers_side import PegsAndJokersSide

        d = dict(src_dict)
        players = d.pop("players")

        ring_size = d.pop("ring_size")

        home_holes = d.pop("home_holes")

        sides = []
        _sides = d.pop("sides")
        for sides_item_data in _sides:
            sides_item = PegsAndJokersSide.from_dict(sides_item_data)

            sides.append(sides_item)

        pegs_and_jokers_geometry = cls(
            players=players,
            ring_size=ring_size,
            home_holes=home_holes,
            sides=sides,
        )

        pegs_and_jokers_geometry.additional_properties = d
        return pegs_and_jokers_geometry

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
