from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_target import QwirkleTarget
    from ..models.violation import Violation


T = TypeVar("T", bound="QwirkleTargets")


@_attrs_define
class QwirkleTargets:
    """What can become of the tiles laid so far in a turn."""

    may_end: bool
    """ Whether the tiles laid so far are a legal placement as they lie. """
    targets: list[QwirkleTarget]
    """ The tiles of the hand that may be laid next, and where. """
    points: int | Unset = UNSET
    """ What they score as they lie, the end bonus included; only where they may stay or are an opening that is
    still too small. """
    violations: list[Violation] | Unset = UNSET
    """ Why they may not stay as they lie. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        may_end = self.may_end

        targets = []
        for targets_item_data in self.targets:
            targets_item = targets_item_data.to_dict()
            targets.append(targets_item)

        points = self.points

        violations: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.violations, Unset):
            violations = []
            for violations_item_data in self.violations:
                violations_item = violations_item_data.to_dict()
                violations.append(violations_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "may_end": may_end,
                "targets": targets,
            }
        )
        if points is not UNSET:
            field_dict["points"] = points
        if violations is not UNSET:
            field_dict["violations"] = violations

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_target import QwirkleTarget
        from ..models.violation import Violation

        d = dict(src_dict)
        may_end = d.pop("may_end")

        targets = []
        _targets = d.pop("targets")
        for targets_item_data in _targets:
            targets_item = QwirkleTarget.from_dict(targets_item_data)

            targets.append(targets_item)

        points = d.pop("points", UNSET)

        _violations = d.pop("violations", UNSET)
        violations: list[Violation] | Unset = UNSET
        if _violations is not UNSET:
            violations = []
            for violations_item_data in _violations:
                violations_item = Violation.from_dict(violations_item_data)

                violations.append(violations_item)

        qwirkle_targets = cls(
            may_end=may_end,
            targets=targets,
            points=points,
            violations=violations,
        )

        qwirkle_targets.additional_properties = d
        return qwirkle_targets

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
