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
    from ..models.ludo_move_move import LudoMoveMove
    from ..models.ludo_move_roll import LudoMoveRoll
    from ..models.unverified import Unverified


T = TypeVar("T", bound="LudoReplayVerdictAccepted")


@_attrs_define
class LudoReplayVerdictAccepted:
    """The move is legal."""

    move: LudoMoveMove | LudoMoveRoll
    """ A move of Ludo. """
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
        from ..models.ludo_move_roll import LudoMoveRoll

        move: dict[str, Any]
        if isinstance(self.move, LudoMoveRoll):
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
        from ..models.ludo_move_move import LudoMoveMove
        from ..models.ludo_move_roll import LudoMoveRoll
        from ..models.unverified import Unverified

        d = dict(src_dict)

        def _parse_move(data: object) -> LudoMoveMove | LudoMoveRoll:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ludo_move_ludo_move_roll = LudoMoveRoll.from_dict(data)

                return componentsschemas_ludo_move_ludo_move_roll
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_ludo_move_ludo_move_move = LudoMoveMove.from_dict(data)

            return componentsschemas_ludo_move_ludo_move_move

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

        ludo_replay_verdict_accepted = cls(
            move=move,
            gained=gained,
            totals=totals,
            verdict=verdict,
            claimed=claimed,
            differs=differs,
            unverified=unverified,
        )

        ludo_replay_verdict_accepted.additional_properties = d
        return ludo_replay_verdict_accepted

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
