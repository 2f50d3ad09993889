from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.qwirkle_opening import QwirkleOpening, check_qwirkle_opening
from ..types import UNSET, Unset

T = TypeVar("T", bound="QwirkleSetupOptions")


@_attrs_define
class QwirkleSetupOptions:
    """The options of a new game of Qwirkle; those left out take their defaults."""

    opening: QwirkleOpening | Unset = UNSET
    """ How the first placement is bound. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        opening: str | Unset = UNSET
        if not isinstance(self.opening, Unset):
            opening = self.opening

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if opening is not UNSET:
            field_dict["opening"] = opening

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _opening = d.pop("opening", UNSET)
        opening: QwirkleOpening | Unset
        if isinstance(_opening, Unset):
            opening = UNSET
        else:
            opening = check_qwirkle_opening(_opening)

        qwirkle_setup_options = cls(
            opening=opening,
        )

        qwirkle_setup_options.additional_properties = d
        return qwirkle_setup_options

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
