from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="LudoSuggestionValue")


@_attrs_define
class LudoSuggestionValue:
    """What a suggested move of a piece brings in Ludo. Fields may come; let unknown ones pass.

    The `reason` beside it is `finishes`, `captures`, `leaves_the_yard` or `advances`.

    """

    finished: int
    """ How many pieces it brings home, 0 or 1. """
    captured: int
    """ How many opponents' pieces it sends back to their yards. """
    out: int
    """ How many pieces it takes out of the yard, 0 or 1. """
    squares: int
    """ How many squares the piece goes; 0 out of the yard. """
    estimate: int | Unset = UNSET
    """ How many squares better than the others on the average the player then stands, as the level sees it; only
    from `strong`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        finished = self.finished

        captured = self.captured

        out = self.out

        squares = self.squares

        estimate = self.estimate

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "finished": finished,
                "captured": captured,
                "out": out,
                "squares": squares,
            }
        )
        if estimate is not UNSET:
            field_dict["estimate"] = estimate

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        finished = d.pop("finished")

        captured = d.pop("captured")

        out = d.pop("out")

        squares = d.pop("squares")

        estimate = d.pop("estimate", UNSET)

        ludo_suggestion_value = cls(
            finished=finished,
            captured=captured,
            out=out,
            squares=squares,
            estimate=estimate,
        )

        ludo_suggestion_value.additional_properties = d
        return ludo_suggestion_value

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
