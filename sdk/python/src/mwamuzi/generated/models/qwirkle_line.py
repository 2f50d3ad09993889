from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="QwirkleLine")


@_attrs_define
class QwirkleLine:
    """A line of Qwirkle that a placement formed or extended."""

    axis: str
    """ Which way a line of Qwirkle runs. One of `row`, `column`, or a word that came later. """
    x: int
    """ Column of its first cell. """
    y: int
    """ Row of its first cell. """
    length: int
    """ How many tiles it has. """
    points: int
    """ Its points: one a tile, and 6 more for six tiles. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        axis = self.axis

        x = self.x

        y = self.y

        length = self.length

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "axis": axis,
                "x": x,
                "y": y,
                "length": length,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        axis = d.pop("axis")

        x = d.pop("x")

        y = d.pop("y")

        length = d.pop("length")

        points = d.pop("points")

        qwirkle_line = cls(
            axis=axis,
            x=x,
            y=y,
            length=length,
            points=points,
        )

        qwirkle_line.additional_properties = d
        return qwirkle_line

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
