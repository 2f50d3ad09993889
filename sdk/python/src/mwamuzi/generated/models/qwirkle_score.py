from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.qwirkle_line import QwirkleLine


T = TypeVar("T", bound="QwirkleScore")


@_attrs_define
class QwirkleScore:
    """What a move of Qwirkle scored."""

    gained: int
    """ The points of the turn, the end bonus included. """
    totals: list[int]
    """ Points of each seat. """
    lines: list[QwirkleLine]
    """ The lines formed or extended; none for a lone opening tile, which scores 1. """
    end_bonus: int
    """ 6 for playing the last tile with the bag empty, otherwise 0. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        gained = self.gained

        totals = self.totals

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        end_bonus = self.end_bonus

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "gained": gained,
                "totals": totals,
                "lines": lines,
                "end_bonus": end_bonus,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_line import QwirkleLine

        d = dict(src_dict)
        gained = d.pop("gained")

        totals = cast(list[int], d.pop("totals"))

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = QwirkleLine.from_dict(lines_item_data)

            lines.append(lines_item)

        end_bonus = d.pop("end_bonus")

        qwirkle_score = cls(
            gained=gained,
            totals=totals,
            lines=lines,
            end_bonus=end_bonus,
        )

        qwirkle_score.additional_properties = d
        return qwirkle_score

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
