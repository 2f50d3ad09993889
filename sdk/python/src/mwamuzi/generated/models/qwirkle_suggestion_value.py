from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="QwirkleSuggestionValue")


@_attrs_define
class QwirkleSuggestionValue:
    """What a suggested move brings in Qwirkle. Fields may come; let unknown ones pass.

    The `reason` beside it is `scores`, `plays_out`, `swaps`, `nothing_fits` or `dead`.

    """

    points: int
    """ The points it scores, the end bonus included; 0 for whatever is no placement. """
    estimate: int | Unset = UNSET
    """ How many points the player is expected to gain on the next one, from this turn to the end of the own next;
    only from `strong`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        points = self.points

        estimate = self.estimate

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "points": points,
            }
        )
        if estimate is not UNSET:
            field_dict["estimate"] = estimate

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        points = d.pop("points")

        estimate = d.pop("estimate", UNSET)

        qwirkle_suggestion_value = cls(
            points=points,
            estimate=estimate,
        )

        qwirkle_suggestion_value.additional_properties = d
        return qwirkle_suggestion_value

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
