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

from ..models.pegs_and_jokers_card import PegsAndJokersCard, check_pegs_and_jokers_card

if TYPE_CHECKING:
    from ..models.pegs_and_jokers_options import PegsAndJokersOptions
    from ..models.pegs_and_jokers_player import PegsAndJokersPlayer
    from ..models.pegs_and_jokers_turn_draw import PegsAndJokersTurnDraw
    from ..models.pegs_and_jokers_turn_over import PegsAndJokersTurnOver
    from ..models.pegs_and_jokers_turn_play import PegsAndJokersTurnPlay


T = TypeVar("T", bound="PegsAndJokersState")


@_attrs_define
class PegsAndJokersState:
    """A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile."""

    rules: int
    """ The version of the rules, 1. """
    options: PegsAndJokersOptions
    """ The options of a game of Pegs and Jokers, in full. """
    players: list[PegsAndJokersPlayer]
    """ The players by seat, clockwise. """
    discard: list[PegsAndJokersCard]
    """ The cards discarded, the last at the end. """
    dealer: int
    """ Who dealt. """
    turn: PegsAndJokersTurnDraw | PegsAndJokersTurnOver | PegsAndJokersTurnPlay
    """ Whose turn it is in Pegs and Jokers, and what is asked of them. """
    ply: int
    """ How many moves have been accepted. """
    game: Literal["pegs-and-jokers"] = "pegs-and-jokers"
    """ The game. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.pegs_and_jokers_turn_draw import PegsAndJokersTurnDraw
        from ..models.pegs_and_jokers_turn_play import PegsAndJokersTurnPlay

        game = self.game

        rules = self.rules

        options = self.options.to_dict()

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        discard = []
        for discard_item_data in self.discard:
            discard_item: str = discard_item_data
            discard.append(discard_item)

        dealer = self.dealer

        turn: dict[str, Any]
        if isinstance(self.turn, PegsAndJokersTurnDraw):
            turn = self.turn.to_dict()
        elif isinstance(self.turn, PegsAndJokersTurnPlay):
            turn = self.turn.to_dict()
        else:
            turn = self.turn.to_dict()

        ply = self.ply

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "rules": rules,
                "options": options,
                "players": players,
                "discard": discard,
                "dealer": dealer,
                "turn": turn,
                "ply": ply,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pegs_and_jokers_options import PegsAndJokersOptions
        from ..models.pegs_and_jokers_player import PegsAndJokersPlayer
        from ..models.pegs_and_jokers_turn_draw import PegsAndJokersTurnDraw
        from ..models.pegs_and_jokers_turn_over import PegsAndJokersTurnOver
        from ..models.pegs_and_jokers_turn_play import PegsAndJokersTurnPlay

        d = dict(src_dict)
        game = cast(Literal["pegs-and-jokers"], d.pop("game"))
        if game != "pegs-and-jokers":
            raise ValueError(f"game must match const 'pegs-and-jokers', got '{game}'")

        rules = d.pop("rules")

        options = PegsAndJokersOptions.from_dict(d.pop("options"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = PegsAndJokersPlayer.from_dict(players_item_data)

            players.append(players_item)

        discard = []
        _discard = d.pop("discard")
        for discard_item_data in _discard:
            discard_item = check_pegs_and_jokers_card(discard_item_data)

            discard.append(discard_item)

        dealer = d.pop("dealer")

        def _parse_turn(data: object) -> PegsAndJokersTurnDraw | PegsAndJokersTurnOver | PegsAndJokersTurnPlay:
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

        turn = _parse_turn(d.pop("turn"))

        ply = d.pop("ply")

        pegs_and_jokers_state = cls(
            game=game,
            rules=rules,
            options=options,
            players=players,
            discard=discard,
            dealer=dealer,
            turn=turn,
            ply=ply,
        )

        pegs_and_jokers_state.additional_properties = d
        return pegs_and_jokers_state

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
