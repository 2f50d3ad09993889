from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.chance_mode import ChanceMode, check_chance_mode
from ..models.pegs_and_jokers_deal import PegsAndJokersDeal, check_pegs_and_jokers_deal
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_list_shape import PegsAndJokersListShape
    from ..models.pegs_and_jokers_rematch_player import PegsAndJokersRematchPlayer
    from ..models.pegs_and_jokers_state import PegsAndJokersState


T = TypeVar("T", bound="PegsAndJokersRematchRequest")


@_attrs_define
class PegsAndJokersRematchRequest:
    """The same players, again."""

    state: PegsAndJokersState
    """ A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile. """
    dealer: int | Unset = UNSET
    """ Who deals. Left out, the player to the left of the last dealer. """
    deal: PegsAndJokersDeal | Unset = UNSET
    """ Where the hands of a new game of Pegs and Jokers come from. """
    players: list[PegsAndJokersRematchPlayer] | Unset = UNSET
    """ Hands by seat, as many as there are players. """
    seed: str | Unset = UNSET
    """ A seed makes the referee's chance reproducible. """
    chance: ChanceMode | Unset = UNSET
    """ Who rolls and draws what a move leaves out. """
    legal_moves: PegsAndJokersListShape | Unset = UNSET
    """ How to list the moves that follow. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        dealer = self.dealer

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
        if dealer is not UNSET:
            field_dict["dealer"] = dealer
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
        from ..models.pegs_and_jokers_list_shape import PegsAndJokersListShape
        from ..models.pegs_and_jokers_rematch_player import PegsAndJokersRematchPlayer
        from ..models.pegs_and_jokers_state import PegsAndJokersState

        d = dict(src_dict)
        state = PegsAndJokersState.from_dict(d.pop("state"))

        dealer = d.pop("dealer", UNSET)

        _deal = d.pop("deal", UNSET)
        deal: PegsAndJokersDeal | Unset
        if isinstance(_deal, Unset):
            deal = UNSET
        else:
            deal = check_pegs_and_jokers_deal(_deal)

        _players = d.pop("players", UNSET)
        players: list[PegsAndJokersRematchPlayer] | Unset = UNSET
        if _players is not UNSET:
            players = []
            for players_item_data in _players:
                players_item = PegsAndJokersRematchPlayer.from_dict(players_item_data)

                players.append(players_item)

        seed = d.pop("seed", UNSET)

        _chance = d.pop("chance", UNSET)
        chance: ChanceMode | Unset
        if isinstance(_chance, Unset):
            chance = UNSET
        else:
            chance = check_chance_mode(_chance)

        _legal_moves = d.pop("legal_moves", UNSET)
        legal_moves: PegsAndJokersListShape | Unset
        if isinstance(_legal_moves, Unset):
            legal_moves = UNSET
        else:
            legal_moves = PegsAndJokersListShape.from_dict(_legal_moves)

        pegs_and_jokers_rematch_request = cls(
            state=state,
            dealer=dealer,
            deal=deal,
            players=players,
            seed=seed,
            chance=chance,
            legal_moves=legal_moves,
        )

        pegs_and_jokers_rematch_request.additional_properties = d
        return pegs_and_jokers_rematch_request

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
