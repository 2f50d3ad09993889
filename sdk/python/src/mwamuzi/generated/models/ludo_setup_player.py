from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ludo_color import LudoColor, check_ludo_color
from ..types import UNSET, Unset

T = TypeVar("T", bound="LudoSetupPlayer")


@_attrs_define
class LudoSetupPlayer:
    """A player of a new game of Ludo."""

    name: str | Unset = UNSET
    """ The name, given back as it came. """
    color: LudoColor | Unset = UNSET
    """ The colours of Ludo, clockwise. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        color: str | Unset = UNSET
        if not isinstance(self.color, Unset):
            color = self.color

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if color is not UNSET:
            field_dict["color"] = color

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        _color = d.pop("color", UNSET)
        color: LudoColor | Unset
        if isinstance(_color, Unset):
            color = UNSET
        else:
            color = check_ludo_color(_color)

        ludo_setup_player = cls(
            name=name,
            color=color,
        )

        ludo_setup_player.additional_properties = d
        return ludo_setup_player

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
