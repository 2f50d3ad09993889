from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="GameOption")


@_attrs_define
class GameOption:
    """One option of a game: what it is called, what it may be and what it does."""

    name: str
    """ Its name in `options`. """
    type_: str
    """ What kind of value an option takes. One of `boolean`, `integer`, `word`, `integers`, or a word that came
    later. """
    values: str
    """ What values it takes, in words: `1 to 100`, `announced or free`. """
    meaning: str
    """ What it does. """
    default: bool | int | list[int] | str | Unset = UNSET
    """ The value of an option, as the description of a game tells a default. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        type_ = self.type_

        values = self.values

        meaning = self.meaning

        default: bool | int | list[int] | str | Unset
        if isinstance(self.default, Unset):
            default = UNSET
        elif isinstance(self.default, list):
            default = self.default

        else:
            default = self.default

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "type": type_,
                "values": values,
                "meaning": meaning,
            }
        )
        if default is not UNSET:
            field_dict["default"] = default

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        type_ = d.pop("type")

        values = d.pop("values")

        meaning = d.pop("meaning")

        def _parse_default(data: object) -> bool | int | list[int] | str | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                componentsschemas_option_value_type_3 = cast(list[int], data)

                return componentsschemas_option_value_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(bool | int | list[int] | str | Unset, data)

        default = _parse_default(d.pop("default", UNSET))

        game_option = cls(
            name=name,
            type_=type_,
            values=values,
            meaning=meaning,
            default=default,
        )

        game_option.additional_properties = d
        return game_option

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
