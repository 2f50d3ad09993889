from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_line import QwirkleLine
    from ..models.violation import Violation


T = TypeVar("T", bound="QwirkleAuditTurn")


@_attrs_define
class QwirkleAuditTurn:
    """What an audit finds out about a turn."""

    seat: int
    """ Whose turn. """
    verdict: str
    """ What an audit finds a turn of the sheet to be. One of `right`, `wrong`, `illegal`, or a word that came
    later. """
    claimed: int
    """ The points that the sheet has for it. """
    totals: list[int]
    """ The right points of each seat after the turn; claimed points count where nothing better is known. """
    right: int | Unset = UNSET
    """ The right points, the end bonus included. Absent where they cannot be told: the tiles are not written
    down, some that lay there before are not, or two tiles are written on one cell. """
    lines: list[QwirkleLine] | Unset = UNSET
    """ The lines that make the right points, a Qwirkle's 6 included. """
    end_bonus: int | Unset = UNSET
    """ The 6 for the last tile, where they are due. """
    violations: list[Violation] | Unset = UNSET
    """ Every rule that the turn breaks and that can be told independently. A fault that was there before is not
    blamed on it. """
    slips: list[str] | Unset = UNSET
    """ What explains the numbers that are wrong. """
    unusual: bool | Unset = UNSET
    """ True where the right points cannot be told and those claimed are possible but above 36, which hardly ever
    happens. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        verdict = self.verdict

        claimed = self.claimed

        totals = self.totals

        right = self.right

        lines: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.lines, Unset):
            lines = []
            for lines_item_data in self.lines:
                lines_item = lines_item_data.to_dict()
                lines.append(lines_item)

        end_bonus = self.end_bonus

        violations: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.violations, Unset):
            violations = []
            for violations_item_data in self.violations:
                violations_item = violations_item_data.to_dict()
                violations.append(violations_item)

        slips: list[str] | Unset = UNSET
        if not isinstance(self.slips, Unset):
            slips = self.slips

        unusual = self.unusual

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "verdict": verdict,
                "claimed": claimed,
                "totals": totals,
            }
        )
        if right is not UNSET:
            field_dict["right"] = right
        if lines is not UNSET:
            field_dict["lines"] = lines
        if end_bonus is not UNSET:
            field_dict["end_bonus"] = end_bonus
        if violations is not UNSET:
            field_dict["violations"] = violations
        if slips is not UNSET:
            field_dict["slips"] = slips
        if unusual is not UNSET:
            field_dict["unusual"] = unusual

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_line import QwirkleLine
        from ..models.violation import Violation

        d = dict(src_dict)
        seat = d.pop("seat")

        verdict = d.pop("verdict")

        claimed = d.pop("claimed")

        totals = cast(list[int], d.pop("totals"))

        right = d.pop("right", UNSET)

        _lines = d.pop("lines", UNSET)
        lines: list[QwirkleLine] | Unset = UNSET
        if _lines is not UNSET:
            lines = []
            for lines_item_data in _lines:
                lines_item = QwirkleLine.from_dict(lines_item_data)

                lines.append(lines_item)

        end_bonus = d.pop("end_bonus", UNSET)

        _violations = d.pop("violations", UNSET)
        violations: list[Violation] | Unset = UNSET
        if _violations is not UNSET:
            violations = []
            for violations_item_data in _violations:
                violations_item = Violation.from_dict(violations_item_data)

                violations.append(violations_item)

        slips = cast(list[str], d.pop("slips", UNSET))

        unusual = d.pop("unusual", UNSET)

        qwirkle_audit_turn = cls(
            seat=seat,
            verdict=verdict,
            claimed=claimed,
            totals=totals,
            right=right,
            lines=lines,
            end_bonus=end_bonus,
            violations=violations,
            slips=slips,
            unusual=unusual,
        )

        qwirkle_audit_turn.additional_properties = d
        return qwirkle_audit_turn

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
