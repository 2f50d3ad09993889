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

from ..models.qwirkle_end_reason import QwirkleEndReason, check_qwirkle_end_reason

T = TypeVar("T", bound="QwirkleTurnOver")


@_attrs_define
class QwirkleTurnOver:
    """The game is over."""

    reason: QwirkleEndReason
    """ Why a game of Qwirkle ended. """
    phase: Literal["over"] = "over"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason: str = self.reason

        phase = self.phase

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "phase": phase,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = check_qwirkle_end_reason(d.pop("reason"))

        phase = cast(Literal["over"], d.pop("phase"))
        if phase != "over":
            raise ValueError(f"phase must match const 'over', got '{phase}'")

        qwirkle_turn_over = cls(
            reason=reason,
            phase=phase,
        )

        qwirkle_turn_over.additional_properties = d
        return qwirkle_turn_over

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
