from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.claimed_score import ClaimedScore
    from ..models.ludo_move_move import LudoMoveMove
    from ..models.ludo_move_roll import LudoMoveRoll


T = TypeVar("T", bound="LudoReplayMove")


@_attrs_define
class LudoReplayMove:
    """One move of a game as it was written down."""

    move: LudoMoveMove | LudoMoveRoll
    """ A move of Ludo. """
    seat: int | Unset = UNSET
    """ Who claims to move; the seat to move if left out. """
    claimed: ClaimedScore | Unset = UNSET
    """ What was written down of the score when a move had been made. What is left out is not compared. """
    seconds: int | Unset = UNSET
    """ How many seconds the player took. Where the options set `turn_seconds`, more than the limit is
    rejected by `ludo.time`; otherwise it is ignored. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ludo_move_roll import LudoMoveRoll

        move: dict[str, Any]
        if isinstance(self.move, LudoMoveRoll):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        seat = self.seat

        claimed: dict[str, Any] | Unset = UNSET
        if not isinstance(self.claimed, Unset):
            claimed = self.claimed.to_dict()

        seconds = self.seconds

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
        if seconds is not UNSET:
            field_dict["seconds"] = seconds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.claimed_score import ClaimedScore
        from ..models.ludo_move_move import LudoMoveMove
        from ..models.ludo_move_roll import LudoMoveRoll

        d = dict(src_dict)

        def _parse_move(data: object) -> LudoMoveMove | LudoMoveRoll:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ludo_move_ludo_move_roll = LudoMoveRoll.from_dict(data)

                return componentsschemas_ludo_move_ludo_move_roll
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_ludo_move_ludo_move_move = LudoMoveMove.from_dict(data)

            return componentsschemas_ludo_move_ludo_move_move

        move = _parse_move(d.pop("move"))

        seat = d.pop("seat", UNSET)

        _claimed = d.pop("claimed", UNSET)
        claimed: ClaimedScore | Unset
        if isinstance(_claimed, Unset):
            claimed = UNSET
        else:
            claimed = ClaimedScore.from_dict(_claimed)

        seconds = d.pop("seconds", UNSET)

        ludo_replay_move = cls(
            move=move,
            seat=seat,
            claimed=claimed,
            seconds=seconds,
        )

        ludo_replay_move.additional_properties = d
        return ludo_replay_move

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
