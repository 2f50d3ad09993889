from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ludo_blocking import LudoBlocking, check_ludo_blocking
from ..models.ludo_board import LudoBoard, check_ludo_board
from ..models.ludo_no_piece_on_the_way import (
    LudoNoPieceOnTheWay,
    check_ludo_no_piece_on_the_way,
)
from ..models.ludo_safe_squares import LudoSafeSquares, check_ludo_safe_squares
from ..types import UNSET, Unset

T = TypeVar("T", bound="LudoSetupOptions")


@_attrs_define
class LudoSetupOptions:
    """The options of a new game of Ludo; those left out take their defaults."""

    board: LudoBoard | Unset = UNSET
    """ What Ludo is played on. """
    exit_rolls: list[int] | Unset = UNSET
    """ The numbers with which a piece of Ludo leaves the yard: 1 to 6 different ones from 1 to 6, read in any order
    and
    written in ascending order. """
    no_piece_on_the_way: LudoNoPieceOnTheWay | Unset = UNSET
    """ What a player with no piece on the way and one in the yard does when the turn begins. """
    three_sixes_end_turn: bool | Unset = UNSET
    """ Whether the third 6 in a row ends the turn without a move. """
    roll_again_on_capture: bool | Unset = UNSET
    """ Whether a capture gives another roll. """
    roll_again_on_finish: bool | Unset = UNSET
    """ Whether a piece that reaches the finish gives another roll. """
    safe_squares: LudoSafeSquares | Unset = UNSET
    """ Which squares are safe in Ludo. """
    blocking: LudoBlocking | Unset = UNSET
    """ What stands in the way of a piece of Ludo. """
    exact_finish: bool | Unset = UNSET
    """ Whether the finish needs the exact number; otherwise a larger one stops there too. """
    play_all_places: bool | Unset = UNSET
    """ Whether the game goes on until one player is left. """
    rotate_starter: bool | Unset = UNSET
    """ Whether a rematch is started by the next seat; otherwise the same seat starts again. """
    turn_seconds: int | Unset = UNSET
    """ How many seconds a player has, 30 or 60. Absent: no limit. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        board: str | Unset = UNSET
        if not isinstance(self.board, Unset):
            board = self.board

        exit_rolls: list[int] | Unset = UNSET
        if not isinstance(self.exit_rolls, Unset):
            exit_rolls = self.exit_rolls

        no_piece_on_the_way: str | Unset = UNSET
        if not isinstance(self.no_piece_on_the_way, Unset):
            no_piece_on_the_way = self.no_piece_on_the_way

        three_sixes_end_turn = self.three_sixes_end_turn

        roll_again_on_capture = self.roll_again_on_capture

        roll_again_on_finish = self.roll_again_on_finish

        safe_squares: str | Unset = UNSET
        if not isinstance(self.safe_squares, Unset):
            safe_squares = self.safe_squares

        blocking: str | Unset = UNSET
        if not isinstance(self.blocking, Unset):
            blocking = self.blocking

        exact_finish = self.exact_finish

        play_all_places = self.play_all_places

        rotate_starter = self.rotate_starter

        turn_seconds = self.turn_seconds

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if board is not UNSET:
            field_dict["board"] = board
        if exit_rolls is not UNSET:
            field_dict["exit_rolls"] = exit_rolls
        if no_piece_on_the_way is not UNSET:
            field_dict["no_piece_on_the_way"] = no_piece_on_the_way
        if three_sixes_end_turn is not UNSET:
            field_dict["three_sixes_end_turn"] = three_sixes_end_turn
        if roll_again_on_capture is not UNSET:
            field_dict["roll_again_on_capture"] = roll_again_on_capture
        if roll_again_on_finish is not UNSET:
            field_dict["roll_again_on_finish"] = roll_again_on_finish
        if safe_squares is not UNSET:
            field_dict["safe_squares"] = safe_squares
        if blocking is not UNSET:
            field_dict["blocking"] = blocking
        if exact_finish is not UNSET:
            field_dict["exact_finish"] = exact_finish
        if play_all_places is not UNSET:
            field_dict["play_all_places"] = play_all_places
        if rotate_starter is not UNSET:
            field_dict["rotate_starter"] = rotate_starter
        if turn_seconds is not UNSET:
            field_dict["turn_seconds"] = turn_seconds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _board = d.pop("board", UNSET)
        board: LudoBoard | Unset
        if isinstance(_board, Unset):
            board = UNSET
        else:
            board = check_ludo_board(_board)

        exit_rolls = cast(list[int], d.pop("exit_rolls", UNSET))

        _no_piece_on_the_way = d.pop("no_piece_on_the_way", UNSET)
        no_piece_on_the_way: LudoNoPieceOnTheWay | Unset
        if isinstance(_no_piece_on_the_way, Unset):
            no_piece_on_the_way = UNSET
        else:
            no_piece_on_the_way = check_ludo_no_piece_on_the_way(_no_piece_on_the_way)

        three_sixes_end_turn = d.pop("three_sixes_end_turn", UNSET)

        roll_again_on_capture = d.pop("roll_again_on_capture", UNSET)

        roll_again_on_finish = d.pop("roll_again_on_finish", UNSET)

        _safe_squares = d.pop("safe_squares", UNSET)
        safe_squares: LudoSafeSquares | Unset
        if isinstance(_safe_squares, Unset):
            safe_squares = UNSET
        else:
            safe_squares = check_ludo_safe_squares(_safe_squares)

        _blocking = d.pop("blocking", UNSET)
        blocking: LudoBlocking | Unset
        if isinstance(_blocking, Unset):
            blocking = UNSET
        else:
            blocking = check_ludo_blocking(_blocking)

        exact_finish = d.pop("exact_finish", UNSET)

        play_all_places = d.pop("play_all_places", UNSET)

        rotate_starter = d.pop("rotate_starter", UNSET)

        turn_seconds = d.pop("turn_seconds", UNSET)

        ludo_setup_options = cls(
            board=board,
            exit_rolls=exit_rolls,
            no_piece_on_the_way=no_piece_on_the_way,
            three_sixes_end_turn=three_sixes_end_turn,
            roll_again_on_capture=roll_again_on_capture,
            roll_again_on_finish=roll_again_on_finish,
            safe_squares=safe_squares,
            blocking=blocking,
            exact_finish=exact_finish,
            play_all_places=play_all_places,
            rotate_starter=rotate_starter,
            turn_seconds=turn_seconds,
        )

        ludo_setup_options.additional_properties = d
        return ludo_setup_options

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
