from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="ProblemError")


@_attrs_define
class ProblemError:
    """One thing that is wrong with a request."""

    pointer: str
    """ Where: a JSON Pointer from the request's root, empty for the root itself. What is missing is named by the
    place where it should stand. """
    code: str
    """ A stable word for the kind of error. """
    detail: str
    """ What is wrong, for a person. """
    rule: str | Unset = UNSET
    """ The rule that is broken, where it is a matter of rules. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        pointer = self.pointer

        code = self.code

        detail = self.detail

        rule = self.rule

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pointer": pointer,
                "code": code,
                "detail": detail,
            }
        )
        if rule is not UNSET:
            field_dict["rule"] = rule

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        pointer = d.pop("pointer")

        code = d.pop("code")

        detail = d.pop("detail")

        rule = d.pop("rule", UNSET)

        problem_error = cls(
            pointer=pointer,
            code=code,
            detail=detail,
            rule=rule,
        )

        problem_error.additional_properties = d
        return problem_error

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
