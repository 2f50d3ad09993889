from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.chance_mode import ChanceMode, check_chance_mode
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ludo_list_shape import LudoListShape
    from ..models.ludo_state import LudoState


T = TypeVar("T", bound="LudoRematchRequest")


@_attrs_define
class LudoRematchRequest:
    """The same players, again."""

    state: LudoState
    """ A position of Ludo. """
    starter: int | Unset = UNSET
    """ Who starts. Left out, the option `rotate_starter` tells. """
    seed: str | Unset = UNSET
    """ A seed makes the referee's chance reproducible. """
    chance: ChanceMode | Unset = UNSET
    """ Who rolls and draws what a move leaves out. """
    legal_moves: LudoListShape | Unset = UNSET
    """ How to list the moves that follow. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        starter = self.starter

        seed = self.seed

        chance: str | Unset = UNSET
        if not isinstance(self.chance, Unset):
            chance = self.chance

        legal_moves: dict[str, Any] | Unset = UNSET
        if not isinstance(self.legal_moves, Unset):
            legal_moves = self.legal_moves.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
            }
        )
        if starter is not UNSET:
            field_dict["starter"] = starter
        if seed is not UNSET:
            field_dict["seed"] = seed
        if chance is not UNSET:
            field_dict["chance"] = chance
        if legal_moves is not UNSET:
            field_dict["legal_moves"] = legal_moves

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ludo_list_shape import LudoListShape
        from ..models.ludo_state import LudoState

        d = dict(src_dict)
        state = LudoState.from_dict(d.pop("state"))

        starter = d.pop("starter", UNSET)

        seed = d.pop("seed", UNSET)

        _chance = d.pop("chance", UNSET)
        chance: ChanceMode | Unset
        if isinstance(_chance, Unset):
            chance = UNSET
        else:
            chance = check_chance_mode(_chance)

        _legal_moves = d.pop("legal_moves", UNSET)
        legal_moves: LudoListShape | Unset
        if isinstance(_legal_moves, Unset):
            legal_moves = UNSET
        else:
            legal_moves = LudoListShape.from_dict(_legal_moves)

        ludo_rematch_request = cls(
            state=state,
            starter=starter,
            seed=seed,
            chance=chance,
            legal_moves=legal_moves,
        )

        ludo_rematch_request.additional_properties = d
        return ludo_rematch_request

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
