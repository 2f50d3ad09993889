from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="PegsAndJokersSuggestionValue")


@_attrs_define
class PegsAndJokersSuggestionValue:
    """What a suggested move brings in Pegs and Jokers. Fields may come; let unknown ones pass.

    The `reason` beside it is `comes_home`, `bumps`, `comes_out`, `advances`, `least_harm` or `exchanges`.

    """

    home: int
    """ The change in the number of pegs that the mover's team has home; below 0 where a joker takes one out. """
    bumped: int
    """ How many opponents' pegs it sends to their starts. """
    progress: int
    """ How many holes the mover's team gains: a peg in start has come 0 holes, one on the track as many as it has
    gone of a round that ends at its in-spot, one in home a whole round and its home hole. """
    estimate: int | Unset = UNSET
    """ How many holes it is worth to the team, as the level sees it: what danger it brings and what the card would
    have been good for weighed in; only from `strong`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        home = self.home

        bumped = self.bumped

        progress = self.progress

        estimate = self.estimate

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "home": home,
                "bumped": bumped,
                "progress": progress,
            }
        )
        if estimate is not UNSET:
            field_dict["estimate"] = estimate

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        home = d.pop("home")

        bumped = d.pop("bumped")

        progress = d.pop("progress")

        estimate = d.pop("estimate", UNSET)

        pegs_and_jokers_suggestion_value = cls(
            home=home,
            bumped=bumped,
            progress=progress,
            estimate=estimate,
        )

        pegs_and_jokers_suggestion_value.additional_properties = d
        return pegs_and_jokers_suggestion_value

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
