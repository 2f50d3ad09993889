from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.pegs_and_jokers_home_entry import (
    PegsAndJokersHomeEntry,
    check_pegs_and_jokers_home_entry,
)
from ..models.pegs_and_jokers_seven_split import (
    PegsAndJokersSevenSplit,
    check_pegs_and_jokers_seven_split,
)

T = TypeVar("T", bound="PegsAndJokersOptions")


@_attrs_define
class PegsAndJokersOptions:
    """The options of a game of Pegs and Jokers, in full."""

    seven_split: PegsAndJokersSevenSplit
    """ How many holes a 7 moves that is split between two pegs. """
    joker_from_home: bool
    """ Whether a joker may take a peg out of home. """
    home_entry: PegsAndJokersHomeEntry
    """ Whether a peg that passes its in-spot must turn into home. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seven_split: str = self.seven_split

        joker_from_home = self.joker_from_home

        home_entry: str = self.home_entry

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seven_split": seven_split,
                "joker_from_home": joker_from_home,
                "home_entry": home_entry,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seven_split = check_pegs_and_jokers_seven_split(d.pop("seven_split"))

        joker_from_home = d.pop("joker_from_home")

        home_entry = check_pegs_and_jokers_home_entry(d.pop("home_entry"))

        pegs_and_jokers_options = cls(
            seven_split=seven_split,
            joker_from_home=joker_from_home,
            home_entry=home_entry,
        )

        pegs_and_jokers_options.additional_properties = d
        return pegs_and_jokers_options

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
