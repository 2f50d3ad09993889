from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.chance_mode import ChanceMode, check_chance_mode
from ..models.qwirkle_deal import QwirkleDeal, check_qwirkle_deal
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_list_shape import QwirkleListShape
    from ..models.qwirkle_rematch_player import QwirkleRematchPlayer
    from ..models.qwirkle_state import QwirkleState


T = TypeVar("T", bound="QwirkleRematchRequest")


@_attrs_define
class QwirkleRematchRequest:
    """The same players, again."""

    state: QwirkleState
    """ A position of Qwirkle. What is neither on the board nor in a hand is in the bag. """
    starter: int | Unset = UNSET
    """ Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
    hand it must be stated. """
    deal: QwirkleDeal | Unset = UNSET
    """ Where the hands of a new game of Qwirkle come from. """
    players: list[QwirkleRematchPlayer] | Unset = UNSET
    """ Ages and hands by seat, as many as there are players. """
    seed: str | Unset = UNSET
    """ A seed makes the referee's chance reproducible. """
    chance: ChanceMode | Unset = UNSET
    """ Who rolls and draws what a move leaves out. """
    legal_moves: QwirkleListShape | Unset = UNSET
    """ How to list the moves that follow. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        starter = self.starter

        deal: str | Unset = UNSET
        if not isinstance(self.deal, Unset):
            deal = self.deal

        players: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.players, Unset):
            players = []
            for players_item_data in self.players:
                players_item = players_item_data.to_dict()
                players.append(players_item)

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
        if deal is not UNSET:
            field_dict["deal"] = deal
        if players is not UNSET:
            field_dict["players"] = players
        if seed is not UNSET:
            field_dict["seed"] = seed
        if chance is not UNSET:
            field_dict["chance"] = chance
        if legal_moves is not UNSET:
            field_dict["legal_moves"] = legal_moves

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_list_shape import QwirkleListShape
        from ..models.qwirkle_rematch_player import QwirkleRematchPlayer
        from ..models.qwirkle_state import QwirkleState

        d = dict(src_dict)
        state = QwirkleState.from_dict(d.pop("state"))

        starter = d.pop("starter", UNSET)

        _deal = d.pop("deal", UNSET)
        deal: QwirkleDeal | Unset
        if isinstance(_deal, Unset):
            deal = UNSET
        else:
            deal = check_qwirkle_deal(_deal)

        _players = d.pop("players", UNSET)
        players: list[QwirkleRematchPlayer] | Unset = UNSET
        if _players is not UNSET:
            players = []
            for players_item_data in _players:
                players_item = QwirkleRematchPlayer.from_dict(players_item_data)

                players.append(players_item)

        seed = d.pop("seed", UNSET)

        _chance = d.pop("chance", UNSET)
        chance: ChanceMode | Unset
        if isinstance(_chance, Unset):
            chance = UNSET
        else:
            chance = check_chance_mode(_chance)

        _legal_moves = d.pop("legal_moves", UNSET)
        legal_moves: QwirkleListShape | Unset
        if isinstance(_legal_moves, Unset):
            legal_moves = UNSET
        else:
            legal_moves = QwirkleListShape.from_dict(_legal_moves)

        qwirkle_rematch_request = cls(
            state=state,
            starter=starter,
            deal=deal,
            players=players,
            seed=seed,
            chance=chance,
            legal_moves=legal_moves,
        )

        qwirkle_rematch_request.additional_properties = d
        return qwirkle_rematch_request

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
