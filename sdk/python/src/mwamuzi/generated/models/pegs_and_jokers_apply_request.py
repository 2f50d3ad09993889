from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.chance_mode import ChanceMode, check_chance_mode
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_list_shape import PegsAndJokersListShape
    from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
    from ..models.pegs_and_jokers_move_exchange import PegsAndJokersMoveExchange
    from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay
    from ..models.pegs_and_jokers_state import PegsAndJokersState


T = TypeVar("T", bound="PegsAndJokersApplyRequest")


@_attrs_define
class PegsAndJokersApplyRequest:
    """A move to be judged."""

    state: PegsAndJokersState
    """ A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile. """
    move: PegsAndJokersMoveDraw | PegsAndJokersMoveExchange | PegsAndJokersMovePlay
    """ A move of Pegs and Jokers. """
    seat: int | Unset = UNSET
    """ Who claims to move; the seat to move if left out. """
    chance: ChanceMode | Unset = UNSET
    """ Who rolls and draws what a move leaves out. """
    seed: str | Unset = UNSET
    """ A seed makes the referee's chance reproducible. """
    legal_moves: PegsAndJokersListShape | Unset = UNSET
    """ How to list the moves that follow. """
    views: bool | Unset = UNSET
    """ Whether to answer with what each seat and a spectator may see. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
        from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay

        state = self.state.to_dict()

        move: dict[str, Any]
        if isinstance(self.move, PegsAndJokersMoveDraw):
            move = self.move.to_dict()
        elif isinstance(self.move, PegsAndJokersMovePlay):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        seat = self.seat

        chance: str | Unset = UNSET
        if not isinstance(self.chance, Unset):
            chance = self.chance

        seed = self.seed

        legal_moves: dict[str, Any] | Unset = UNSET
        if not isinstance(self.legal_moves, Unset):
            legal_moves = self.legal_moves.to_dict()

        views = self.views

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
                "move": move,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat
        if chance is not UNSET:
            field_dict["chance"] = chance
        if seed is not UNSET:
            field_dict["seed"] = seed
        if legal_moves is not UNSET:
            field_dict["legal_moves"] = legal_moves
        if views is not UNSET:
            field_dict["views"] = views

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pegs_and_jokers_list_shape import PegsAndJokersListShape
        from ..models.pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
        from ..models.pegs_and_jokers_move_exchange import PegsAndJokersMoveExchange
        from ..models.pegs_and_jokers_move_play import PegsAndJokersMovePlay
        from ..models.pegs_and_jokers_state import PegsAndJokersState

        d = dict(src_dict)
        state = PegsAndJokersState.from_dict(d.pop("state"))

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

        _chance = d.pop("chance", UNSET)
        chance: ChanceMode | Unset
        if isinstance(_chance, Unset):
            chance = UNSET
        else:
            chance = check_chance_mode(_chance)

        seed = d.pop("seed", UNSET)

        _legal_moves = d.pop("legal_moves", UNSET)
        legal_moves: PegsAndJokersListShape | Unset
        if isinstance(_legal_moves, Unset):
            legal_moves = UNSET
        else:
            legal_moves = PegsAndJokersListShape.from_dict(_legal_moves)

        views = d.pop("views", UNSET)

        pegs_and_jokers_apply_request = cls(
            state=state,
            move=move,
            seat=seat,
            chance=chance,
            seed=seed,
            legal_moves=legal_moves,
            views=views,
        )

        pegs_and_jokers_apply_request.additional_properties = d
        return pegs_and_jokers_apply_request

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
