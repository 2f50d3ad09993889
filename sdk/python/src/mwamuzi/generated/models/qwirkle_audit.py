from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_audit_turn import QwirkleAuditTurn
    from ..models.qwirkle_tally_player import QwirkleTallyPlayer


T = TypeVar("T", bound="QwirkleAudit")


@_attrs_define
class QwirkleAudit:
    """The audit of a score sheet."""

    players: list[QwirkleTallyPlayer]
    """ The players by seat, with their names as the sheet has them. """
    turns: list[QwirkleAuditTurn]
    """ Turn by turn, as many as the sheet has. """
    totals: list[int]
    """ The right final points of each seat. """
    winners: list[int]
    """ The seats with the most of these. """
    ok: bool
    """ Whether every turn is right, and the totals and winners on the sheet too. """
    first_wrong: int | Unset = UNSET
    """ The first turn that is wrong or illegal, counted from 0. """
    wrong_totals: list[int] | Unset = UNSET
    """ The seats whose final points on the sheet neither follow from the points and running totals on it, right or
    wrong as those are, nor are right. """
    totals_stand: bool | Unset = UNSET
    """ Whether the final points on the sheet are the right ones, where it has them. """
    winners_stand: bool | Unset = UNSET
    """ Whether the winners on the sheet are the right ones, where it names them. """
    finished: bool | Unset = UNSET
    """ Whether the game has ended: played out, stuck, or nothing fits any more. Absent where it cannot be told. """
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

        totals = self.totals

        winners = self.winners

        ok = self.ok

        first_wrong = self.first_wrong

        wrong_totals: list[int] | Unset = UNSET
        if not isinstance(self.wrong_totals, Unset):
            wrong_totals = self.wrong_totals

        totals_stand = self.totals_stand

        winners_stand = self.winners_stand

        finished = self.finished

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "players": players,
                "turns": turns,
                "totals": totals,
                "winners": winners,
                "ok": ok,
            }
        )
        if first_wrong is not UNSET:
            field_dict["first_wrong"] = first_wrong
        if wrong_totals is not UNSET:
            field_dict["wrong_totals"] = wrong_totals
        if totals_stand is not UNSET:
            field_dict["totals_stand"] = totals_stand
        if winners_stand is not UNSET:
            field_dict["winners_stand"] = winners_stand
        if finished is not UNSET:
            field_dict["finished"] = finished

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_audit_turn import QwirkleAuditTurn
        from ..models.qwirkle_tally_player import QwirkleTallyPlayer

        d = dict(src_dict)
        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = QwirkleTallyPlayer.from_dict(players_item_data)

            players.append(players_item)

        turns = []
        _turns = d.pop("turns")
        for turns_item_data in _turns:
            turns_item = QwirkleAuditTurn.from_dict(turns_item_data)

            turns.append(turns_item)

        totals = cast(list[int], d.pop("totals"))

        winners = cast(list[int], d.pop("winners"))

        ok = d.pop("ok")

        first_wrong = d.pop("first_wrong", UNSET)

        wrong_totals = cast(list[int], d.pop("wrong_totals", UNSET))

        totals_stand = d.pop("totals_stand", UNSET)

        winners_stand = d.pop("winners_stand", UNSET)

        finished = d.pop("finished", UNSET)

        qwirkle_audit = cls(
            players=players,
            turns=turns,
            totals=totals,
            winners=winners,
            ok=ok,
            first_wrong=first_wrong,
            wrong_totals=wrong_totals,
            totals_stand=totals_stand,
            winners_stand=winners_stand,
            finished=finished,
        )

        qwirkle_audit.additional_properties = d
        return qwirkle_audit

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
