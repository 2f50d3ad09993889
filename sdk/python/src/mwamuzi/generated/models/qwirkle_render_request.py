from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.picture_theme import PictureTheme, check_picture_theme
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.qwirkle_highlight import QwirkleHighlight
    from ..models.qwirkle_state import QwirkleState


T = TypeVar("T", bound="QwirkleRenderRequest")


@_attrs_define
class QwirkleRenderRequest:
    """A position to be drawn."""

    state: QwirkleState
    """ A position of Qwirkle. What is neither on the board nor in a hand is in the bag. """
    seat: int | Unset = UNSET
    """ Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is at
    the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as the
    state holds it. """
    highlight: QwirkleHighlight | Unset = UNSET
    """ What a picture of Qwirkle lights up beside the position. Cells more than six away from every tile are left
    out. """
    theme: PictureTheme | Unset = UNSET
    """ The colours of a picture. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        seat = self.seat

        highlight: dict[str, Any] | Unset = UNSET
        if not isinstance(self.highlight, Unset):
            highlight = self.highlight.to_dict()

        theme: str | Unset = UNSET
        if not isinstance(self.theme, Unset):
            theme = self.theme

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat
        if highlight is not UNSET:
            field_dict["highlight"] = highlight
        if theme is not UNSET:
            field_dict["theme"] = theme

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.qwirkle_highlight import QwirkleHighlight
        from ..models.qwirkle_state import QwirkleState

        d = dict(src_dict)
        state = QwirkleState.from_dict(d.pop("state"))

        seat = d.pop("seat", UNSET)

        _highlight = d.pop("highlight", UNSET)
        highlight: QwirkleHighlight | Unset
        if isinstance(_highlight, Unset):
            highlight = UNSET
        else:
            highlight = QwirkleHighlight.from_dict(_highlight)

        _theme = d.pop("theme", UNSET)
        theme: PictureTheme | Unset
        if isinstance(_theme, Unset):
            theme = UNSET
        else:
            theme = check_picture_theme(_theme)

        qwirkle_render_request = cls(
            state=state,
            seat=seat,
            highlight=highlight,
            theme=theme,
        )

        qwirkle_render_request.additional_properties = d
        return qwirkle_render_request

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
