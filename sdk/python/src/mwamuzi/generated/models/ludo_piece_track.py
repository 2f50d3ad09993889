from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LudoPieceTrack")


@_attrs_define
class LudoPieceTrack:
    """On the loop."""

    square: int
    """ The square, numbered clockwise round the whole loop. """
    at: Literal["track"] = "track"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        square = self.square

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "square": square,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        square = d.pop("square")

        at = cast(Literal["track"], d.pop("at"))
        if at != "track":
            raise ValueError(f"at must match const 'track', got '{at}'")

        ludo_piece_track = cls(
            square=square,
            at=at,
        )

        ludo_piece_track.additional_properties = d
        return ludo_piece_track

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
