from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.game_result import GameResult
    from ..models.ludo_replay_verdict_accepted import LudoReplayVerdictAccepted
    from ..models.ludo_replay_verdict_rejected import LudoReplayVerdictRejected
    from ..models.ludo_state import LudoState


T = TypeVar("T", bound="LudoReplayAnswer")


@_attrs_define
class LudoReplayAnswer:
    """A game as far as it could be replayed."""

    steps: list[LudoReplayVerdictAccepted | LudoReplayVerdictRejected]
    """ One step a move, in order; an illegal move is the last. """
    state: LudoState
    """ A position of Ludo. """
    ok: bool
    """ Whether every move was accepted and every claim right. """
    first_difference: int | Unset = UNSET
    """ The index of the first step that was rejected or whose claims differ; absent if there is none. """
    result: GameResult | Unset = UNSET
    """ How a finished game stands. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ludo_replay_verdict_accepted import LudoReplayVerdictAccepted

        steps = []
        for steps_item_data in self.steps:
            steps_item: dict[str, Any]
            if isinstance(steps_item_data, LudoReplayVerdictAccepted):
                steps_item = steps_item_data.to_dict()
            else:
                steps_item = steps_item_data.to_dict()

            steps.append(steps_item)

        state = self.state.to_dict()

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
        from ..models.ludo_replay_verdict_accepted import LudoReplayVerdictAccepted
        from ..models.ludo_replay_verdict_rejected import LudoReplayVerdictRejected
        from ..models.ludo_state import LudoState

        d = dict(src_dict)
        steps = []
        _steps = d.pop("steps")
        for steps_item_data in _steps:

            def _parse_steps_item(data: object) -> LudoReplayVerdictAccepted | LudoReplayVerdictRejected:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_ludo_replay_verdict_ludo_replay_verdict_accepted = (
                        LudoReplayVerdictAccepted.from_dict(data)
                    )

                    return componentsschemas_ludo_replay_verdict_ludo_replay_verdict_accepted
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ludo_replay_verdict_ludo_replay_verdict_rejected = (
                    LudoReplayVerdictRejected.from_dict(data)
                )

                return componentsschemas_ludo_replay_verdict_ludo_replay_verdict_rejected

            steps_item = _parse_steps_item(steps_item_data)

            steps.append(steps_item)

        state = LudoState.from_dict(d.pop("state"))

        ok = d.pop("ok")

        first_difference = d.pop("first_difference", UNSET)

        _result = d.pop("result", UNSET)
        result: GameResult | Unset
        if isinstance(_result, Unset):
            result = UNSET
        else:
            result = GameResult.from_dict(_result)

        ludo_replay_answer = cls(
            steps=steps,
            state=state,
            ok=ok,
            first_difference=first_difference,
            result=result,
        )

        ludo_replay_answer.additional_properties = d
        return ludo_replay_answer

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
