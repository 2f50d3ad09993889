from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.chance_mode import ChanceMode, check_chance_mode
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_list_shape import QwirkleListShape
    from ..models.qwirkle_move_pass import QwirkleMovePass
    from ..models.qwirkle_move_place import QwirkleMovePlace
    from ..models.qwirkle_move_stop import QwirkleMoveStop
    from ..models.qwirkle_move_swap import QwirkleMoveSwap
    from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden
    from ..models.qwirkle_state import QwirkleState


T = TypeVar("T", bound="QwirkleApplyRequest")


@_attrs_define
class QwirkleApplyRequest:
    """A move to be judged."""

    state: QwirkleState
    """ A position of Qwirkle. What is neither on the board nor in a hand is in the bag. """
    move: QwirkleMovePass | QwirkleMovePlace | QwirkleMoveStop | QwirkleMoveSwap | QwirkleMoveSwapHidden
    """ A move of Qwirkle. """
    seat: int | Unset = UNSET
    """ Who claims to move; the seat to move if left out. """
    chance: ChanceMode | Unset = UNSET
    """ Who rolls and draws what a move leaves out. """
    seed: str | Unset = UNSET
    """ A seed makes the referee's chance reproducible. """
    legal_moves: QwirkleListShape | Unset = UNSET
    """ How to list the moves that follow. """
    views: bool | Unset = UNSET
    """ Whether to answer with what each seat and a spectator may see. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.qwirkle_move_pass import QwirkleMovePass
        from ..models.qwirkle_move_place import QwirkleMovePlace
        from ..models.qwirkle_move_swap import QwirkleMoveSwap
        from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden

        state = self.state.to_dict()

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
        from ..models.qwirkle_list_shape import QwirkleListShape
        from ..models.qwirkle_move_pass import QwirkleMovePass
        from ..models.qwirkle_move_place import QwirkleMovePlace
        from ..models.qwirkle_move_stop import QwirkleMoveStop
        from ..models.qwirkle_move_swap import QwirkleMoveSwap
        from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden
        from ..models.qwirkle_state import QwirkleState

        d = dict(src_dict)
        state = QwirkleState.from_dict(d.pop("state"))

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

        seat = d.pop("seat", UNSET)

        _chance = d.pop("chance", UNSET)
        chance: ChanceMode | Unset
        if isinstance(_chance, Unset):
            chance = UNSET
        else:
            chance = check_chance_mode(_chance)

        seed = d.pop("seed", UNSET)

        _legal_moves = d.pop("legal_moves", UNSET)
        legal_moves: QwirkleListShape | Unset
        if isinstance(_legal_moves, Unset):
            legal_moves = UNSET
        else:
            legal_moves = QwirkleListShape.from_dict(_legal_moves)

        views = d.pop("views", UNSET)

        qwirkle_apply_request = cls(
            state=state,
            move=move,
            seat=seat,
            chance=chance,
            seed=seed,
            legal_moves=legal_moves,
            views=views,
        )

        qwirkle_apply_request.additional_properties = d
        return qwirkle_apply_request

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
