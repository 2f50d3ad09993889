from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.chance_mode import ChanceMode, check_chance_mode
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ludo_list_shape import LudoListShape
    from ..models.ludo_move_move import LudoMoveMove
    from ..models.ludo_move_roll import LudoMoveRoll
    from ..models.ludo_state import LudoState


T = TypeVar("T", bound="LudoApplyRequest")


@_attrs_define
class LudoApplyRequest:
    """A move to be judged."""

    state: LudoState
    """ A position of Ludo. """
    move: LudoMoveMove | LudoMoveRoll
    """ A move of Ludo. """
    seat: int | Unset = UNSET
    """ Who claims to move; the seat to move if left out. """
    chance: ChanceMode | Unset = UNSET
    """ Who rolls and draws what a move leaves out. """
    seed: str | Unset = UNSET
    """ A seed makes the referee's chance reproducible. """
    legal_moves: LudoListShape | Unset = UNSET
    """ How to list the moves that follow. """
    seconds: int | Unset = UNSET
    """ How many seconds the player took. Where the options set `turn_seconds`, more than the limit is
    rejected by `ludo.time`; otherwise it is ignored. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ludo_move_roll import LudoMoveRoll

        state = self.state.to_dict()

        move: dict[str, Any]
        if isinstance(self.move, LudoMoveRoll):
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

        seconds = self.seconds

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
        if seconds is not UNSET:
            field_dict["seconds"] = seconds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ludo_list_shape import LudoListShape
        from ..models.ludo_move_move import LudoMoveMove
        from ..models.ludo_move_roll import LudoMoveRoll
        from ..models.ludo_state import LudoState

        d = dict(src_dict)
        state = LudoState.from_dict(d.pop("state"))

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

        _chance = d.pop("chance", UNSET)
        chance: ChanceMode | Unset
        if isinstance(_chance, Unset):
            chance = UNSET
        else:
            chance = check_chance_mode(_chance)

        seed = d.pop("seed", UNSET)

        _legal_moves = d.pop("legal_moves", UNSET)
        legal_moves: LudoListShape | Unset
        if isinstance(_legal_moves, Unset):
            legal_moves = UNSET
        else:
            legal_moves = LudoListShape.from_dict(_legal_moves)

        seconds = d.pop("seconds", UNSET)

        ludo_apply_request = cls(
            state=state,
            move=move,
            seat=seat,
            chance=chance,
            seed=seed,
            legal_moves=legal_moves,
            seconds=seconds,
        )

        ludo_apply_request.additional_properties = d
        return ludo_apply_request

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
