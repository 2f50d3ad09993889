from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RenderLink")


@_attrs_define
class RenderLink:
    """Where the picture of a request can be fetched, for ever and by anybody."""

    token: str
    """ The request, packed. Nothing is stored: whoever has the token has everything that the picture shows. """
    svg: str
    """ The path of the picture as SVG. """
    png: str
    """ The path of the picture as PNG. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        token = self.token

        svg = self.svg

        png = self.png

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "token": token,
                "svg": svg,
                "png": png,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        token = d.pop("token")

        svg = d.pop("svg")

        png = d.pop("png")

        render_link = cls(
            token=token,
            svg=svg,
            png=png,
        )

        render_link.additional_properties = d
        return render_link

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
