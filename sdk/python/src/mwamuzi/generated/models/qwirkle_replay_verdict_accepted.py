from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.claimed_score import ClaimedScore
    from ..models.qwirkle_move_pass import QwirkleMovePass
    from ..models.qwirkle_move_place import QwirkleMovePlace
    from ..models.qwirkle_move_stop import QwirkleMoveStop
    from ..models.qwirkle_move_swap import QwirkleMoveSwap
    from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden
    from ..models.unverified import Unverified


T = TypeVar("T", bound="QwirkleReplayVerdictAccepted")


@_attrs_define
class QwirkleReplayVerdictAccepted:
    """The move is legal."""

    move: QwirkleMovePass | QwirkleMovePlace | QwirkleMoveStop | QwirkleMoveSwap | QwirkleMoveSwapHidden
    """ A move of Qwirkle. """
    gained: int
    """ What it scored, as the score of apply tells it. """
    totals: list[int]
    """ The total of each seat after it. """
    verdict: Literal["accepted"] = "accepted"
    claimed: ClaimedScore | Unset = UNSET
    """ What was written down of the score when a move had been made. What is left out is not compared. """
    differs: list[str] | Unset = UNSET
    """ What of the claim is wrong; absent if nothing is. """
    unverified: list[Unverified] | Unset = UNSET
    """ The rules that could not be checked, because the state hides what they hang on; absent if there are
    none. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.qwirkle_move_pass import QwirkleMovePass
        from ..models.qwirkle_move_place import QwirkleMovePlace
        from ..models.qwirkle_move_swap import QwirkleMoveSwap
        from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden

        move: dict[str, Any]
        if isinstance(self.move, QwirkleMovePlace):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMoveSwap):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMoveSwapHidden):
            move = self.move.to_dict()
        elif isinstance(self.move, QwirkleMovePass):
            move = self.move.to_dict()
        else:
            move = self.move.to_dict()

        gained = self.gained

        totals = self.totals

        verdict = self.verdict

        claimed: dict[str, Any] | Unset = UNSET
        if not isinstance(self.claimed, Unset):
            claimed = self.claimed.to_dict()

        differs: list[str] | Unset = UNSET
        if not isinstance(self.differs, Unset):
            differs = self.differs

        unverified: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unverified, Unset):
            unverified = []
            for unverified_item_data in self.unverified:
                unverified_item = unverified_item_data.to_dict()
                unverified.append(unverified_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "move": move,
                "gained": gained,
                "totals": totals,
                "verdict": verdict,
            }
        )
        if claimed is not UNSET:
            field_dict["claimed"] = claimed
        if differs is not UNSET:
            field_dict["differs"] = differs
        if unverified is not UNSET:
            field_dict["unverified"] = unverified

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.claimed_score import ClaimedScore
        from ..models.qwirkle_move_pass import QwirkleMovePass
        from ..models.qwirkle_move_place import QwirkleMovePlace
        from ..models.qwirkle_move_stop import QwirkleMoveStop
        from ..models.qwirkle_move_swap import QwirkleMoveSwap
        from ..models.qwirkle_move_swap_hidden import QwirkleMoveSwapHidden
        from ..models.unverified import Unverified

        d = dict(src_dict)

        def _parse_move(
            data: object,
        ) -> QwirkleMovePass | QwirkleMovePlace | QwirkleMoveStop | QwirkleMoveSwap | QwirkleMoveSwapHidden:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_place = QwirkleMovePlace.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_place
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_swap = QwirkleMoveSwap.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_swap
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_swap_hidden = QwirkleMoveSwapHidden.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_swap_hidden
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_move_qwirkle_move_pass = QwirkleMovePass.from_dict(data)

                return componentsschemas_qwirkle_move_qwirkle_move_pass
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_qwirkle_move_qwirkle_move_stop = QwirkleMoveStop.from_dict(data)

            return componentsschemas_qwirkle_move_qwirkle_move_stop

        move = _parse_move(d.pop("move"))

        gained = d.pop("gained")

        totals = cast(list[int], d.pop("totals"))

        verdict = cast(Literal["accepted"], d.pop("verdict"))
        if verdict != "accepted":
            raise ValueError(f"verdict must match const 'accepted', got '{verdict}'")

        _claimed = d.pop("claimed", UNSET)
        claimed: ClaimedScore | Unset
        if isinstance(_claimed, Unset):
            claimed = UNSET
        else:
            claimed = ClaimedScore.from_dict(_claimed)

        differs = cast(list[str], d.pop("differs", UNSET))

        _unverified = d.pop("unverified", UNSET)
        unverified: list[Unverified] | Unset = UNSET
        if _unverified is not UNSET:
            unverified = []
            for unverified_item_data in _unverified:
                unverified_item = Unverified.from_dict(unverified_item_data)

                unverified.append(unverified_item)

        qwirkle_replay_verdict_accepted = cls(
            move=move,
            gained=gained,
            totals=totals,
            verdict=verdict,
            claimed=claimed,
            differs=differs,
            unverified=unverified,
        )

        qwirkle_replay_verdict_accepted.additional_properties = d
        return qwirkle_replay_verdict_accepted

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
