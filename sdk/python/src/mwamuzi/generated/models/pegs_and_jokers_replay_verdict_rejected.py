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
    from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
    from ..models.pegs_and_jokers_move_exchange import PegsAndJokersMoveExchange
    from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay
    from ..models.violation import Violation


T = TypeVar("T", bound="PegsAndJokersReplayVerdictRejected")


@_attrs_define
class PegsAndJokersReplayVerdictRejected:
    """The move is illegal and ends the replay."""

    move: PegsAndJokersMoveDraw | PegsAndJokersMoveExchange | PegsAndJokersMovePlay
    """ A move of Pegs and Jokers. """
    totals: list[int]
    """ The total of each seat before it. """
    violations: list[Violation]
    """ Every rule that is broken and can be told independently. """
    verdict: Literal["rejected"] = "rejected"
    claimed: ClaimedScore | Unset = UNSET
    """ What was written down of the score when a move had been made. What is left out is not compared. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
        from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay

        move: dict[str, Any]
        if isinstance(self.move, PegsAndJokersMoveDraw):
            move = self.move.to_dict()
        elif isinstance(self.move, PegsAndJokersMovePlay):
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
        from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
        from ..models.pegs_and_jokers_move_exchange import PegsAndJokersMoveExchange
        from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay
        from ..models.violation import Violation

        d = dict(src_dict)

        def _parse_move(data: object) -> PegsAndJokersMoveDraw | PegsAndJokersMoveExchange | PegsAndJokersMovePlay:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_draw = PegsAndJokersMoveDraw.from_dict(data)

                return componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_draw
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_play = PegsAndJokersMovePlay.from_dict(data)

                return componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_play
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_exchange = PegsAndJokersMoveExchange.from_dict(
                data
            )

            return componentsschemas_pegs_and_jokers_move_pegs_and_jokers_move_exchange

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

        pegs_and_jokers_replay_verdict_rejected = cls(
            move=move,
            totals=totals,
            violations=violations,
            verdict=verdict,
            claimed=claimed,
        )

        pegs_and_jokers_replay_verdict_rejected.additional_properties = d
        return pegs_and_jokers_replay_verdict_rejected

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
