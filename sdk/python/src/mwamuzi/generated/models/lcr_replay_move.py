from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.claimed_score import ClaimedScore
    from ..models.lcr_move_roll import LcrMoveRoll


T = TypeVar("T", bound="LcrReplayMove")


@_attrs_define
class LcrReplayMove:
    """One move of a game as it was written down."""

    move: LcrMoveRoll
    """ A move of LCR. """
    seat: int | Unset = UNSET
    """ Who claims to move; the seat to move if left out. """
    claimed: ClaimedScore | Unset = UNSET
    """ What was written down of the score when a move had been made. What is left out is not compared. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.lcr_move_roll import LcrMoveRoll

        move: dict[str, Any]
        if isinstance(self.move, LcrMoveRoll):
            move = self.move.to_dict()

        seat = self.seat

        claimed: dict[str, Any] | Unset = UNSET
        if not isinstance(self.claimed, Unset):
            claimed = self.claimed.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "move": move,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat
        if claimed is not UNSET:
            field_dict["claimed"] = claimed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.claimed_score import ClaimedScore
        from ..models.lcr_move_roll import LcrMoveRoll

        d = dict(src_dict)

        def _parse_move(data: object) -> LcrMoveRoll:
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_lcr_move_lcr_move_roll = LcrMoveRoll.from_dict(data)

            return componentsschemas_lcr_move_lcr_move_roll

        move = _parse_move(d.pop("move"))

        seat = d.pop("seat", UNSET)

        _claimed = d.pop("claimed", UNSET)
        claimed: ClaimedScore | Unset
        if isinstance(_claimed, Unset):
            claimed = UNSET
        else:
            claimed = ClaimedScore.from_dict(_claimed)

        lcr_replay_move = cls(
            move=move,
            seat=seat,
            claimed=claimed,
        )

        lcr_replay_move.additional_properties = d
        return lcr_replay_move

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
