from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.claimed_score import ClaimedScore
    from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
    from ..models.pegs_and_jokers_move_exchange import PegsAndJokersMoveExchange
    from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay


T = TypeVar("T", bound="PegsAndJokersReplayMove")


@_attrs_define
class PegsAndJokersReplayMove:
    """One move of a game as it was written down."""

    move: PegsAndJokersMoveDraw | PegsAndJokersMoveExchange | PegsAndJokersMovePlay
    """ A move of Pegs and Jokers. """
    seat: int | Unset = UNSET
    """ Who claims to move; the seat to move if left out. """
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
        from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
        from ..models.pegs_and_jokers_move_exchange import PegsAndJokersMoveExchange
        from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay

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

        seat = d.pop("seat", UNSET)

        _claimed = d.pop("claimed", UNSET)
        claimed: ClaimedScore | Unset
        if isinstance(_claimed, Unset):
            claimed = UNSET
        else:
            claimed = ClaimedScore.from_dict(_claimed)

        pegs_and_jokers_replay_move = cls(
            move=move,
            seat=seat,
            claimed=claimed,
        )

        pegs_and_jokers_replay_move.additional_properties = d
        return pegs_and_jokers_replay_move

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
