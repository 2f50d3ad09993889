from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_setup_options import QwirkleSetupOptions
    from ..models.qwirkle_tally_player import QwirkleTallyPlayer
    from ..models.qwirkle_tally_turn import QwirkleTallyTurn


T = TypeVar("T", bound="QwirkleTallyRequest")


@_attrs_define
class QwirkleTallyRequest:
    """A score sheet of Qwirkle as people keep it: who laid what for how many points, and what it came to."""

    players: list[QwirkleTallyPlayer]
    """ The players by seat, clockwise: 2 to 6. """
    turns: list[QwirkleTallyTurn]
    """ The turns in the order in which they were played; whoever has the first is taken for the starter. They hold
    at most 324 tiles in all. """
    totals: list[int] | Unset = UNSET
    """ The final points of each seat as the sheet has them. """
    winners: list[int] | Unset = UNSET
    """ Who won as the sheet has it, more than one where the win was shared. """
    options: QwirkleSetupOptions | Unset = UNSET
    """ The options of a new game of Qwirkle; those left out take their defaults. """
    rules: int | Unset = UNSET
    """ The version of the rules; 1 if left out. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        turns = []
        for turns_item_data in self.turns:
            turns_item = turns_item_data.to_dict()
            turns.append(turns_item)

        totals: list[int] | Unset = UNSET
        if not isinstance(self.totals, Unset):
            totals = self.totals

        winners: list[int] | Unset = UNSET
        if not isinstance(self.winners, Unset):
            winners = self.winners

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "players": players,
                "turns": turns,
            }
        )
        if totals is not UNSET:
            field_dict["totals"] = totals
        if winners is not UNSET:
            field_dict["winners"] = winners
        if options is not UNSET:
            field_dict["options"] = options
        if rules is not UNSET:
            field_dict["rules"] = rules

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_setup_options import QwirkleSetupOptions
        from ..models.qwirkle_tally_player import QwirkleTallyPlayer
        from ..models.qwirkle_tally_turn import QwirkleTallyTurn

        d = dict(src_dict)
        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = QwirkleTallyPlayer.from_dict(players_item_data)

            players.append(players_item)

        turns = []
        _turns = d.pop("turns")
        for turns_item_data in _turns:
            turns_item = QwirkleTallyTurn.from_dict(turns_item_data)

            turns.append(turns_item)

        totals = cast(list[int], d.pop("totals", UNSET))

        winners = cast(list[int], d.pop("winners", UNSET))

        _options = d.pop("options", UNSET)
        options: QwirkleSetupOptions | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = QwirkleSetupOptions.from_dict(_options)

        rules = d.pop("rules", UNSET)

        qwirkle_tally_request = cls(
            players=players,
            turns=turns,
            totals=totals,
            winners=winners,
            options=options,
            rules=rules,
        )

        qwirkle_tally_request.additional_properties = d
        return qwirkle_tally_request

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
