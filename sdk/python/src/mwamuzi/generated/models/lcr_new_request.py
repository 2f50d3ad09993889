from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.chance_mode import ChanceMode, check_chance_mode
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.lcr_list_shape import LcrListShape
    from ..models.lcr_setup_options import LcrSetupOptions
    from ..models.lcr_setup_player import LcrSetupPlayer


T = TypeVar("T", bound="LcrNewRequest")


@_attrs_define
class LcrNewRequest:
    """A new game. Options left out take their defaults; the state shows all of them."""

    players: list[LcrSetupPlayer]
    """ The players by seat, clockwise. """
    options: LcrSetupOptions | Unset = UNSET
    """ The options of a new game of LCR; those left out take their defaults. """
    starter: int | Unset = UNSET
    """ Who starts. Left out, the referee draws. """
    seed: str | Unset = UNSET
    """ A seed makes the referee's chance reproducible. """
    chance: ChanceMode | Unset = UNSET
    """ Who rolls and draws what a move leaves out. """
    rules: int | Unset = UNSET
    """ The version of the rules; 1 if left out. """
    legal_moves: LcrListShape | Unset = UNSET
    """ How to list the moves that follow. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        starter = self.starter

        seed = self.seed

        chance: str | Unset = UNSET
        if not isinstance(self.chance, Unset):
            chance = self.chance

        rules = self.rules

        legal_moves: dict[str, Any] | Unset = UNSET
        if not isinstance(self.legal_moves, Unset):
            legal_moves = self.legal_moves.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "players": players,
            }
        )
        if options is not UNSET:
            field_dict["options"] = options
        if starter is not UNSET:
            field_dict["starter"] = starter
        if seed is not UNSET:
            field_dict["seed"] = seed
        if chance is not UNSET:
            field_dict["chance"] = chance
        if rules is not UNSET:
            field_dict["rules"] = rules
        if legal_moves is not UNSET:
            field_dict["legal_moves"] = legal_moves

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.lcr_list_shape import LcrListShape
        from ..models.lcr_setup_options import LcrSetupOptions
        from ..models.lcr_setup_player import LcrSetupPlayer

        d = dict(src_dict)
        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = LcrSetupPlayer.from_dict(players_item_data)

            players.append(players_item)

        _options = d.pop("options", UNSET)
        options: LcrSetupOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = LcrSetupOptions.from_dict(_options)

        starter = d.pop("starter", UNSET)

        seed = d.pop("seed", UNSET)

        _chance = d.pop("chance", UNSET)
        chance: ChanceMode | Unset
        if isinstance(_chance, Unset):
            chance = UNSET
        else:
            chance = check_chance_mode(_chance)

        rules = d.pop("rules", UNSET)

        _legal_moves = d.pop("legal_moves", UNSET)
        legal_moves: LcrListShape | Unset
        if isinstance(_legal_moves, Unset):
            legal_moves = UNSET
        else:
            legal_moves = LcrListShape.from_dict(_legal_moves)

        lcr_new_request = cls(
            players=players,
            options=options,
            starter=starter,
            seed=seed,
            chance=chance,
            rules=rules,
            legal_moves=legal_moves,
        )

        lcr_new_request.additional_properties = d
        return lcr_new_request

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
