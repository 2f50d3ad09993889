from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.qwirkle_opening import QwirkleOpening, check_qwirkle_opening

T = TypeVar("T", bound="QwirkleOptions")


@_attrs_define
class QwirkleOptions:
    """The options of a game of Qwirkle, in full."""

    opening: QwirkleOpening
    """ How the first placement is bound. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        opening: str = self.opening

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "opening": opening,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        opening = check_qwirkle_opening(d.pop("opening"))

        qwirkle_options = cls(
            opening=opening,
        )

        qwirkle_options.additional_properties = d
        return qwirkle_options

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
