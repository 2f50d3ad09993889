from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.game_result import GameResult
    from ..models.pegs_and_jokers_left import PegsAndJokersLeft
    from ..models.pegs_and_jokers_replay_verdict_accepted import (
        PegsAndJokersReplayVerdictAccepted,
    )
    from ..models.pegs_and_jokers_replay_verdict_rejected import (
        PegsAndJokersReplayVerdictRejected,
    )
    from ..models.pegs_and_jokers_state import PegsAndJokersState


T = TypeVar("T", bound="PegsAndJokersReplayAnswer")


@_attrs_define
class PegsAndJokersReplayAnswer:
    """A game as far as it could be replayed."""

    steps: list[PegsAndJokersReplayVerdictAccepted | PegsAndJokersReplayVerdictRejected]
    """ One step a move, in order; an illegal move is the last. """
    state: PegsAndJokersState
    """ A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile. """
    left: PegsAndJokersLeft
    """ What is left to draw in Pegs and Jokers. """
    ok: bool
    """ Whether every move was accepted and every claim right. """
    first_difference: int | Unset = UNSET
    """ The index of the first step that was rejected or whose claims differ; absent if there is none. """
    result: GameResult | Unset = UNSET
    """ How a finished game stands. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.pegs_and_jokers_replay_verdict_accepted import (
            PegsAndJokersReplayVerdictAccepted,
        )

        steps = []
        for steps_item_data in self.steps:
            steps_item: dict[str, Any]
            if isinstance(steps_item_data, PegsAndJokersReplayVerdictAccepted):
                steps_item = steps_item_data.to_dict()
            else:
                steps_item = steps_item_data.to_dict()

            steps.append(steps_item)

        state = self.state.to_dict()

        left = self.left.to_dict()

        ok = self.ok

        first_difference = self.first_difference

        result: dict[str, Any] | Unset = UNSET
        if not isinstance(self.result, Unset):
            result = self.result.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "steps": steps,
                "state": state,
                "left": left,
                "ok": ok,
            }
        )
        if first_difference is not UNSET:
            field_dict["first_difference"] = first_difference
        if result is not UNSET:
            field_dict["result"] = result

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_result import GameResult
        from ..models.pegs_and_jokers_left import PegsAndJokersLeft
        from ..models.pegs_and_jokers_replay_verdict_accepted import (
            PegsAndJokersReplayVerdictAccepted,
        )
        from ..models.pegs_and_jokers_replay_verdict_rejected import (
            PegsAndJokersReplayVerdictRejected,
        )
        from ..models.pegs_and_jokers_state import PegsAndJokersState

        d = dict(src_dict)
        steps = []
        _steps = d.pop("steps")
        for steps_item_data in _steps:

            def _parse_steps_item(
                data: object,
            ) -> PegsAndJokersReplayVerdictAccepted | PegsAndJokersReplayVerdictRejected:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_pegs_and_jokers_replay_verdict_pegs_and_jokers_replay_verdict_accepted = (
                        PegsAndJokersReplayVerdictAccepted.from_dict(data)
                    )

                    return componentsschemas_pegs_and_jokers_replay_verdict_pegs_and_jokers_replay_verdict_accepted
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_pegs_and_jokers_replay_verdict_pegs_and_jokers_replay_verdict_rejected = (
                    PegsAndJokersReplayVerdictRejected.from_dict(data)
                )

                return componentsschemas_pegs_and_jokers_replay_verdict_pegs_and_jokers_replay_verdict_rejected

            steps_item = _parse_steps_item(steps_item_data)

            steps.append(steps_item)

        state = PegsAndJokersState.from_dict(d.pop("state"))

        left = PegsAndJokersLeft.from_dict(d.pop("left"))

        ok = d.pop("ok")

        first_difference = d.pop("first_difference", UNSET)

        _result = d.pop("result", UNSET)
        result: GameResult | Unset
        if isinstance(_result, Unset):
            result = UNSET
        else:
            result = GameResult.from_dict(_result)

        pegs_and_jokers_replay_answer = cls(
            steps=steps,
            state=state,
            left=left,
            ok=ok,
            first_difference=first_difference,
            result=result,
        )

        pegs_and_jokers_replay_answer.additional_properties = d
        return pegs_and_jokers_replay_answer

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
