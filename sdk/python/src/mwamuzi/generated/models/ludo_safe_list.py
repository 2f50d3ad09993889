from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ludo_safe_squares import LudoSafeSquares, check_ludo_safe_squares

T = TypeVar("T", bound="LudoSafeList")


@_attrs_define
class LudoSafeList:
    """The safe squares of a board of Ludo under one value of the option."""

    option: LudoSafeSquares
    """ Which squares are safe in Ludo. """
    squares: list[int]
    """ The squares, in ascending order. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        option: str = self.option

        squares = self.squares

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "option": option,
                "squares": squares,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        option = check_ludo_safe_squares(d.pop("option"))

        squares = cast(list[int], d.pop("squares"))

        ludo_safe_list = cls(
            option=option,
            squares=squares,
        )

        ludo_safe_list.additional_properties = d
        return ludo_safe_list

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
