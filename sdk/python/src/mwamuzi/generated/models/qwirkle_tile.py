from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.qwirkle_color import QwirkleColor, check_qwirkle_color
from ..models.qwirkle_shape import QwirkleShape, check_qwirkle_shape

T = TypeVar("T", bound="QwirkleTile")


@_attrs_define
class QwirkleTile:
    """A tile of Qwirkle. There are three of each of the 36."""

    color: QwirkleColor
    """ The colours of Qwirkle, in their order. """
    shape: QwirkleShape
    """ The shapes of Qwirkle, in their order. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        color: str = self.color

        shape: str = self.shape

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "color": color,
                "shape": shape,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        color = check_qwirkle_color(d.pop("color"))

        shape = check_qwirkle_shape(d.pop("shape"))

        qwirkle_tile = cls(
            color=color,
            shape=shape,
        )

        qwirkle_tile.additional_properties = d
        return qwirkle_tile

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
