from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PegsAndJokersScore")


@_attrs_define
class PegsAndJokersScore:
    """What a move of Pegs and Jokers scored."""

    gained: int
    """ The change in the number of pegs that the mover's team has home; below 0 where a joker takes one out. """
    totals: list[int]
    """ Pegs home of each seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        gained = self.gained

        totals = self.totals

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "gained": gained,
                "totals": totals,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        gained = d.pop("gained")

        totals = cast(list[int], d.pop("totals"))

        pegs_and_jokers_score = cls(
            gained=gained,
            totals=totals,
        )

        pegs_and_jokers_score.additional_properties = d
        return pegs_and_jokers_score

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
