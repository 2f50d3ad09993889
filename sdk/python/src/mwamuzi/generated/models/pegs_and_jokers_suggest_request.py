from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.suggestion_level import SuggestionLevel, check_suggestion_level
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_state import PegsAndJokersState


T = TypeVar("T", bound="PegsAndJokersSuggestRequest")


@_attrs_define
class PegsAndJokersSuggestRequest:
    """What would a CPU player do?"""

    state: PegsAndJokersState
    """ A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile. """
    level: SuggestionLevel | Unset = UNSET
    """ How well a CPU player plays. """
    seed: str | Unset = UNSET
    """ The seed of what the level leaves to chance. Left out, `random` differs from call to call; the other
    levels then use the seed `mwamuzi` and always answer the same. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        level: str | Unset = UNSET
        if not isinstance(self.level, Unset):
            level = self.level

        seed = self.seed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
            }
        )
        if level is not UNSET:
            field_dict["level"] = level
        if seed is not UNSET:
            field_dict["seed"] = seed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pegs_and_jokers_state import PegsAndJokersState

        d = dict(src_dict)
        state = PegsAndJokersState.from_dict(d.pop("state"))

        _level = d.pop("level", UNSET)
        level: SuggestionLevel | Unset
        if isinstance(_level, Unset):
            level = UNSET
        else:
            level = check_suggestion_level(_level)

        seed = d.pop("seed", UNSET)

        pegs_and_jokers_suggest_request = cls(
            state=state,
            level=level,
            seed=seed,
        )

        pegs_and_jokers_suggest_request.additional_properties = d
        return pegs_and_jokers_suggest_request

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
