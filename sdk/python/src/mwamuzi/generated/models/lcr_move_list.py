from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.lcr_move_roll import LcrMoveRoll
    from ..models.lcr_outcome import LcrOutcome


T = TypeVar("T", bound="LcrMoveList")


@_attrs_define
class LcrMoveList:
    """A page of the list of legal moves. Each is the very `move` that apply takes."""

    moves: list[LcrMoveRoll]
    """ The moves of this page, chance left out. """
    total: int
    """ How many moves there are on all pages. """
    complete: bool
    """ Whether every legal move is listed: a hidden hand's may not be. """
    seat: int | Unset = UNSET
    """ Whose moves; absent when the game is over. """
    next_: str | Unset = UNSET
    """ The cursor of the next page. """
    outcomes: list[LcrOutcome] | Unset = UNSET
    """ What each move would bring, in the order of `moves`; if asked for. """
    pegs_of: int | Unset = UNSET
    """ Whose pegs the moves name, in a game in which a player may move those of another seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.lcr_move_roll import LcrMoveRoll

        moves = []
        for moves_item_data in self.moves:
            moves_item: dict[str, Any]
            if isinstance(moves_item_data, LcrMoveRoll):
                moves_item = moves_item_data.to_dict()

            moves.append(moves_item)

        total = self.total

        complete = self.complete

        seat = self.seat

        next_ = self.next_

        outcomes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.outcomes, Unset):
            outcomes = []
            for outcomes_item_data in self.outcomes:
                outcomes_item = outcomes_item_data.to_dict()
                outcomes.append(outcomes_item)

        pegs_of = self.pegs_of

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "moves": moves,
                "total": total,
                "complete": complete,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat
        if next_ is not UNSET:
            field_dict["next"] = next_
        if outcomes is not UNSET:
            field_dict["outcomes"] = outcomes
        if pegs_of is not UNSET:
            field_dict["pegs_of"] = pegs_of

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.lcr_move_roll import LcrMoveRoll
        from ..models.lcr_outcome import LcrOutcome

        d = dict(src_dict)
        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:

            def _parse_moves_item(data: object) -> LcrMoveRoll:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_lcr_move_lcr_move_roll = LcrMoveRoll.from_dict(data)

                return componentsschemas_lcr_move_lcr_move_roll

            moves_item = _parse_moves_item(moves_item_data)

            moves.append(moves_item)

        total = d.pop("total")

        complete = d.pop("complete")

        seat = d.pop("seat", UNSET)

        next_ = d.pop("next", UNSET)

        _outcomes = d.pop("outcomes", UNSET)
        outcomes: list[LcrOutcome] | Unset = UNSET
        if _outcomes is not UNSET:
            outcomes = []
            for outcomes_item_data in _outcomes:
                outcomes_item = LcrOutcome.from_dict(outcomes_item_data)

                outcomes.append(outcomes_item)

        pegs_of = d.pop("pegs_of", UNSET)

        lcr_move_list = cls(
            moves=moves,
            total=total,
            complete=complete,
            seat=seat,
            next_=next_,
            outcomes=outcomes,
            pegs_of=pegs_of,
        )

        lcr_move_list.additional_properties = d
        return lcr_move_list

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
