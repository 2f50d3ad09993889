from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.violation import Violation


T = TypeVar("T", bound="QwirkleScoreVerdictRejected")


@_attrs_define
class QwirkleScoreVerdictRejected:
    """The tiles may not lie there."""

    violations: list[Violation]
    """ Every rule that is broken and can be told independently. """
    verdict: Literal["rejected"] = "rejected"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        violations = []
        for violations_item_data in self.violations:
            violations_item = violations_item_data.to_dict()
            violations.append(violations_item)

        verdict = self.verdict

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "violations": violations,
                "verdict": verdict,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.violation import Violation

        d = dict(src_dict)
        violations = []
        _violations = d.pop("violations")
        for violations_item_data in _violations:
            violations_item = Violation.from_dict(violations_item_data)

            violations.append(violations_item)

        verdict = cast(Literal["rejected"], d.pop("verdict"))
        if verdict != "rejected":
            raise ValueError(f"verdict must match const 'rejected', got '{verdict}'")

        qwirkle_score_verdict_rejected = cls(
            violations=violations,
            verdict=verdict,
        )

        qwirkle_score_verdict_rejected.additional_properties = d
        return qwirkle_score_verdict_rejected

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
