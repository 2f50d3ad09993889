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
    from ..models.qwirkle_line import QwirkleLine


T = TypeVar("T", bound="QwirkleScoreVerdictAccepted")


@_attrs_define
class QwirkleScoreVerdictAccepted:
    """The tiles may lie there."""

    points: int
    """ What they score. """
    lines: list[QwirkleLine]
    """ The lines that were formed or extended, a Qwirkle's 6 included. """
    verdict: Literal["accepted"] = "accepted"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        points = self.points

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        verdict = self.verdict

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "points": points,
                "lines": lines,
                "verdict": verdict,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_line import QwirkleLine

        d = dict(src_dict)
        points = d.pop("points")

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = QwirkleLine.from_dict(lines_item_data)

            lines.append(lines_item)

        verdict = cast(Literal["accepted"], d.pop("verdict"))
        if verdict != "accepted":
            raise ValueError(f"verdict must match const 'accepted', got '{verdict}'")

        qwirkle_score_verdict_accepted = cls(
            points=points,
            lines=lines,
            verdict=verdict,
        )

        qwirkle_score_verdict_accepted.additional_properties = d
        return qwirkle_score_verdict_accepted

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
