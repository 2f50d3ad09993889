from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="NotationName")


@_attrs_define
class NotationName:
    """What may be written for one thing."""

    what: str
    """ What it is: in Qwirkle `color` or `shape`. """
    name: str
    """ Its name in states and moves. """
    written: list[str]
    """ Every way to write it, the short form that the referee prints second; upper and lower case are alike. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        what = self.what

        name = self.name

        written = self.written

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "what": what,
                "name": name,
                "written": written,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        what = d.pop("what")

        name = d.pop("name")

        written = cast(list[str], d.pop("written"))

        notation_name = cls(
            what=what,
            name=name,
            written=written,
        )

        notation_name.additional_properties = d
        return notation_name

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
