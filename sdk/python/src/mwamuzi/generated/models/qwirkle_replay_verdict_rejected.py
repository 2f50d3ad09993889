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
    from ..models.qwirkle_move_pass import QwirkleMovePass
    from ..models.qwirkle_move_place import QwirkleMovePlace
    from ..models.qwirkle_move_stop import QwirkleMoveStop
    from ..models.qwirkle_move_swap import QwirkleMoveSwap
    from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden
    from ..models.violation import Violation


T = TypeVar("T", bound="QwirkleReplayVerdictRejected")


@_attrs_define
class QwirkleReplayVerdictRejected:
    """The move is illegal and ends the replay."""

    move: QwirkleMovePass | QwirkleMovePlace | QwirkleMoveStop | QwirkleMoveSwap | QwirkleMoveSwapHidden
    """ A move of Qwirkle. """
    totals: list[int]
    """ The total of each seat before it. """
    violations: list[Violation]
    """ Every rule that is broken and can be told independently. """
    verdict: Literal["rejected"] = "rejected"
    claimed: ClaimedScore | Unset = UNSET
    """ What was written down of the score when a move had been made. What is left out is not compared. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.qwirkle_move_pass import QwirkleMovePass
        from ..models.qwirkle_move_place import QwirkleMovePlace
        from ..models.qwirkle_move_swap import QwirkleMoveSwap
        from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden

        move: dict[str, Any]
        if isinstance(self.move, QwirkleMovePlace):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMoveSwap):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMoveSwapHidden):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMovePass):
            move = self.move.to_dict()
        else:
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
        from ..models.qwirkle_move_pass import QwirkleMovePass
        from ..models.qwirkle_move_place import QwirkleMovePlace
        from ..models.qwirkle_move_stop import QwirkleMoveStop
        from ..models.qwirkle_move_swap import QwirkleMoveSwap
        from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden
        from ..models.violation import Violation

        d = dict(src_dict)

        def _parse_move(
            data: object,
        ) -> QwirkleMovePass | QwirkleMovePlace | QwirkleMoveStop | QwirkleMoveSwap | QwirkleMoveSwapHidden:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_place = QwirkleMovePlace.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_place
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_swap = QwirkleMoveSwap.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_swap
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_swap_hidden = QwirkleMoveSwapHidden.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_swap_hidden
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_pass = QwirkleMovePass.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_pass
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_qwirkle_move_qwirkle_move_stop = QwirkleMoveStop.from_dict(data)

            return componentsschemas_qwirkle_move_qwirkle_move_stop

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

        qwirkle_replay_verdict_rejected = cls(
            move=move,
            totals=totals,
            violations=violations,
            verdict=verdict,
            claimed=claimed,
        )

        qwirkle_replay_verdict_rejected.additional_properties = d
        return qwirkle_replay_verdict_rejected

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
