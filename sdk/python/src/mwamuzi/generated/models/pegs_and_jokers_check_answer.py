from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.fault import Fault
    from ..models.game_result import GameResult
    from ..models.pegs_and_jokers_left import PegsAndJokersLeft
    from ..models.pegs_and_jokers_totals import PegsAndJokersTotals
    from ..models.pegs_and_jokers_turn_draw import PegsAndJokersTurnDraw
    from ..models.pegs_and_jokers_turn_over import PegsAndJokersTurnOver
    from ..models.pegs_and_jokers_turn_play import PegsAndJokersTurnPlay


T = TypeVar("T", bound="PegsAndJokersCheckAnswer")


@_attrs_define
class PegsAndJokersCheckAnswer:
    """Whether a state is possible, and how the game stands."""

    possible: bool
    """ Whether a game can come to this state. """
    faults: list[Fault]
    """ Everything that makes it impossible. """
    turn: PegsAndJokersTurnDraw | PegsAndJokersTurnOver | PegsAndJokersTurnPlay | Unset = UNSET
    """ Whose turn it is in Pegs and Jokers, and what is asked of them. """
    score: PegsAndJokersTotals | Unset = UNSET
    """ How a game of Pegs and Jokers stands. """
    result: GameResult | Unset = UNSET
    """ How a finished game stands. """
    left: PegsAndJokersLeft | Unset = UNSET
    """ What is left to draw in Pegs and Jokers. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.pegs_and_jokers_turn_draw import PegsAndJokersTurnDraw
        from ..models.pegs_and_jokers_turn_play import PegsAndJokersTurnPlay

        possible = self.possible

        faults = []
        for faults_item_data in self.faults:
            faults_item = faults_item_data.to_dict()
            faults.append(faults_item)

        turn: dict[str, Any] | Unset
        if isinstance(self.turn, Unset):
            turn = UNSET
        elif isinstance(self.turn, PegsAndJokersTurnDraw):
            turn = self.turn.to_dict()
        elif isinstance(self.turn, PegsAndJokersTurnPlay):
            turn = self.turn.to_dict()
        else:
            turn = self.turn.to_dict()

        score: dict[str, Any] | Unset = UNSET
        if not isinstance(self.score, Unset):
            score = self.score.to_dict()

        result: dict[str, Any] | Unset = UNSET
        if not isinstance(self.result, Unset):
            result = self.result.to_dict()

        left: dict[str, Any] | Unset = UNSET
        if not isinstance(self.left, Unset):
            left = self.left.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "possible": possible,
                "faults": faults,
            }
        )
        if turn is not UNSET:
            field_dict["turn"] = turn
        if score is not UNSET:
            field_dict["score"] = score
        if result is not UNSET:
            field_dict["result"] = result
        if left is not UNSET:
            field_dict["left"] = left

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fault import Fault
        from ..models.game_result import GameResult
        from ..models.pegs_and_jokers_left import PegsAndJokersLeft
        from ..models.pegs_and_jokers_totals import PegsAndJokersTotals
        from ..models.pegs_and_jokers_turn_draw import PegsAndJokersTurnDraw
        from ..models.pegs_and_jokers_turn_over import PegsAndJokersTurnOver
        from ..models.pegs_and_jokers_turn_play import PegsAndJokersTurnPlay

        d = dict(src_dict)
        possible = d.pop("possible")

        faults = []
        _faults = d.pop("faults")
        for faults_item_data in _faults:
            faults_item = Fault.from_dict(faults_item_data)

            faults.append(faults_item)

        def _parse_turn(data: object) -> PegsAndJokersTurnDraw | PegsAndJokersTurnOver | PegsAndJokersTurnPlay | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_turn_pegs_and_jokers_turn_draw = PegsAndJokersTurnDraw.from_dict(data)

                return componentsschemas_pegs_and_jokers_turn_pegs_and_jokers_turn_draw
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_turn_pegs_and_jokers_turn_play = PegsAndJokersTurnPlay.from_dict(data)

                return componentsschemas_pegs_and_jokers_turn_pegs_and_jokers_turn_play
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_pegs_and_jokers_turn_pegs_and_jokers_turn_over = PegsAndJokersTurnOver.from_dict(data)

            return componentsschemas_pegs_and_jokers_turn_pegs_and_jokers_turn_over

        turn = _parse_turn(d.pop("turn", UNSET))

        _score = d.pop("score", UNSET)
        score: PegsAndJokersTotals | Unset
        if isinstance(_score, Unset):
            score = UNSET
        else:
            score = PegsAndJokersTotals.from_dict(_score)

        _result = d.pop("result", UNSET)
        result: GameResult | Unset
        if isinstance(_result, Unset):
            result = UNSET
        else:
            result = GameResult.from_dict(_result)

        _left = d.pop("left", UNSET)
        left: PegsAndJokersLeft | Unset
        if isinstance(_left, Unset):
            left = UNSET
        else:
            left = PegsAndJokersLeft.from_dict(_left)

        pegs_and_jokers_check_answer = cls(
            possible=possible,
            faults=faults,
            turn=turn,
            score=score,
            result=result,
            left=left,
        )

        pegs_and_jokers_check_answer.additional_properties = d
        return pegs_and_jokers_check_answer

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
