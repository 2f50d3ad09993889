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

if TYPE_CHECKING:
    from ..models.ludo_options import LudoOptions
    from ..models.ludo_player import LudoPlayer
    from ..models.ludo_turn_exit import LudoTurnExit
    from ..models.ludo_turn_move import LudoTurnMove
    from ..models.ludo_turn_over import LudoTurnOver
    from ..models.ludo_turn_roll import LudoTurnRoll


T = TypeVar("T", bound="LudoState")


@_attrs_define
class LudoState:
    """A position of Ludo."""

    rules: int
    """ The version of the rules, 1. """
    options: LudoOptions
    """ The options of a game of Ludo, in full. """
    players: list[LudoPlayer]
    """ The players by seat, clockwise. """
    starter: int
    """ Who started. """
    turn: LudoTurnExit | LudoTurnMove | LudoTurnOver | LudoTurnRoll
    """ Whose turn it is in Ludo, and what is asked of them. """
    ply: int
    """ How many moves have been accepted. """
    game: Literal["ludo"] = "ludo"
    """ The game. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ludo_turn_exit import LudoTurnExit
        from ..models.ludo_turn_move import LudoTurnMove
        from ..models.ludo_turn_roll import LudoTurnRoll

        game = self.game

        rules = self.rules

        options = self.options.to_dict()

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        starter = self.starter

        turn: dict[str, Any]
        if isinstance(self.turn, LudoTurnRoll):
            turn = self.turn.to_dict()
        elif isinstance(self.turn, LudoTurnMove):
            turn = self.turn.to_dict()
        elif isinstance(self.turn, LudoTurnExit):
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
                "starter": starter,
                "turn": turn,
                "ply": ply,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ludo_options import LudoOptions
        from ..models.ludo_player import LudoPlayer
        from ..models.ludo_turn_exit import LudoTurnExit
        from ..models.ludo_turn_move import LudoTurnMove
        from ..models.ludo_turn_over import LudoTurnOver
        from ..models.ludo_turn_roll import LudoTurnRoll

        d = dict(src_dict)
        game = cast(Literal["ludo"], d.pop("game"))
        if game != "ludo":
            raise ValueError(f"game must match const 'ludo', got '{game}'")

        rules = d.pop("rules")

        options = LudoOptions.from_dict(d.pop("options"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = LudoPlayer.from_dict(players_item_data)

            players.append(players_item)

        starter = d.pop("starter")

        def _parse_turn(data: object) -> LudoTurnExit | LudoTurnMove | LudoTurnOver | LudoTurnRoll:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ludo_turn_ludo_turn_roll = LudoTurnRoll.from_dict(data)

                return componentsschemas_ludo_turn_ludo_turn_roll
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ludo_turn_ludo_turn_move = LudoTurnMove.from_dict(data)

                return componentsschemas_ludo_turn_ludo_turn_move
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ludo_turn_ludo_turn_exit = LudoTurnExit.from_dict(data)

                return componentsschemas_ludo_turn_ludo_turn_exit
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_ludo_turn_ludo_turn_over = LudoTurnOver.from_dict(data)

            return componentsschemas_ludo_turn_ludo_turn_over

        turn = _parse_turn(d.pop("turn"))

        ply = d.pop("ply")

        ludo_state = cls(
            game=game,
            rules=rules,
            options=options,
            players=players,
            starter=starter,
            turn=turn,
            ply=ply,
        )

        ludo_state.additional_properties = d
        return ludo_state

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
