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
    from ..models.qwirkle_options import QwirkleOptions
    from ..models.qwirkle_placed_tile import QwirklePlacedTile
    from ..models.qwirkle_player import QwirklePlayer
    from ..models.qwirkle_turn_over import QwirkleTurnOver
    from ..models.qwirkle_turn_play import QwirkleTurnPlay


T = TypeVar("T", bound="QwirkleState")


@_attrs_define
class QwirkleState:
    """A position of Qwirkle. What is neither on the board nor in a hand is in the bag."""

    rules: int
    """ The version of the rules, 1. """
    options: QwirkleOptions
    """ The options of a game of Qwirkle, in full. """
    players: list[QwirklePlayer]
    """ The players by seat, clockwise. """
    board: list[QwirklePlacedTile]
    """ The tiles on the board, in any order; written row by row from the top. """
    turn: QwirkleTurnOver | QwirkleTurnPlay
    """ Whose turn it is in Qwirkle. """
    ply: int
    """ How many moves have been accepted. """
    game: Literal["qwirkle"] = "qwirkle"
    """ The game. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.qwirkle_turn_play import QwirkleTurnPlay

        game = self.game

        rules = self.rules

        options = self.options.to_dict()

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        board = []
        for board_item_data in self.board:
            board_item = board_item_data.to_dict()
            board.append(board_item)

        turn: dict[str, Any]
        if isinstance(self.turn, QwirkleTurnPlay):
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
                "board": board,
                "turn": turn,
                "ply": ply,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_options import QwirkleOptions
        from ..models.qwirkle_placed_tile import QwirklePlacedTile
        from ..models.qwirkle_player import QwirklePlayer
        from ..models.qwirkle_turn_over import QwirkleTurnOver
        from ..models.qwirkle_turn_play import QwirkleTurnPlay

        d = dict(src_dict)
        game = cast(Literal["qwirkle"], d.pop("game"))
        if game != "qwirkle":
            raise ValueError(f"game must match const 'qwirkle', got '{game}'")

        rules = d.pop("rules")

        options = QwirkleOptions.from_dict(d.pop("options"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = QwirklePlayer.from_dict(players_item_data)

            players.append(players_item)

        board = []
        _board = d.pop("board")
        for board_item_data in _board:
            board_item = QwirklePlacedTile.from_dict(board_item_data)

            board.append(board_item)

        def _parse_turn(data: object) -> QwirkleTurnOver | QwirkleTurnPlay:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_qwirkle_turn_qwirkle_turn_play = QwirkleTurnPlay.from_dict(data)

                return componentsschemas_qwirkle_turn_qwirkle_turn_play
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_qwirkle_turn_qwirkle_turn_over = QwirkleTurnOver.from_dict(data)

            return componentsschemas_qwirkle_turn_qwirkle_turn_over

        turn = _parse_turn(d.pop("turn"))

        ply = d.pop("ply")

        qwirkle_state = cls(
            game=game,
            rules=rules,
            options=options,
            players=players,
            board=board,
            turn=turn,
            ply=ply,
        )

        qwirkle_state.additional_properties = d
        return qwirkle_state

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
