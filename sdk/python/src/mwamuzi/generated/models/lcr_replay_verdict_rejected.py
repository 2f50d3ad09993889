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

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.claimed_score import ClaimedScore
    from ..models.lcr_move_roll import LcrMoveRoll
    from ..models.violation import Violation


T = TypeVar("T", bound="LcrReplayVerdictRejected")


@_attrs_define
class LcrReplayVerdictRejected:
    """The move is illegal and ends the replay."""

    move: LcrMoveRoll
    """ A move of LCR. """
    totals: list[int]
    """ The total of each seat before it. """
    violations: list[Violation]
    """ Every rule that is broken and can be told independently. """
    verdict: Literal["rejected"] = "rejected"
    claimed: ClaimedScore | Unset = UNSET
    """ What was written down of the score when a move had been made. What is left out is not compared. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.lcr_move_roll import LcrMoveRoll

        move: dict[str, Any]
        if isinstance(self.move, LcrMoveRoll):
            move = self.move.to_dict()

        totals = self.totals

        violations = []
        for violations_item_data in self.violations:
            violations_item = violations_item_data.to_dict()
            violations.append(violations_item)

        verdict = self.verdict

        claimed: dict[str, Any] | Unset = UNSET
        if not isinstance(self.claimed, Unset):
            claimed = self.claimed.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "move": move,
                "totals": totals,
                "violations": violations,
                "verdict": verdict,
            }
        )
        if claimed is not UNSET:
            field_dict["claimed"] = claimed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.claimed_score import ClaimedScore
        from ..models.lcr_move_roll import LcrMoveRoll
        from ..models.violation import Violation

        d = dict(src_dict)

        def _parse_move(data: object) -> LcrMoveRoll:
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_lcr_move_lcr_move_roll = LcrMoveRoll.from_dict(data)

            return componentsschemas_lcr_move_lcr_move_roll

        move = _parse_move(d.pop("move"))

        totals = cast(list[int], d.pop("totals"))

        violations = []
        _violations = d.pop("violations")
        for violations_item_data in _violations:
            violations_item = Violation.from_dict(violations_item_data)

            violations.append(violations_item)

        verdict = cast(Literal["rejected"], d.pop("verdict"))
        if verdict != "rejected":
            raise ValueError(f"verdict must match const 'rejected', got '{verdict}'")

        _claimed = d.pop("claimed", UNSET)
        claimed: ClaimedScore | Unset
        if isinstance(_claimed, Unset):
            claimed = UNSET
        else:
            claimed = ClaimedScore.from_dict(_claimed)

        lcr_replay_verdict_rejected = cls(
            move=move,
            totals=totals,
            violations=violations,
            verdict=verdict,
            claimed=claimed,
        )

        lcr_replay_verdict_rejected.additional_properties = d
        return lcr_replay_verdict_rejected

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
