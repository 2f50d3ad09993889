from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LudoScore")


@_attrs_define
class LudoScore:
    """What a move of Ludo scored."""

    gained: int
    """ How many pieces the move brought home, 0 or 1. """
    totals: list[int]
    """ Pieces home of each seat. """
    progress: list[int]
    """ How far the pieces of each seat have come together: in the yard 0, one more a square, 56 at the finish of
    the cross. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        gained = self.gained

        totals = self.totals

        progress = self.progress

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "gained": gained,
                "totals": totals,
                "progress": progress,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        gained = d.pop("gained")

        totals = cast(list[int], d.pop("totals"))

        progress = cast(list[int], d.pop("progress"))

        ludo_score = cls(
            gained=gained,
            totals=totals,
            progress=progress,
        )

        ludo_score.additional_properties = d
        return ludo_score

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
