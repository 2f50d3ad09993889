from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_replay_move import PegsAndJokersReplayMove
    from ..models.pegs_and_jokers_replay_setup import PegsAndJokersReplaySetup
    from ..models.pegs_and_jokers_state import PegsAndJokersState


T = TypeVar("T", bound="PegsAndJokersReplayRequest")


@_attrs_define
class PegsAndJokersReplayRequest:
    """A game to be replayed: from a state or a set-up, exactly one of the two."""

    moves: list[PegsAndJokersReplayMove]
    """ The moves in order, at most 10,000. """
    state: PegsAndJokersState | Unset = UNSET
    """ A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile. """
    setup: PegsAndJokersReplaySetup | Unset = UNSET
    """ A new game from which a replay begins: what `new` takes, but for the list of moves. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        state: dict[str, Any] | Unset = UNSET
        if not isinstance(self.state, Unset):
            state = self.state.to_dict()

        setup: dict[str, Any] | Unset = UNSET
        if not isinstance(self.setup, Unset):
            setup = self.setup.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "moves": moves,
            }
        )
        if state is not UNSET:
            field_dict["state"] = state
        if setup is not UNSET:
            field_dict["setup"] = setup

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pegs_and_jokers_replay_move import PegsAndJokersReplayMove
        from ..models.pegs_and_jokers_replay_setup import PegsAndJokersReplaySetup
        from ..models.pegs_and_jokers_state import PegsAndJokersState

        d = dict(src_dict)
        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = PegsAndJokersReplayMove.from_dict(moves_item_data)

            moves.append(moves_item)

        _state = d.pop("state", UNSET)
        state: PegsAndJokersState | Unset
        if isinstance(_state, Unset):
            state = UNSET
        else:
            state = PegsAndJokersState.from_dict(_state)

        _setup = d.pop("setup", UNSET)
        setup: PegsAndJokersReplaySetup | Unset
        if isinstance(_setup, Unset):
            setup = UNSET
        else:
            setup = PegsAndJokersReplaySetup.from_dict(_setup)

        pegs_and_jokers_replay_request = cls(
            moves=moves,
            state=state,
            setup=setup,
        )

        pegs_and_jokers_replay_request.additional_properties = d
        return pegs_and_jokers_replay_request

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
