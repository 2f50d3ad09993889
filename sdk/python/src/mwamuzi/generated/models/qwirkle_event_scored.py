from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.qwirkle_line import QwirkleLine


T = TypeVar("T", bound="QwirkleEventScored")


@_attrs_define
class QwirkleEventScored:
    """A placement scored."""

    seat: int
    """ For whom. """
    points: int
    """ All points of the turn, the end bonus included. """
    lines: list[QwirkleLine]
    """ The lines formed or extended. """
    end_bonus: int
    """ 6 for playing the last tile with the bag empty, otherwise 0. """
    type_: Literal["scored"] = "scored"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        points = self.points

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        end_bonus = self.end_bonus

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "points": points,
                "lines": lines,
                "end_bonus": end_bonus,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_line import QwirkleLine

        d = dict(src_dict)
        seat = d.pop("seat")

        points = d.pop("points")

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = QwirkleLine.from_dict(lines_item_data)

            lines.append(lines_item)

        end_bonus = d.pop("end_bonus")

        type_ = cast(Literal["scored"], d.pop("type"))
        if type_ != "scored":
            raise ValueError(f"type must match const 'scored', got '{type_}'")

        qwirkle_event_scored = cls(
            seat=seat,
            points=points,
            lines=lines,
            end_bonus=end_bonus,
            type_=type_,
        )

        qwirkle_event_scored.additional_properties = d
        return qwirkle_event_scored

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
